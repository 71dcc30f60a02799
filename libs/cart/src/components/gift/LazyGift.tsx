import { lazy, Suspense, type ComponentProps } from 'react';
import type { GiftChoice as Choice } from './GiftChoice.tsx';
import type { GiftLine as Line } from './GiftLine.tsx';

/** Loaded with its texts on the first donation; most events and carts have none. */
const GiftChoice = lazy(async () => ({ default: (await import('./GiftChoice.tsx')).GiftChoice }));
const GiftLine = lazy(async () => ({ default: (await import('./GiftLine.tsx')).GiftLine }));

export const LazyGiftChoice = (props: ComponentProps<typeof Choice>) => (
  <Suspense>
    <GiftChoice {...props} />
  </Suspense>
);

export const LazyGiftLine = (props: ComponentProps<typeof Line>) => (
  <Suspense>
    <GiftLine {...props} />
  </Suspense>
);
