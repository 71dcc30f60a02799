import { useEffect, useState, type ComponentType } from 'react';
import { whenIdle } from '@foyer/util';

/** Loads the companion when the browser is idle; the app works without it. */
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
