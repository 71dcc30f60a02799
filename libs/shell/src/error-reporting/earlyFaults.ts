const most = 5;
const early: unknown[] = [];
const keep = (event: Event): void => {
  const { error, reason } = event as Event & { error?: unknown; reason?: unknown };
  if (early.length < most) early.push(error ?? reason);
};
const events = ['error', 'unhandledrejection'] as const;

/** Queues early errors of a page until the reporting has loaded. */
export function keepEarlyFaults(): void {
  for (const name of events) window.addEventListener(name, keep);
}

/** Returns the queue and stops queueing. */
export function takeEarlyFaults(): unknown[] {
  for (const name of events) window.removeEventListener(name, keep);
  return early.splice(0);
}
