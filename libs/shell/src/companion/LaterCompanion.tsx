import { useEffect, useState, type ComponentType } from 'react';
import { whenIdle } from '@foyer/util';

/** The companion, once the browser has nothing better to do; where it cannot be loaded the page goes on without. */
export function LaterCompanion() {
  const [Companion, setCompanion] = useState<ComponentType>();
  useEffect(
    () =>
      whenIdle(
        () =>
          void import('./Companion.tsx').then(
            (loaded) => setCompanion(() => loaded.Companion),
            () => undefined,
          ),
      ),
    [],
  );
  return Companion ? <Companion /> : null;
}
