import { randomUUID } from 'node:crypto';
import type { Owner } from '../world/owner.ts';
import { free, own, plain, sold, type DomainMakers } from './shared/nounMakers.ts';
import {
  cardOf,
  cartOf,
  externalPaymentOf,
  externalTypeOf,
  newCardToken,
  orderOf,
  refundOf,
  verificationOf,
} from './shared/purchase.ts';
import { noCode, saleEvent, saleOfferGroup, sectionCode } from './shared/saleFields.ts';

async function cursorOf({ client, person: { token } }: Owner): Promise<string> {
  return (await client.call('listOrders', { token, query: { limit: 1 } })).nextCursor ?? '';
}

export const cartMakers: DomainMakers<'cart'> = {
  cart: {
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
  },
  discount: {
    // Without it, the code is looked for in the events that are listed.
    alwaysSent: { validateDiscountCode: ['eventId'] },
    fields: {
      eventId: saleEvent,
      discountCode: free(({ world, sale }) => world.make('promoCode', { sale })),
    },
  },
  order: {
    fields: {
      orderId: sold(async (owner) => (await orderOf(owner)).orderId),
      cursor: free(cursorOf),
    },
    answers: { getOrder: ['state'], listOrders: ['state'] },
  },
  'payment-means': {
    fields: {
      eventId: saleEvent,
      cardToken: free(newCardToken),
      // The schema's lowest year is over.
      expiryYear: plain(() => 2099),
      paymentMethodId: own(async (owner) => (await cardOf(owner)).paymentMethodId),
      'verifyPaymentMeans.paymentMethodId': own(
        async (owner) => (await verificationOf(owner)).paymentMethodId,
      ),
      verificationToken: own(async (owner) => (await verificationOf(owner)).verificationToken),
    },
    answers: { listPaymentMeans: ['postalCode'] },
  },
  payment: {
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
  },
  payout: {
    fields: {
      year: plain(() => 2026),
      emailAddress: plain(() => 'payout@paypal.example'),
      payoutMethodId: own(async ({ client, person }) => {
        const body = { emailAddress: 'archived@paypal.example' };
        return (await client.call('addPayPalAccount', { token: person.token, body })).payoutMethodId;
      }),
    },
    answers: { listPayoutMethods: ['emailAddress'], addPayPalAccount: ['emailAddress'] },
  },
  refund: {
    fields: {
      eventId: saleEvent,
      tokenIds: sold(async (owner) =>
        (await refundOf(owner)).flatMap(({ tokens }) => tokens.map(({ tokenId }) => tokenId)),
      ),
      acceptedAmount: plain(async (owner) => {
        const refunds = (await refundOf(owner)).map(({ refund }) => refund);
        return { ...refunds[0], amount: refunds.reduce((sum, { amount }) => sum + amount, 0) };
      }),
    },
    answers: { getRefundCheckout: ['state'] },
  },
};
