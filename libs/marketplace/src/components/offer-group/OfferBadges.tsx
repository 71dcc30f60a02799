import { useTranslation } from 'react-i18next';
import type { OfferGroup } from '@foyer/contract';
import { Badge } from '@foyer/ui-kit';

/** So few are worth saying. */
const fewAtMost = 20;

/** Whether an offer is worth a badge, so that none leaves no empty line. */
export const hasBadges = ({ available, minimumAge }: OfferGroup): boolean =>
  available < fewAtMost || minimumAge !== undefined;

/** What one should know of an offer before choosing it: sold out, nearly so, from which age. */
export function OfferBadges({ offer }: { offer: OfferGroup }) {
  const { t } = useTranslation('marketplace');
  const { available, minimumAge } = offer;
  return (
    <>
      {available === 0 && <Badge tone="neutral">{t('saleState.soldOut')}</Badge>}
      {available > 0 && available < fewAtMost && (
        <Badge tone="warning">{t('offer.left', { count: available })}</Badge>
      )}
      {minimumAge !== undefined && <Badge tone="info">{t('offer.minimumAge', { age: minimumAge })}</Badge>}
    </>
  );
}
