/** Where the browser cannot say that it is idle, as Safari cannot. */
const fallbackMs = 1_500;
/** A picture that never comes keeps a page from being loaded, and no more than that. */
const patienceMs = 8_000;

function onceIdle(run: () => void): () => void {
  if (typeof globalThis.requestIdleCallback === 'function') {
    const handle = globalThis.requestIdleCallback(run);
    return () => globalThis.cancelIdleCallback(handle);
  }
  const timer = setTimeout(run, fallbackMs);
  return () => clearTimeout(timer);
}

/**
 * Runs something that nobody waits for yet, once the page is loaded and the browser has nothing better to do: between two
 * answers of the network it is idle too, and whatever began then would stand in the way of what the page waits for.
 * @returns the way to call it off
 */
export function whenIdle(run: () => void): () => void {
  if (document.readyState === 'complete') return onceIdle(run);
  let stop: () => void;
  const go = (): void => {
    stop();
    stop = onceIdle(run);
  };
  const timer = setTimeout(go, patienceMs);
  window.addEventListener('load', go);
  stop = () => {
    clearTimeout(timer);
    window.removeEventListener('load', go);
  };
  return () => stop();
}
