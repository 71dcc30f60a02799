import { implement } from '../../../platform/http/route.ts';
import type { ServerModule } from '../../../platform/module/serverModule.ts';
import { changeAuctionMinimum, changeAuctionStock, closeAuctionEarly, openAuction } from './manageAuction.ts';
import { exportAuction, readClientAuction } from './readClientAuction.ts';

/** Auctions for their organisers; the guard of `x-right` has checked the caller's right in the event. */
const clientAuctionRoutes = implement({
  getClientAuction: ({ query, ...context }) => readClientAuction(context, query.eventId),
  openClientAuction: async ({ actor: { userId }, body, ...context }) => {
    await openAuction(context.platform, { ...body, by: { userId } });
    return readClientAuction(context, body.eventId);
  },
  closeClientAuction: async ({ actor: { userId }, body, ...context }) => {
    await closeAuctionEarly(context.platform, { ...body, closesAt: new Date(body.closesAt), by: { userId } });
    return readClientAuction(context, body.eventId);
  },
  changeAuctionStock: async ({ actor: { userId }, body, ...context }) => {
    await changeAuctionStock(context.platform, { ...body, by: { userId } });
    return readClientAuction(context, body.eventId);
  },
  changeAuctionMinimum: async ({ actor: { userId }, body, ...context }) => {
    await changeAuctionMinimum(context.platform, { ...body, by: { userId } });
    return readClientAuction(context, body.eventId);
  },
  exportAuction: ({ actor: { userId }, body, platform }) =>
    exportAuction(platform, { ...body, by: { userId } }),
});

/** Auctions for their organisers. */
export const clientAuctionModule = { routes: clientAuctionRoutes } satisfies ServerModule;
