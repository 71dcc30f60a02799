/**
 * Whether an event does not take place at a known time, so that nothing of it is on sale; its status says why. What was
 * held at a fixed price before can still be paid unless the event is cancelled; what was won in a draw or auction cannot.
 * `event_is_off` is the SQL counterpart.
 */
export const isOff = ({ status }: { status: string }): boolean =>
  status === 'Cancelled' || status === 'Postponed';
