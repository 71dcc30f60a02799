import { isOff } from '@foyer/contract';
import { allowed, refused, type Permission } from '../../platform/http/access/permission.ts';
import { isOpenAt, type OpenTime } from '../event/saleStates.ts';

/** Facts of an offer for its policy. */
export interface HoldableOffer extends OpenTime {
  marketplaceType: string;
}

/** Circumstances of a hold. */
interface Circumstances {
  /** Status of the event. */
  status: string;
  /** Database time. */
  now: Date;
  /** Free places; absent where the hold itself counts them. */
  free?: number;
}

/** Tells whether a window takes purchases or entries now, or from when. */
export const mayUseWindow = (window: OpenTime, now: Date): Permission =>
  isOpenAt(window, now)
    ? allowed
    : refused('marketplaceClosed', now < window.opensAt ? window.opensAt : undefined);

/**
 * Tells whether an offer may be held: in an open window of a sale at fixed prices, of an event that is not off.
 * Checkout uses it for each line that grows, and so do the answers that list offers.
 */
export function mayHold(offer: HoldableOffer, { status, now, free }: Circumstances): Permission {
  if (isOff({ status }) || offer.marketplaceType !== 'purchase') return refused('marketplaceClosed');
  if (free === 0) return refused('purchaseSoldOut');
  return mayUseWindow(offer, now);
}
