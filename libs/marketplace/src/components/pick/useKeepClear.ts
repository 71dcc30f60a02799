import { useEffect, type RefObject } from 'react';

/** Between what has the focus and the bar, for the ring. */
const gapPx = 12;
/** A header may stand at the top: nothing is scrolled under it. */
const headerPx = 80;

/** By how much to scroll so that something ends above the bar, and does not begin under the header. */
export const pixelsToClear = (target: DOMRect, bar: DOMRect): number =>
  Math.max(Math.min(target.bottom + gapPx - bar.top, target.top - headerPx), 0);

/**
 * What the keyboard comes to must not stay under a bar that sticks to the bottom (WCAG 2.4.11): browsers count it as in
 * view already. A pointer is left alone, which has seen what it pressed.
 */
export function useKeepClear(bar: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    let frame = 0;
    const clear = ({ target }: FocusEvent): void => {
      const { current } = bar;
      if (!current || !(target instanceof Element) || !target.matches(':focus-visible')) return;
      if (current.contains(target) || !current.parentElement?.contains(target)) return;
      cancelAnimationFrame(frame);
      // After the browser's own scrolling.
      frame = requestAnimationFrame(() => {
        const by = pixelsToClear(target.getBoundingClientRect(), current.getBoundingClientRect());
        if (by > 0) window.scrollBy({ top: by, behavior: 'instant' });
      });
    };
    document.addEventListener('focusin', clear);
    return () => {
      cancelAnimationFrame(frame);
      document.removeEventListener('focusin', clear);
    };
  }, [bar]);
}
