import type { NounMakers } from '../shared/nounMakers.ts';
import { plain, shown } from '../shared/nounMakers.ts';
import { saleEvent, saleOfferGroup } from '../shared/saleFields.ts';

/** The sale is not sold out, so its wait list can be read and left, and has nothing to join or claim. */
export const waitListMakers: NounMakers = {
  fields: {
    eventId: saleEvent,
    offerGroupIds: shown(async (owner) => [await saleOfferGroup.make?.(owner)]),
    quantity: plain(() => 1),
  },
};
