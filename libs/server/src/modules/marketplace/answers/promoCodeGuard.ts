import type { Step } from '../../../platform/http/route.ts';
import { checkPromoCode } from '../../../sale/discount/promoCode.ts';

type Coded = { eventId: string; promoCode?: string };

/** Refuses a promo code that the event does not have, before the transaction of the call. */
export const promoCodeGuard: Step<object> = {
  name: 'promoCodeGuard',
  run: async (context, next) => {
    await checkPromoCode(context.platform, context.body as Coded, context.request);
    return next({});
  },
};
