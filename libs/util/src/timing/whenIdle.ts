/** Where the browser cannot say that it is idle, as Safari cannot. */
const fallbackMs = 1_500;

/**
 * Runs something that nobody waits for yet, once the browser has nothing better to do.
 * @returns the way to call it off
 */
export function whenIdle(run: () => void): () => void {
  if (typeof globalThis.requestIdleCallback === 'function') {
    const handle = globalThis.requestIdleCallback(run);
    return () => globalThis.cancelIdleCallback(handle);
  }
  const timer = setTimeout(run, fallbackMs);
  return () => clearTimeout(timer);
}
