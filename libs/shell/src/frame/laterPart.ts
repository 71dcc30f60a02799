import { lazy, type ComponentType, type LazyExoticComponent } from 'react';
import type * as Parts from './laterParts.ts';

/** A part of the frame that comes after the first paint; where it cannot be had, what stands there without it. */
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
