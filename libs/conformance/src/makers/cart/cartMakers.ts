import { randomUUID } from 'node:crypto';
import { free, plain, sold, type NounMakers } from '../shared/nounMakers.ts';
import { cartOf } from '../shared/purchase.ts';
import { noCode, saleEvent, saleOfferGroup, sectionCode } from '../shared/saleFields.ts';

export const cartMakers: NounMakers = {
  fields: {
    eventId: saleEvent,
    'getOpenCart.eventId': sold(async (owner) => (await cartOf(owner)).eventId),
    offerGroupId: saleOfferGroup,
    // Not sent: the offer of a full request is of no package.
    packageId: plain(() => undefined),
    // Not sent either: the organiser sells it, no fan.
    offerId: plain(() => undefined),
    marketplaceCode: noCode,
    promoCode: noCode,
    sectionCode: plain(sectionCode.make),
    cartGuid: free(() => randomUUID()),
    purchaseToken: sold(async (owner) => (await cartOf(owner)).purchaseToken),
  },
};
