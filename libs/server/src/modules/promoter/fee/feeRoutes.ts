import { implement, route } from '../../../platform/http/route.ts';
import { withTransaction } from '../../../platform/http/withTransaction.ts';
import type { ServerModule } from '../../../platform/module/serverModule.ts';
import { getBuyerPrices, getDraftBuyerPrices } from './buyerPriceService.ts';
import { getEventFees, setEventFees, setResaleProfitShare, validateFeeName } from './feeService.ts';

const feeRoutes = implement({
  validateCustomFeeName: async ({ platform, query }) => {
    await validateFeeName(platform.database.query, query);
    return { ok: true };
  },
  getEventFees: ({ platform, site, query: { eventId } }) =>
    getEventFees(platform.database.query, { eventId, scope: site }),
  getBuyerPrices: ({ platform, site, locale, body }) => getBuyerPrices({ platform, site, locale }, body),
  getDraftBuyerPrices: ({ platform, site, locale, body }) =>
    getDraftBuyerPrices({ platform, site, locale }, body),
  setEventFees: route(withTransaction, ({ platform, tx, now, site, body }) =>
    setEventFees({ platform, tx, now, scope: site }, body),
  ),
  setResaleProfitShare: route(withTransaction, ({ tx, now, site, body }) =>
    setResaleProfitShare({ tx, now, scope: site }, body),
  ),
});

/** Fees of an event, set by its organiser. */
export const feeModule = { routes: feeRoutes } satisfies ServerModule;
