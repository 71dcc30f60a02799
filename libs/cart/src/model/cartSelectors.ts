import type { Cart, CartSelection } from '@foyer/contract';
import type { CartState, EventCart } from './cartSlice.ts';

/** A store that holds the cart slice under its name. */
export interface WithCart {
  cart: CartState;
}

const nothing: readonly CartSelection[] = [];

export const selectEventCart = (state: WithCart, eventId: string): EventCart | undefined =>
  state.cart.eventsCart[eventId];

/** All lines of an event's cart as the next checkout must name them. */
export function selectionsOf(cart: EventCart | undefined): readonly CartSelection[] {
  if (!cart) return nothing;
  return Object.values(cart.items).flatMap((item) => Object.values(item.selection));
}

/** The carts that hold something, the one that ends first in front. */
export function activeCarts(state: CartState): Cart[] {
  return Object.values(state.eventsCart)
    .flatMap((each) => (each.checkoutInformation ? [each.checkoutInformation] : []))
    .sort((a, b) => a.purchaseTokenExpiration.localeCompare(b.purchaseTokenExpiration));
}

/** How many pieces a cart holds, extras included. */
export const pieceCount = (cart: Cart): number => cart.lines.reduce((sum, line) => sum + line.quantity, 0);
