import { lazy, Suspense, useEffect, useState, type ComponentType } from 'react';
import { whenIdle } from '@foyer/util';

/** Nobody came for it: where it cannot be had, the page stands without. */
const Panel = lazy(() =>
  import('./SubscribePanel.tsx').then(
    ({ SubscribePanel }): { default: ComponentType<{ eventId?: string }> } => ({ default: SubscribePanel }),
    () => ({ default: () => null }),
  ),
);

/** The invitation to subscribe, once the browser has nothing better to do. */
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
