import type { Feature } from '@foyer/api-client';
import { CartButton } from './components/cart/CartButton.tsx';
import { namespaces } from './messages/namespaces.ts';
import { persistedCart } from './persistedCart.ts';
import { cartRoutes } from './routes.ts';

/** Cart, checkout, receipt and wallet. */
export const cartFeature: Feature = {
  routes: cartRoutes,
  namespaces,
  slices: ({ storage, onDropped }) => [persistedCart(storage, onDropped)],
  slots: { CartItem: CartButton },
};
