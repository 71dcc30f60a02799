import { implement, route } from '../../../platform/http/route.ts';
import { resumable } from '../../../platform/http/resumable.ts';
import { withTransaction } from '../../../platform/http/withTransaction.ts';
import type { ServerModule } from '../../../platform/module/serverModule.ts';
import { declineWin } from './declineWin.ts';
import { repayOffer } from './repayOffer.ts';

/** Next steps after a refused card, for wins of draws and auctions: paying again, or giving the win up. */
const repaymentRoutes = implement({
  repayOffer: resumable(repayOffer),
  declineOfferPayment: route(withTransaction, ({ actor, body, ...context }) =>
    declineWin({ ...context, userId: actor.userId }, body.offerId),
  ),
});

/** Paying for a win with another card after a refusal, or giving it up. */
export const repaymentModule = { routes: repaymentRoutes } satisfies ServerModule;
