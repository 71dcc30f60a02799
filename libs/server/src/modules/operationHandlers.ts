import type { Handlers } from '../http/operationContext.ts';
import { cartRoutes } from './cart/cart/cartRoutes.ts';
import { orderRoutes } from './cart/order/orderRoutes.ts';
import { paymentMeansRoutes } from './cart/payment-means/paymentMeansRoutes.ts';
import { paymentRoutes } from './cart/payment/paymentRoutes.ts';
import { payoutRoutes } from './cart/payout/payoutRoutes.ts';
import { identityRoutes } from './identity/identityRoutes.ts';
import { marketplaceRoutes } from './marketplace/marketplaceRoutes.ts';
import { shellRoutes } from './shell/shellRoutes.ts';
import { activityRoutes } from './token-assignment/activity/activityRoutes.ts';

/** Handlers of every operation of the contract, from the routes of the modules. A missing one does not compile. */
export const operationHandlers: Handlers = {
  ...cartRoutes,
  ...orderRoutes,
  ...paymentRoutes,
  ...paymentMeansRoutes,
  ...payoutRoutes,
  ...activityRoutes,
  ...identityRoutes,
  ...marketplaceRoutes,
  ...shellRoutes,
};
