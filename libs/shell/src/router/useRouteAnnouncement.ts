import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';

/** How long a page may take to show its heading before the focus goes to the page itself. */
const patienceMs = 5_000;

const isFree = (): boolean => document.activeElement === document.body || document.activeElement === null;

function focusHeading(main: HTMLElement): boolean {
  const heading = main.querySelector<HTMLElement>('h1');
  if (!heading) return false;
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
  return true;
}

/** Moves the focus to the heading of the page, when it comes; a person who was quicker is left alone. */
function focusWhenThere(main: HTMLElement): () => void {
  if (focusHeading(main)) return () => undefined;
  const observer = new MutationObserver(() => {
    if (!isFree() || focusHeading(main)) stop();
  });
  const timer = setTimeout(() => stop(), patienceMs);
  const stop = (): void => {
    observer.disconnect();
    clearTimeout(timer);
  };
  observer.observe(main, { childList: true, subtree: true });
  return stop;
}

/**
 * After each change of the page: focus to its heading, and its title as a text for a live region. The first page is
 * left to the browser.
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
