import { free, own, plain, type NounMakers } from '../shared/nounMakers.ts';
import { cardOf, newCardToken, verificationOf } from '../shared/purchase.ts';
import { saleEvent } from '../shared/saleFields.ts';

export const paymentMeansMakers: NounMakers = {
  fields: {
    eventId: saleEvent,
    cardToken: free(newCardToken),
    // The schema's lowest year is over.
    expiryYear: plain(() => 2099),
    paymentMethodId: own(async (owner) => (await cardOf(owner)).paymentMethodId),
    'verifyPaymentMeans.paymentMethodId': own(async (owner) => (await verificationOf(owner)).paymentMethodId),
    verificationToken: own(async (owner) => (await verificationOf(owner)).verificationToken),
  },
  answers: { listPaymentMeans: ['postalCode'] },
};
