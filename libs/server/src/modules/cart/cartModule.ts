import { joinModules } from '../../platform/module/joinModules.ts';
import type { ServerModule } from '../../platform/module/serverModule.ts';
import { buyerPersonalData } from './buyer/buyerPersonalData.ts';
import { cartReminderModule } from './cart-reminder/cartReminderModule.ts';
import { cartRoutes } from './cart/cartRoutes.ts';
import { discountRoutes } from './discount/discountRoutes.ts';
import { orderRoutes } from './order/orderRoutes.ts';
import { paymentMeansRoutes } from './payment-means/paymentMeansRoutes.ts';
import { paymentRoutes } from './payment/paymentRoutes.ts';
import { payoutRoutes } from './payout/payoutRoutes.ts';
import { refundRoutes } from './refund/refundRoutes.ts';

const ownModule = {
  routes: {
    ...cartRoutes,
    ...discountRoutes,
    ...orderRoutes,
    ...paymentRoutes,
    ...paymentMeansRoutes,
    ...payoutRoutes,
    ...refundRoutes,
  },
  personalData: [buyerPersonalData],
  tables: {
    payoutMethod: { exportedAs: 'payoutMethods', personal: { emailAddress: ['emailAddress'] } },
  },
} satisfies ServerModule;

/** Cart, payment, receipt, refund, promo codes, stored cards, payout methods and reminders. */
export const cartModule = joinModules(ownModule, cartReminderModule);
