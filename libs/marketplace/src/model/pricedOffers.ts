import type { OfferGroup } from '@foyer/contract';
import type { SeatOffer } from '@foyer/seat-map';

/** Lists the offers that have a price on the map; extras have none there. */
export const pricedOffers = (offers: readonly OfferGroup[]): SeatOffer[] =>
  offers
    .filter(({ category, attendance }) => category === 'EVENT_ACCESS' && attendance === 'LIVE_ATTENDANCE')
    .map(({ offerGroupId, name, price, available }) => ({
      offerGroupId,
      name,
      allIn: price.allIn,
      available,
    }));
