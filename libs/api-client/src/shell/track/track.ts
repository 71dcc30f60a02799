import type { Cart, CartLine, EventSummary, Order } from '@foyer/contract';

/** Events that features report, under their analytics names. They reach analytics only with consent [I6.06]. */
export type TrackedEvent =
  | { readonly name: 'view_item'; readonly event: EventSummary }
  | { readonly name: 'video_start'; readonly event: EventSummary }
  | { readonly name: 'video_complete'; readonly event: EventSummary }
  | { readonly name: 'add_to_cart'; readonly lines: readonly CartLine[] }
  | { readonly name: 'begin_checkout'; readonly cart: Cart }
  | { readonly name: 'purchase'; readonly order: Order };

const maximumWaiting = 20;
const waiting: TrackedEvent[] = [];
let hear: ((event: TrackedEvent) => void) | undefined;

/** Reports an event; the first few are queued until a listener subscribes. */
export function track(event: TrackedEvent): void {
  if (hear) hear(event);
  else if (waiting.length < maximumWaiting) waiting.push(event);
}

/**
 * Subscribes to events, starting with the queue. The listener drops what the visitor hasn't consented to.
 * @returns a function that unsubscribes
 */
export function hearTracked(listener: (event: TrackedEvent) => void): () => void {
  hear = listener;
  waiting.splice(0).forEach(listener);
  return () => {
    if (hear === listener) hear = undefined;
  };
}
