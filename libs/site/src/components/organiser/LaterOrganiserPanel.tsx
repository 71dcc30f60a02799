import { lazy, Suspense, useEffect, useState, type ComponentType } from 'react';
import { useBranding } from '@foyer/shell';
import { whenIdle } from '@foyer/util';

/** Optional: if loading fails, the page renders without it. */
const Panel = lazy(() =>
  import('./OrganiserPanel.tsx').then(
    ({ OrganiserPanel }): { default: ComponentType } => ({ default: OrganiserPanel }),
    () => ({ default: () => null }),
  ),
);

/** Panels for organisers, loaded when the browser is idle; an organiser's own site has none [C2.22i]. */
export function LaterOrganiserPanel() {
  const { config } = useBranding();
  const [isIdle, setIdle] = useState(false);
  useEffect(() => whenIdle(() => setIdle(true)), []);
  if (config || !isIdle) return null;
  return (
    <Suspense fallback={null}>
      <Panel />
    </Suspense>
  );
}
