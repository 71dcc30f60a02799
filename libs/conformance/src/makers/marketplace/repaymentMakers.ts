import { free, own, plain, type NounMakers } from '../shared/nounMakers.ts';
import { cardOf, refusedWinOf } from '../shared/purchase.ts';

/** A win in a draw whose card was refused, paid with a good one. */
export const repaymentMakers: NounMakers = {
  fields: {
    offerId: own(async (owner) => (await refusedWinOf(owner)).offerId),
    paymentMethodId: own(async (owner) => (await cardOf(owner)).paymentMethodId),
    acceptedTotal: plain(async (owner) => (await refusedWinOf(owner)).total),
    fraudSessionId: free(),
    googlePlaceId: free(),
  },
};
