import { lazy, Suspense, type ComponentType } from 'react';
import { useDeployment } from '@foyer/api-client/shell';

/** Optional: failures to load are ignored. */
const Loaded = lazy(() =>
  import('./VersionPanel.tsx').then(
    (loaded): { default: ComponentType } => ({ default: loaded.VersionPanel }),
    () => ({ default: () => null }),
  ),
);

/** Version panel, loaded only where the deployment has debug pages [I6.07]. */
export function LaterVersionPanel() {
  const hasDebugPages = (useDeployment()?.debugPages?.length ?? 0) > 0;
  if (!hasDebugPages) return null;
  return (
    <Suspense>
      <Loaded />
    </Suspense>
  );
}
