const most = 5;
const early: unknown[] = [];
const keep = (event: Event): void => {
  const { error, reason } = event as Event & { error?: unknown; reason?: unknown };
  if (early.length < most) early.push(error ?? reason);
};
const events = ['error', 'unhandledrejection'] as const;

/** Keeps the first faults of a page until there is somebody to tell: the reporting comes after the page stands. */
export function keepEarlyFaults(): void {
  for (const name of events) window.addEventListener(name, keep);
}

/** Hands them over, and keeps no more. */
export function takeEarlyFaults(): unknown[] {
  for (const name of events) window.removeEventListener(name, keep);
  return early.splice(0);
}
