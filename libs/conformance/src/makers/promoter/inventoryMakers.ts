import { plain, type NounMakers } from '../shared/nounMakers.ts';
import { saleEvent, saleOfferGroup } from '../shared/saleFields.ts';

export const inventoryMakers: NounMakers = {
  fields: { eventId: saleEvent, offerGroupId: saleOfferGroup, quantity: plain(() => 2) },
};
