import { newAddress } from '../shared/accounts.ts';
import { free, plain, type NounMakers } from '../shared/nounMakers.ts';
import { saleEvent, saleOfferGroup } from '../shared/saleFields.ts';
import { engagementOfferOf } from '../shared/saleLinks.ts';

export const handOverMakers: NounMakers = {
  fields: {
    eventId: saleEvent,
    offerGroupId: saleOfferGroup,
    quantity: plain(() => 1),
    emailAddress: plain(newAddress),
    ages: plain(() => undefined),
    seatCodes: plain(() => undefined),
    assignmentString: free(engagementOfferOf),
  },
  answers: {
    // Masked.
    validateEngagementOffer: ['state', 'emailAddress'],
  },
};
