import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
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
