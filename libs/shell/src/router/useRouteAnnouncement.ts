import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';

/** Longest wait for a page's heading. */
const patienceMs = 15_000;

const isFree = (): boolean => document.activeElement === document.body || document.activeElement === null;

function focusHeading(main: HTMLElement): void {
  const heading = main.querySelector<HTMLElement>('h1');
  if (!heading) return;
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
}

/**
 * Moves focus to the page's heading once it renders, and again when the focused element leaves with the previous page.
 * Stops when the user moves focus.
 */
function focusWhenThere(main: HTMLElement): () => void {
  const look = (): void => {
    if (isFree()) focusHeading(main);
  };
  const observer = new MutationObserver(look);
  const timer = setTimeout(() => stop(), patienceMs);
  const stop = (): void => {
    observer.disconnect();
    clearTimeout(timer);
    document.removeEventListener('keydown', stop, true);
    document.removeEventListener('pointerdown', stop, true);
  };
  document.addEventListener('keydown', stop, true);
  document.addEventListener('pointerdown', stop, true);
  observer.observe(main, { childList: true, subtree: true });
  look();
  return stop;
}

/**
 * After each navigation, focuses the heading and returns the title for a live region. The first page is left to the
 * browser.
 */
export function useRouteAnnouncement(main: HTMLElement | null): string {
  const { pathname } = useLocation();
  const [first] = useState(pathname);
  const [announced, setAnnounced] = useState('');
  const hasMoved = useRef(false);
  useEffect(() => {
    if (!main || (!hasMoved.current && pathname === first)) return undefined;
    hasMoved.current = true;
    (document.activeElement as HTMLElement | null)?.blur();
    const stop = focusWhenThere(main);
    const frame = requestAnimationFrame(() => setAnnounced(document.title));
    return () => {
      stop();
      cancelAnimationFrame(frame);
    };
  }, [main, pathname, first]);
  return announced;
}
