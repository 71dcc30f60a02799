import type { Handlers } from '../platform/http/operationContext.ts';
import { cartRoutes } from '../modules/cart/cart/cartRoutes.ts';
import { orderRoutes } from '../modules/cart/order/orderRoutes.ts';
import { paymentMeansRoutes } from '../modules/cart/payment-means/paymentMeansRoutes.ts';
import { paymentRoutes } from '../modules/cart/payment/paymentRoutes.ts';
import { payoutRoutes } from '../modules/cart/payout/payoutRoutes.ts';
import { identityRoutes } from '../modules/identity/identityRoutes.ts';
import { marketplaceRoutes } from '../modules/marketplace/marketplaceRoutes.ts';
import { shellRoutes } from '../modules/shell/shellRoutes.ts';
import { activityRoutes } from '../modules/token-assignment/activity/activityRoutes.ts';

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
