import { useEffect, type RefObject } from 'react';

/** Gap between the focused element and the bar, which leaves room for the focus ring. */
const gapPx = 12;
/** Height reserved for a sticky header, so that nothing scrolls under it. */
const headerPx = 80;

/** Returns the scroll distance that brings an element above the bar without moving its top under the header. */
export const pixelsToClear = (target: DOMRect, bar: DOMRect): number =>
  Math.max(Math.min(target.bottom + gapPx - bar.top, target.top - headerPx), 0);

/**
 * Keeps keyboard focus clear of a bar that sticks to the bottom (WCAG 2.4.11); browsers consider covered elements in
 * view. Pointer focus does not scroll, because the pressed element was visible.
 */
export function useKeepClear(bar: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    let frame = 0;
    const clear = ({ target }: FocusEvent): void => {
      const { current } = bar;
      if (!current || !(target instanceof Element) || !target.matches(':focus-visible')) return;
      if (current.contains(target) || !current.parentElement?.contains(target)) return;
      cancelAnimationFrame(frame);
      // Runs after the browser's own scrolling.
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
