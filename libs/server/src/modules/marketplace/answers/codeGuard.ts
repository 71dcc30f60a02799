import { keepPrivate } from '../../../platform/http/caching.ts';
import type { Step } from '../../../platform/http/route.ts';
import { checkMarketplaceCode } from '../../../sale/event/marketplaceCode.ts';

type Coded = { eventId: string; marketplaceCode?: string };

/**
 * Refuses an invalid `marketplaceCode` before a cache is read, and keeps answers for a valid one out of shared
 * caches.
 */
export const codeGuard: Step<object> = {
  name: 'codeGuard',
  run: async (context, next) => {
    const coded = { ...(context.query as Coded), ...(context.body as Coded | undefined) };
    if (coded.marketplaceCode === undefined) return next({});
    await checkMarketplaceCode(context.platform, coded, context.request);
    return keepPrivate(context.serialise(await next({})));
  },
};
