import { useTranslation } from 'react-i18next';
import type { OfferGroup } from '@foyer/contract';
import { Badge } from '@foyer/ui-kit';

/** Greatest stock that shows a badge with the number left. */
const fewAtMost = 20;

/** Whether an offer has any badge; without one, no empty line is rendered. */
export const hasBadges = ({ available, minimumAge, tokensEach }: OfferGroup): boolean =>
  available < fewAtMost || minimumAge !== undefined || tokensEach !== undefined;

/** Badges of an offer: contents of a table or package, sold out, few left, minimum age. */
export function OfferBadges({ offer }: { offer: OfferGroup }) {
  const { t } = useTranslation('marketplace');
  const { available, minimumAge, tokensEach } = offer;
  return (
    <>
      {tokensEach !== undefined && <Badge tone="info">{t('offer.brings', { count: tokensEach })}</Badge>}
      {available === 0 && <Badge tone="neutral">{t('saleState.soldOut')}</Badge>}
      {available > 0 && available < fewAtMost && (
        <Badge tone="warning">{t('offer.left', { count: available })}</Badge>
      )}
      {minimumAge !== undefined && <Badge tone="info">{t('offer.minimumAge', { age: minimumAge })}</Badge>}
    </>
  );
}
