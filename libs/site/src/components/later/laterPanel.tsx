import { lazy, Suspense, useEffect, useState, type ComponentType } from 'react';
import { whenIdle } from '@foyer/util';

/** Makes a panel that loads when the browser is idle. It is optional: if loading fails, the page renders without it. */
export function laterPanel<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  const Panel = lazy(() =>
    load().then(
      (panel): { default: ComponentType<Props> } => ({ default: panel }),
      () => ({ default: () => null }),
    ),
  );
  return function LaterPanel(props: Props) {
    const [isIdle, setIdle] = useState(false);
    useEffect(() => whenIdle(() => setIdle(true)), []);
    if (!isIdle) return null;
    return (
      <Suspense fallback={null}>
        <Panel {...props} />
      </Suspense>
    );
  };
}
