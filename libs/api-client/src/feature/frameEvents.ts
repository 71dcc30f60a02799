import type { FrameMessage } from '@foyer/contract/walls/frameMessage';

/** Message of a page for the host page of its frame. */
export type FrameEvent = Extract<
  FrameMessage,
  { type: 'myPriceSeatsPicked' | 'tokenRevoked' | 'sellingComplete' | 'upgradeComplete' | 'close' }
>;

/** Distributes over the union, which `Omit` alone would merge. */
type Unversioned<Event> = Event extends unknown ? Omit<Event, 'foyer'> : never;

const name = 'foyer:frame-event';

/** Sends an event to the host page; has no effect outside a frame [C3.37]. */
export function postFrameEvent(event: Unversioned<FrameEvent>): void {
  window.dispatchEvent(new CustomEvent<FrameEvent>(name, { detail: { foyer: 1, ...event } }));
}

/** Subscribes to the events that pages send to the host page; returns a function that unsubscribes. */
export function listenFrameEvents(onEvent: (event: FrameEvent) => void): () => void {
  const hear = (event: Event): void => onEvent((event as CustomEvent<FrameEvent>).detail);
  window.addEventListener(name, hear);
  return () => window.removeEventListener(name, hear);
}
