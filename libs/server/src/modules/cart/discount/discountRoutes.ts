import { found } from '../../../platform/http/answers/failure.ts';
import { implement } from '../../../platform/http/route.ts';
import { findSaleEvent } from '../../../sale/offer/offerRepository.ts';
import { discountOf, eventOfCode } from './discountService.ts';

export const discountRoutes = implement({
  validateDiscountCode: async ({ body: { discountCode, eventId }, actor, site, ...context }) => {
    const event =
      eventId === undefined
        ? await eventOfCode(context, { discountCode, scope: site })
        : found(await findSaleEvent(context.platform.database.query, eventId, site));
    return discountOf(context, { ...event, discountCode }, actor.userId);
  },

  getPublicDiscount: async ({ query: { discountCode, eventId }, site, ...context }) => {
    const event = found(await findSaleEvent(context.platform.database.query, eventId, site));
    return discountOf(context, { ...event, discountCode });
  },
});
