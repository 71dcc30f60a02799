import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import type { TranslateError } from '@foyer/ui-kit/forms';

/** Translates the error keys of a form; server messages pass unchanged. */
export function useTranslate(): TranslateError {
  const { t, i18n } = useTranslation('identity');
  return useCallback<TranslateError>(
    (key: string, values?: Record<string, unknown>) =>
      i18n.exists(key, { ns: 'identity' }) ? t(key as 'menu.logIn', values ?? {}) : key,
    [t, i18n],
  );
}
