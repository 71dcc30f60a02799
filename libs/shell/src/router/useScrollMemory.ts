import { useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router';
import type { SafeStorage } from '@foyer/util';
import { isTallEnough } from './isTallEnough.ts';

/** Storage key of the positions, which survive a reload. */
const storageKey = 'foyer-scroll-positions';

type Positions = Record<string, number>;

/** The router's key for history entries it didn't create. */
const nameless = 'default';

/** Gives the first history entry a key, so that a reload recognises it. Call before the router starts. */
export function nameFirstEntry(history: History): void {
  const state = history.state as { key?: string } | null;
  if (!state?.key) history.replaceState({ ...state, key: crypto.randomUUID().slice(0, 8) }, '');
}

function readPositions(storage: SafeStorage): Positions {
  try {
    const parsed: unknown = JSON.parse(storage.getItem(storageKey) ?? '{}');
    return typeof parsed === 'object' && parsed !== null ? (parsed as Positions) : {};
  } catch {
    return {};
  }
}

/** Scrolls to the fragment's target; tells whether it exists. */
function showTarget(hash: string): boolean {
  const target = hash === '' ? null : document.getElementById(decodeURIComponent(hash.slice(1)));
  target?.scrollIntoView();
  return target !== null;
}

/**
 * Scrolls new pages to the top or to their fragment, and restores the position on going back, also after a reload.
 * Changes of the query don't scroll.
 */
export function useScrollMemory(storage: SafeStorage): void {
  const { key, pathname, hash } = useLocation();
  const arrival: string = useNavigationType();
  const positions = useRef<Positions>(undefined);
  const shown = useRef({ key: '', pathname: '' });

  useLayoutEffect(() => {
    const known = (positions.current ??= readPositions(storage));
    const before = shown.current;
    shown.current = { key, pathname };
    if (before.key === key && before.pathname === pathname) return;
    // An entry of the same page is left where it is, also when it is never scrolled.
    if (before.pathname === pathname) known[key] ??= window.scrollY;
    const position = arrival === 'POP' ? known[key] : undefined;
    if (position !== undefined) {
      window.scrollTo(0, position);
      const isCurrent = () => shown.current.key === key;
      if (!isTallEnough(position))
        void import('./scrollWhenTall.ts').then((late) => late.scrollWhenTall(position, isCurrent));
    } else if (!showTarget(hash) && before.pathname !== pathname && before.pathname !== '')
      window.scrollTo(0, 0);
  }, [key, pathname, hash, arrival, storage]);

  useEffect(() => {
    // The browser would restore the position before the page has rendered.
    window.history.scrollRestoration = 'manual';
    const remember = (): void => {
      const { key: current } = shown.current;
      if (positions.current && current !== nameless) positions.current[current] = window.scrollY;
    };
    const keep = (): void => {
      window.history.scrollRestoration = 'auto';
      storage.setItem(storageKey, JSON.stringify(positions.current ?? {}));
    };
    window.addEventListener('scroll', remember, { passive: true });
    window.addEventListener('pagehide', keep);
    return () => {
      window.removeEventListener('scroll', remember);
      window.removeEventListener('pagehide', keep);
    };
  }, [storage]);
}
