import { Suspense } from 'react';
import { lazyPart } from '@foyer/ui-kit';
import { useActiveCarts } from './useEventCart.ts';

/** Loaded only when a cart holds items; on failure the header renders without it. */
const CartPill = lazyPart(async () => (await import('./CartPill.tsx')).CartPill);

/** Header item with the number of held items and the remaining hold time [I2.25]; renders nothing for an empty cart. */
export function CartButton() {
  const carts = useActiveCarts();
  if (carts.length === 0) return null;
  return (
    <Suspense>
      <CartPill carts={carts} />
    </Suspense>
  );
}
