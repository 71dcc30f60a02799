import { useContext, useEffect, useLayoutEffect, useRef } from 'react';
import { UNSAFE_NavigationContext as NavigationContext, useLocation } from 'react-router';
import { whenIdle } from '@foyer/util';
import { useOverlays } from '@foyer/ui-kit';
import type { HistoryGuard } from './createHistoryGuard.ts';

/**
 * Mount below the router and the overlays. Asks before leaving a page with unsaved input, by `navigate()`, a link or the
 * back button [I4.22]; the declarative router has no blocker. Loads after the page; until then only the kit's links
 * ask.
 */
export function LeaveGuard() {
  const question = useOverlays();
  const { navigator } = useContext(NavigationContext);
  const location = useLocation();
  const guard = useRef<HistoryGuard>(undefined);
  // Layout effects of children run first, so this subscribes before the router does.
  useLayoutEffect(() => {
    const relay = (event: Event): void => guard.current?.onPop(event);
    window.addEventListener('popstate', relay, true);
    return () => window.removeEventListener('popstate', relay, true);
  }, []);
  useEffect(() => {
    const load = async (): Promise<void> => {
      const { createHistoryGuard } = await import('./createHistoryGuard.ts');
      guard.current = createHistoryGuard(question, navigator, window);
    };
    const stop = whenIdle(() => void load().catch(() => undefined));
    return () => {
      stop();
      guard.current?.release();
      guard.current = undefined;
    };
  }, [question, navigator]);
  useEffect(() => guard.current?.arrived(), [location]);
  return null;
}
