import { lazy, Suspense, useEffect, useState, type ComponentType } from 'react';
import { whenIdle } from '@foyer/util';

/** Optional: if loading fails, the page renders without it. */
const Panel = lazy(() =>
  import('./SubscribePanel.tsx').then(
    ({ SubscribePanel }): { default: ComponentType<{ eventId?: string }> } => ({ default: SubscribePanel }),
    () => ({ default: () => null }),
  ),
);

/** Invitation to subscribe, loaded when the browser is idle. */
export function LaterSubscribePanel({ eventId }: { eventId?: string }) {
  const [isIdle, setIdle] = useState(false);
  useEffect(() => whenIdle(() => setIdle(true)), []);
  if (!isIdle) return null;
  return (
    <Suspense fallback={null}>
      <Panel {...(eventId ? { eventId } : {})} />
    </Suspense>
  );
}
