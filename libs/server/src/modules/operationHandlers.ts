import type { OperationId } from '@foyer/contract';
import { pending } from '../http/implement.ts';
import type { Handlers } from '../http/operationContext.ts';
import { identityRoutes } from './identity/identityRoutes.ts';
import { marketplaceRoutes } from './marketplace/marketplaceRoutes.ts';
import { shellRoutes } from './shell/shellRoutes.ts';

const pendingOperations = [
  'checkoutCart',
  'payCart',
  'clearCart',
  'extendHold',
  'getOrder',
  'listPaymentMethods',
  'listPaymentMeans',
  'addPaymentMeans',
  'removePaymentMeans',
  'updatePaymentMeans',
  'verifyPaymentMeans',
  'listAttendingEvents',
  'getEventActivity',
  'getEntrySecret',
] as const satisfies OperationId[];

/** Every operation of the contract, composed from the routes of the modules. A missing one does not compile. */
export const operationHandlers: Handlers = {
  ...pending(pendingOperations),
  ...identityRoutes,
  ...marketplaceRoutes,
  ...shellRoutes,
};
