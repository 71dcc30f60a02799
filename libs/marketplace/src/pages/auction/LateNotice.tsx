import { useTranslation } from 'react-i18next';
import type { AuctionOffer } from '@foyer/contract';
import { formatMoney } from '@foyer/util';
import { LiveRegion, Notice } from '@foyer/ui-kit';

/**
 * Notice that the auction closed before the fan confirmed: nothing was made, and an earlier offer stands. It outlives
 * the form, which goes at the close.
 */
export function LateNotice({ isLate, offer }: { isLate: boolean; offer: AuctionOffer | undefined }) {
  const { t, i18n } = useTranslation('auction');
  const stands = offer?.state === 'open' || offer?.state === 'pendingResults';
  const text = stands
    ? t('late.raise', { price: formatMoney(offer.price, i18n.language) })
    : (!offer || offer.state === 'cancelled') && t('late.make');
  return <LiveRegion>{isLate && text && <Notice tone="warning">{text}</Notice>}</LiveRegion>;
}
