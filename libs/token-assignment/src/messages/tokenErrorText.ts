import type { TFunction } from 'i18next';
import { errorCodeOf, errorText } from '@foyer/api-client';

/** Words a failure to show a {product}; one that the server doesn't have is no longer valid [C8.15]. */
export const tokenErrorText = (t: TFunction<'tokenAssignment'>, error: unknown): string =>
  errorCodeOf(error) === 'notFound' ? t('token.gone') : errorText(t, error);
