import { useCallback } from 'react';
import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { isFoyerError } from '@foyer/api-client';
import type { TranslateError } from '@foyer/ui-kit/forms';

/** Translates the error keys of this site's forms; server messages pass unchanged. */
export function useSiteWords(): TranslateError {
  const { t, i18n } = useTranslation('site');
  return useCallback<TranslateError>(
    (key: string, values?: Record<string, unknown>) =>
      i18n.exists(key, { ns: 'site' }) ? t(key as 'errors.required', values ?? {}) : key,
    [t, i18n],
  );
}

/** Words an error: the server's message if there is one, otherwise ours [I8.02]. */
export function siteErrorText(t: TFunction<'site'>, error: unknown): string {
  if (!isFoyerError(error)) return t('errors.unknown');
  if (error.kind !== 'rejected') return t(`errors.${error.kind}`);
  return error.message || t(error.status >= 500 ? 'errors.server' : 'errors.rejected');
}
