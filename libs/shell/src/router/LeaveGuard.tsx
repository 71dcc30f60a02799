import { useContext, useEffect, useLayoutEffect, useRef } from 'react';
import { UNSAFE_NavigationContext as NavigationContext, useLocation } from 'react-router';
import { whenIdle } from '@foyer/util';
import { useOverlays } from '@foyer/ui-kit';
import type { HistoryGuard } from './createHistoryGuard.ts';

/**
 * Below the router and the overlays: whatever leaves a page with something unsaved asks first, be it `navigate()`, a link or
 * the back button [I4.22]. The router of an app without loaders has no blocker of its own. What asks is fetched once the
 * page is there; until then, and where it does not come, the links of the kit ask by themselves.
 */
export function LeaveGuard() {
  const question = useOverlays();
  const { navigator } = useContext(NavigationContext);
  const location = useLocation();
  const guard = useRef<HistoryGuard>(undefined);
  // Before the router, which listens from its own layout effect on: those of what is below it come first.
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
