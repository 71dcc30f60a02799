import { isTallEnough } from './isTallEnough.ts';

/** Longest wait; after it, a jump would surprise more than the lost position. */
const longestMs = 5000;
/** Input of a user who has begun to move on their own. */
const inputs = ['wheel', 'touchstart', 'keydown', 'pointerdown'] as const;

/** Scrolls to a position while the page loads its content, until it is tall enough or the user moves. */
export function scrollWhenTall(position: number, isCurrent: () => boolean): void {
  const observer = new ResizeObserver(() => {
    if (isTallEnough(position) || !isCurrent()) stop();
    // As far as the page goes; parts below the window may load only then.
    if (isCurrent()) window.scrollTo(0, position);
  });
  const timer = setTimeout(() => stop(), longestMs);
  function stop(): void {
    observer.disconnect();
    clearTimeout(timer);
    for (const input of inputs) window.removeEventListener(input, stop);
  }
  for (const input of inputs) window.addEventListener(input, stop, { passive: true });
  observer.observe(document.body);
}
