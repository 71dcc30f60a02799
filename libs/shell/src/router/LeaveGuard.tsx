import { useContext, useEffect, useLayoutEffect, useMemo, useState, type ReactNode } from 'react';
import { UNSAFE_NavigationContext as NavigationContext, useLocation, type Navigator } from 'react-router';
import { useOverlays } from '@foyer/ui-kit';
import { createHistoryGuard } from './createHistoryGuard.ts';

/**
 * Below the router and the overlays: whatever leaves a page with something unsaved asks first, be it `navigate()`, a link or
 * the back button [I4.22]. The router of an app without loaders has no blocker of its own.
 */
export function LeaveGuard({ children }: { children: ReactNode }) {
  const { isGuarded, mayLeave } = useOverlays();
  const router = useContext(NavigationContext);
  const location = useLocation();
  const [guard] = useState(() => createHistoryGuard({ isGuarded, mayLeave }, window));
  // Before the router, which listens from its own layout effect on: those of what is below it come first.
  useLayoutEffect(() => {
    window.addEventListener('popstate', guard.onPop, true);
    return () => window.removeEventListener('popstate', guard.onPop, true);
  }, [guard]);
  useEffect(() => guard.arrived(), [guard, location]);
  const guarded = useMemo(() => {
    const { navigator } = router;
    const asking: Navigator = {
      ...navigator,
      // `go` is left as it is: what goes through the history comes back as `popstate`.
      push: (to, ...rest) => guard.toAddress(navigator.createHref(to), () => navigator.push(to, ...rest)),
      replace: (to, ...rest) =>
        guard.toAddress(navigator.createHref(to), () => navigator.replace(to, ...rest)),
    };
    return { ...router, navigator: asking };
  }, [router, guard]);
  return <NavigationContext value={guarded}>{children}</NavigationContext>;
}
