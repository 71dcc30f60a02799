import { keepPrivate } from '../../../platform/http/answers/caching.ts';
import type { Step } from '../../../platform/http/route.ts';
import { checkPromoCode } from '../../../sale/discount/promoCode.ts';
import { checkMarketplaceCode } from '../../../sale/event/marketplaceCode.ts';

type Coded = { eventId: string; marketplaceCode?: string; promoCode?: string };

/** Refuses a code of a sale window or a promotion that the event does not have, before the transaction of the call. */
export const codesGuard: Step<object> = {
  name: 'codesGuard',
  run: async ({ platform, body, request }, next) => {
    await checkMarketplaceCode(platform, body as Coded, request);
    await checkPromoCode(platform, body as Coded, request);
    return next({});
  },
};

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
