import { lazy, Suspense, type ComponentType } from 'react';
import { useDeployment } from '@foyer/api-client/shell';

/** Where it cannot be loaded, nobody misses it. */
const Loaded = lazy(() =>
  import('./VersionPanel.tsx').then(
    (loaded): { default: ComponentType } => ({ default: loaded.VersionPanel }),
    () => ({ default: () => null }),
  ),
);

/** The version panel, only where the deployment has a debug page [I6.07]: nobody else downloads it or its words. */
export function LaterVersionPanel() {
  const hasDebugPages = (useDeployment()?.debugPages?.length ?? 0) > 0;
  if (!hasDebugPages) return null;
  return (
    <Suspense fallback={null}>
      <Loaded />
    </Suspense>
  );
}
