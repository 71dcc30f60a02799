/** Delay in browsers without `requestIdleCallback`, such as Safari. */
const fallbackMs = 1_500;
/** Longest wait for the load event, which a picture that never arrives would hold up for good. */
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
 * Runs low-priority work once the page has loaded and the browser is idle. Idle alone is not enough: the browser is
 * idle between two network answers too, and work started then would delay the page.
 * @returns a function that cancels the work
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
