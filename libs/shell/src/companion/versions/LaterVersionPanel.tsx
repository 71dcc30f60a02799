import { Suspense } from 'react';
import { useDeployment } from '@foyer/api-client/shell';
import { lazyPart } from '@foyer/ui-kit';

/** Optional: failures to load are ignored. */
const Loaded = lazyPart(async () => (await import('./VersionPanel.tsx')).VersionPanel);

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
