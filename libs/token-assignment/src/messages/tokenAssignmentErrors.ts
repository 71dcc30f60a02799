import type { TFunction } from 'i18next';
import type { TokenAssignmentErrorCode } from '@foyer/contract';
import { isFoyerError } from '@foyer/api-client';
import type { TokenAssignmentMessageKey } from './messageKeys.gen.ts';

/** Message of each error code of the domain; a code without one doesn't compile. */
const tokenAssignmentErrors: Record<TokenAssignmentErrorCode, TokenAssignmentMessageKey> = {
  invalidRequest: 'errors.rejected',
  unauthorized: 'errors.signedOut',
  forbidden: 'errors.rejected',
  emailUnverified: 'errors.emailUnverified',
  notFound: 'errors.gone',
  tooManyRequests: 'errors.tooManyRequests',
  serverError: 'errors.server',
  serviceUnavailable: 'errors.server',
  tokenNotActive: 'errors.notActive',
  tokensFrozen: 'errors.frozen',
};

const isKnown = (code: string): code is TokenAssignmentErrorCode => code in tokenAssignmentErrors;

/** Words an error: the server's message if there is one, otherwise ours [I8.02, C8.15]. */
export function tokenAssignmentErrorText(t: TFunction<'tokenAssignment'>, error: unknown): string {
  if (!isFoyerError(error)) return t('errors.unknown');
  if (error.kind !== 'rejected') return t(`errors.${error.kind}`);
  if (error.message !== '') return error.message;
  return isKnown(error.code) ? t(tokenAssignmentErrors[error.code]) : t('errors.unknown');
}
