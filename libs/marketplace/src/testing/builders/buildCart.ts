import type { Cart } from '@foyer/contract';
import type { PickLine } from '../../model/pick/pickSlice.ts';
import { idOf } from './buildEvents.ts';
import { eventId } from '../marketplaceSettings.ts';
import { buildOffer, buildPrice } from './buildOffers.ts';

/** Builds the server's answer to a held line, with ten minutes to pay. */
export function buildHeldCart({ offerGroupId, quantity, seatCodes }: PickLine): Cart {
  const { category, name, price } = buildOffer();
  return {
    eventId,
    purchaseToken: 'purchase-token-of-a-test-cart',
    purchaseTokenExpiration: '2027-01-01T17:10:00Z',
    serverTime: '2027-01-01T17:00:00Z',
    allowed: { extend: { allowed: true } },
    lines: [
      {
        lineId: '01936f5e-7c00-7000-8000-000000000001',
        cartGuid: 'line-1',
        offerGroupId,
        inventoryItemId: idOf(120),
        category,
        name,
        seating: 'seated',
        quantity,
        seats: seatCodes.map((seatCode) => {
          const [sectionCode = '', row = '', seat = ''] = seatCode.split('-');
          return { seatCode, sectionCode, section: sectionCode, row, seat };
        }),
        ages: [{ ageGroup: 'ADULT', quantity }],
        unitPrices: [{ ageGroup: 'ADULT', quantity, allIn: price.allIn }],
        price: buildPrice(12_000 * quantity),
      },
    ],
    quote: buildPrice(24_000),
    priceChanges: [],
    needsShippingAddress: false,
  };
}
