import { lazy, type ComponentType, type LazyExoticComponent } from 'react';
import type * as Parts from './laterParts.ts';

/** Part of the frame that loads after the first paint, with a fallback. */
export const laterPart = <Props>(
  pick: (parts: typeof Parts) => ComponentType<Props>,
  without: ComponentType<Props>,
): LazyExoticComponent<ComponentType<Props>> =>
  lazy(() =>
    import('./laterParts.ts').then(
      (parts) => ({ default: pick(parts) }),
      () => ({ default: without }),
    ),
  );
