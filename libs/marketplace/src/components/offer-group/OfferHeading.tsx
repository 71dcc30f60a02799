import { useTranslation } from 'react-i18next';
import { Inline, theme } from '@foyer/ui-kit';

/** Heading of a list of offers; it says what the prices include. */
export function OfferHeading({ children }: { children: string }) {
  const { t } = useTranslation('marketplace');
  return (
    <Inline gap={3} justify="between" align="baseline">
      <h2>{children}</h2>
      <p css={{ fontSize: theme.text.small, color: theme.color.contentMuted }}>{t('offer.allIn')}</p>
    </Inline>
  );
}
