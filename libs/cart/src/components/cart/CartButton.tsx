import { lazy, Suspense, type ComponentType } from 'react';
import type { Cart } from '@foyer/contract';
import { useActiveCarts } from './useEventCart.ts';

/** Comes for those who hold something; where it cannot be had, the header stands without it. */
const CartPill = lazy(() =>
  import('./CartPill.tsx').then(
    (loaded): { default: ComponentType<{ cart: Cart }> } => ({ default: loaded.CartPill }),
    () => ({ default: () => null }),
  ),
);

/** The cart item of the header: how much is held and for how long [I2.25]. Nothing where nothing is held. */
export function CartButton() {
  const [cart] = useActiveCarts();
  if (!cart) return null;
  return (
    <Suspense fallback={null}>
      <CartPill cart={cart} />
    </Suspense>
  );
}
