import { implement, route } from '../../../platform/http/route.ts';
import { resumable } from '../../../platform/http/resumable.ts';
import { withTransaction } from '../../../platform/http/withTransaction.ts';
import { declineWin } from './declineWin.ts';
import { repayOffer } from './repayOffer.ts';

/** Next steps after a refused card, for wins of draws and auctions: paying again, or giving the win up. */
export const repaymentRoutes = implement({
  repayOffer: resumable(repayOffer),
  declineOfferPayment: route(withTransaction, ({ actor, body, ...context }) =>
    declineWin({ ...context, userId: actor.userId }, body.offerId),
  ),
});
