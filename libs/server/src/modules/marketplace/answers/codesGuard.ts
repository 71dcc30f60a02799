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
