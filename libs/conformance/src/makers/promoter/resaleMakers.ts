import { plain, type NounMakers } from '../shared/nounMakers.ts';
import { saleEvent } from '../shared/saleFields.ts';

/** The rules stay as open as they are: others sell in the shared sale. */
export const resaleMakers: NounMakers = {
  fields: {
    eventId: saleEvent,
    isAllowed: plain(() => true),
    opensAt: plain(() => undefined),
    closesAt: plain(() => undefined),
    capBasisPoints: plain(() => undefined),
    blockedOfferGroupIds: plain(() => []),
  },
};
