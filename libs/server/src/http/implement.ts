import type { OperationId } from '@foyer/contract';
import { failure } from './failure.ts';
import type { Handlers } from './operationContext.ts';

/** The handlers of one noun, typed by the contract: `export const cartRoutes = implement({ checkoutCart: route(…), … })`. */
export const implement = <K extends OperationId>(handlers: Pick<Handlers, K>): Pick<Handlers, K> => handlers;

/** Operations that nobody has written yet; they answer `serviceUnavailable`. The list is empty when a release is made. */
export function pending<K extends OperationId>(operationIds: readonly K[]): Pick<Handlers, K> {
  const refuse = async () => {
    throw failure('serviceUnavailable');
  };
  const entries = operationIds.map((id) => [id, Object.assign(refuse.bind(undefined), { isPending: true })]);
  return Object.fromEntries(entries) as Pick<Handlers, K>;
}
