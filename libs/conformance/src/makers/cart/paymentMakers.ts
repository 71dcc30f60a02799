import { free, own, plain, sold, type NounMakers } from '../shared/nounMakers.ts';
import { cardOf, cartOf, externalPaymentOf, externalTypeOf } from '../shared/purchase.ts';
import { noCode, saleEvent } from '../shared/saleFields.ts';

export const paymentMakers: NounMakers = {
  fields: {
    eventId: saleEvent,
    purchaseToken: sold(async (owner) => (await cartOf(owner)).purchaseToken),
    paymentMethodId: own(async (owner) => (await cardOf(owner)).paymentMethodId),
    acceptedTotal: plain(async (owner) => (await cartOf(owner)).quote.total),
    paymentType: sold(externalTypeOf),
    signedExternalPaymentKey: sold(externalPaymentOf),
    fraudSessionId: free(),
    googlePlaceId: free(),
    questionId: plain(),
    // Not sent: the event of a full request has no questions.
    answers: noCode,
  },
  // The offers of this world are not free.
  alwaysSent: { payCart: ['paymentMethodId'] },
};
