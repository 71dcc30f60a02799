import type { Cart, CartLine, EventSummary, Order } from '@foyer/contract';

/** What features tell of a visit, by the names that analytics have for it. It reaches analytics under consent alone [I6.06]. */
export type TrackedEvent =
  | { readonly name: 'view_item'; readonly event: EventSummary }
  | { readonly name: 'add_to_cart'; readonly lines: readonly CartLine[] }
  | { readonly name: 'begin_checkout'; readonly cart: Cart }
  | { readonly name: 'purchase'; readonly order: Order };

const maximumWaiting = 20;
const waiting: TrackedEvent[] = [];
let hear: ((event: TrackedEvent) => void) | undefined;

/** Tells that something happened; what happens before anybody listens waits in memory, the first few of it. */
export function track(event: TrackedEvent): void {
  if (hear) hear(event);
  else if (waiting.length < maximumWaiting) waiting.push(event);
}

/**
 * Listens, to what waits first. What nobody agreed to is for the listener to drop.
 * @returns the way to stop
 */
export function hearTracked(listener: (event: TrackedEvent) => void): () => void {
  hear = listener;
  waiting.splice(0).forEach(listener);
  return () => {
    if (hear === listener) hear = undefined;
  };
}
