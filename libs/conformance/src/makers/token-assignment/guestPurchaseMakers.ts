import type { GuestCheckout } from '@foyer/contract';
import { free, own, plain, type NounMakers } from '../shared/nounMakers.ts';
import { cardOf } from '../shared/purchase.ts';
import { clientLinkOf, promoterLinkOf } from '../shared/saleLinks.ts';
import type { Owner } from '../../world/owner.ts';

const totalOf =
  (call: 'checkoutPromoterPurchasePublicly' | 'checkoutGuestPurchasePublicly') => async (owner: Owner) => {
    const ofPromoter = call === 'checkoutPromoterPurchasePublicly';
    const assignmentString = await (ofPromoter ? promoterLinkOf(owner) : clientLinkOf(owner));
    const { quote }: GuestCheckout = await owner.client.call(call, { query: { assignmentString } });
    return quote.total;
  };

const seen = ['state', 'emailAddress'];

export const guestPurchaseMakers: NounMakers = {
  fields: {
    assignmentString: free(promoterLinkOf),
    'validateGuestPurchase.assignmentString': free(clientLinkOf),
    'checkoutGuestPurchase.assignmentString': free(clientLinkOf),
    'checkoutGuestPurchasePublicly.assignmentString': free(clientLinkOf),
    'declineGuestPurchase.assignmentString': free(clientLinkOf),
    'purchaseFromClient.assignmentString': free(clientLinkOf),
    paymentMethodId: own(async (owner) => (await cardOf(owner)).paymentMethodId),
    fraudSessionId: free(),
    'checkoutPromoterPurchasePublicly.paymentMethodId': plain(() => undefined),
    'checkoutGuestPurchasePublicly.paymentMethodId': plain(() => undefined),
    'purchaseFromPromoter.acceptedTotal': plain(totalOf('checkoutPromoterPurchasePublicly')),
    'purchaseFromClient.acceptedTotal': plain(totalOf('checkoutGuestPurchasePublicly')),
  },
  // What the links of this world hold is not free.
  alwaysSent: { purchaseFromPromoter: ['paymentMethodId'], purchaseFromClient: ['paymentMethodId'] },
  answers: {
    // Masked.
    validatePromoterPurchase: seen,
    validateGuestPurchase: seen,
    checkoutPromoterPurchase: seen,
    checkoutGuestPurchase: seen,
    checkoutPromoterPurchasePublicly: seen,
    checkoutGuestPurchasePublicly: seen,
  },
};
