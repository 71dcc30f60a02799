import { idempotent, replaying } from '../../../platform/http/idempotent.ts';
import { implement, route } from '../../../platform/http/route.ts';
import { withTransaction } from '../../../platform/http/withTransaction.ts';
import { checkMarketplaceCode } from '../../../sale/event/marketplaceCode.ts';
import { checkPromoCode } from '../../../sale/discount/promoCode.ts';
import { checkout } from '../checkout/checkoutService.ts';
import { offeringNextBest } from '../../../sale/hold/seatsLost.ts';
import { refuseWaiting } from '../../../sale/waiting-room/roomGuard.ts';
import { limitUnverified } from '../../../sale/limit/limitUnverified.ts';
import { clearCart, extend, getOpenCart } from './cartService.ts';

export const cartRoutes = implement({
  checkoutCart: route(idempotent, replaying, offeringNextBest, async ({ actor, body, ...context }) => {
    await refuseWaiting({ ...context, actor }, body.eventId);
    await limitUnverified(context.platform, actor, body, context.request);
    await checkMarketplaceCode(context.platform, body, context.request);
    await checkPromoCode(context.platform, body, context.request);
    return checkout({ ...context, userId: actor.userId }, body);
  }),
  getOpenCart: ({ platform, actor: { userId }, query: { eventId }, site, locale }) =>
    getOpenCart({ platform, site, locale, userId }, eventId),
  clearCart: route(idempotent, withTransaction, ({ actor, body, ...context }) =>
    clearCart({ ...context, userId: actor.userId }, body),
  ),
  extendHold: route(idempotent, withTransaction, ({ actor, body, ...context }) =>
    extend({ ...context, userId: actor.userId }, body),
  ),
});
