import type { NounMakers } from '../shared/nounMakers.ts';
import { plain, shown } from '../shared/nounMakers.ts';
import { saleEvent, saleOfferGroup } from '../shared/saleFields.ts';

/** The sale is not sold out: its wait list can be read and left, and joining or claiming changes nothing. */
export const waitListMakers: NounMakers = {
  fields: {
    eventId: saleEvent,
    offerGroupIds: shown(async (owner) => [await saleOfferGroup.make?.(owner)]),
    quantity: plain(() => 1),
  },
  answers: { getWaitList: ['state'], listWaitListEntries: ['state'] },
};
