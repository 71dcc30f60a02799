import { lazy, Suspense, useEffect, useState, type ComponentType } from 'react';
import { whenIdle } from '@foyer/util';

type Panel = ComponentType<{ eventId?: string }>;

/** Makes a panel that loads when the browser is idle. It is optional: if loading fails, the page renders without it. */
export function laterPanel(load: () => Promise<Panel>): Panel {
  const Loaded = lazy(() =>
    load().then(
      (panel): { default: Panel } => ({ default: panel }),
      () => ({ default: () => null }),
    ),
  );
  return function LaterPanel(props) {
    const [isIdle, setIdle] = useState(false);
    useEffect(() => whenIdle(() => setIdle(true)), []);
    if (!isIdle) return null;
    return (
      <Suspense>
        <Loaded {...props} />
      </Suspense>
    );
  };
}
