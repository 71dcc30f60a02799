import type { Owner } from '../../world/owner.ts';
import { free, own, plain, type NounMakers } from '../shared/nounMakers.ts';
import { cardOf } from '../shared/purchase.ts';

const winOf = (owner: Owner) => owner.once('refused win', () => owner.world.make('refusedWin', owner.person));

/** A win in a draw whose card was refused, paid with a good one. */
export const repaymentMakers: NounMakers = {
  fields: {
    offerId: own(async (owner) => (await winOf(owner)).offerId),
    paymentMethodId: own(async (owner) => (await cardOf(owner)).paymentMethodId),
    acceptedTotal: plain(async (owner) => (await winOf(owner)).total),
    fraudSessionId: free(),
    googlePlaceId: free(),
  },
};
