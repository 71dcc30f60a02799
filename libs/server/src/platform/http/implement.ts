import type { OperationId } from '@foyer/contract';
import type { Handlers } from './operationContext.ts';

/**
 * Types the handlers of one resource by the contract: `export const cartRoutes = implement({ checkoutCart: route(…), …
 * })`.
 */
export const implement = <K extends OperationId>(handlers: Pick<Handlers, K>): Pick<Handlers, K> => handlers;
