import { useTranslation } from 'react-i18next';
import type { ShareTexts } from '@foyer/ui-kit';

/** Returns the texts of a button that shares an event, performer, venue or organiser. */
export function useShareTexts(): ShareTexts {
  const { t } = useTranslation('share');
  return { share: t('share'), copied: t('copied'), failed: t('failed') };
}
