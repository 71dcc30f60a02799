import { useEffect, useState, type ComponentType } from 'react';
import { whenIdle } from '@foyer/util';
import { keepEarlyFaults } from '../error-reporting/earlyFaults.ts';

/** The companion, once the browser has nothing better to do; where it cannot be loaded the page goes on without. */
export function LaterCompanion() {
  const [Companion, setCompanion] = useState<ComponentType>();
  useEffect(keepEarlyFaults, []);
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
