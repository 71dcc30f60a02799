import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { UiTexts } from '@foyer/ui-kit';

/** Returns the kit's own texts in the current locale. */
export function useKitTexts(): UiTexts {
  const { t, i18n } = useTranslation('shell');
  return useMemo(
    () => ({
      close: t('kit.close'),
      loading: t('loading'),
      messages: t('kit.messages'),
      opensInNewTab: t('kit.opensInNewTab'),
      optional: t('kit.optional'),
      showPassword: t('kit.showPassword'),
      hidePassword: t('kit.hidePassword'),
      passwordStrength: [
        t('kit.strength.weak'),
        t('kit.strength.fair'),
        t('kit.strength.good'),
        t('kit.strength.strong'),
      ],
      search: t('kit.search'),
      clearSearch: t('kit.clearSearch'),
      noResults: t('kit.noResults'),
      day: t('kit.day'),
      month: t('kit.month'),
      year: t('kit.year'),
      decrease: t('kit.decrease'),
      increase: t('kit.increase'),
      retry: t('error.retry'),
      charactersLeft: (left: number) =>
        left < 0 ? t('kit.charactersTooMany', { count: -left }) : t('kit.charactersLeft', { count: left }),
      yes: t('kit.yes'),
      no: t('kit.no'),
    }),
    // oxlint-disable-next-line react/exhaustive-deps -- the language changes what `t` returns, while `t` may stay the same
    [t, i18n.language],
  );
}
