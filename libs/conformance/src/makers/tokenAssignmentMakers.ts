import type { GuestCheckout } from '@foyer/contract';
import type { Owner } from '../world/owner.ts';
import { free, own, plain, shown, sold, type DomainMakers } from './shared/nounMakers.ts';
import { cardOf, orderOf } from './shared/purchase.ts';
import { saleEvent } from './shared/saleFields.ts';
import { clientLinkOf, promoterLinkOf } from './shared/saleLinks.ts';
import { assignmentMakers } from './token-assignment/assignmentMakers.ts';
import { seasonMakers } from './token-assignment/seasonMakers.ts';

async function cursorOf({ client, person: { token } }: Owner): Promise<string> {
  return (await client.call('listAttendingEvents', { token, query: { limit: 1 } })).nextCursor ?? '';
}

const totalOf =
  (call: 'checkoutPromoterPurchasePublicly' | 'checkoutGuestPurchasePublicly') => async (owner: Owner) => {
    const ofPromoter = call === 'checkoutPromoterPurchasePublicly';
    const assignmentString = await (ofPromoter ? promoterLinkOf(owner) : clientLinkOf(owner));
    const { quote }: GuestCheckout = await owner.client.call(call, { query: { assignmentString } });
    return quote.total;
  };

const seen = ['state', 'emailAddress'];

export const tokenAssignmentMakers: DomainMakers<'token-assignment'> = {
  activity: {
    fields: {
      // Answers only about events that the caller attends.
      eventId: shown(async (owner) => {
        await orderOf(owner);
        return saleEvent.make?.(owner);
      }),
      tokenId: sold(async (owner) => (await orderOf(owner)).tokens[0]!.tokenId),
      cursor: free(cursorOf),
    },
    answers: {
      getActivitySummary: ['state'],
      getEntrySecret: ['secret'],
      getEventActivity: ['state'],
      listActiveOfferEvents: ['state'],
      listAttendingEvents: ['state'],
    },
  },
  assignment: assignmentMakers,
  'guest-purchase': {
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
  },
  season: seasonMakers,
  'wallet-pass': {
    fields: { tokenId: sold(async (owner) => (await orderOf(owner)).tokens[0]!.tokenId) },
  },
};
