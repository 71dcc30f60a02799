import type { Cart, CartSelection } from '@foyer/contract';
import type { CartState, EventCart } from './cartSlice.ts';
import type { TransactionContext } from './transactionContext.ts';

/** Store state that holds the cart slice under its name. */
export interface WithCart {
  cart: CartState;
}

const nothing: readonly CartSelection[] = [];

export const selectEventCart = (state: WithCart, eventId: string): EventCart | undefined =>
  state.cart.eventsCart[eventId];

export const selectTransaction = (state: WithCart, eventId: string): TransactionContext | undefined =>
  state.cart.transactions?.[eventId];

/** Returns all lines of an event's cart, as the next checkout request must list them. */
export function selectionsOf(cart: EventCart | undefined): readonly CartSelection[] {
  if (!cart) return nothing;
  return Object.values(cart.items).flatMap((item) => Object.values(item.selection));
}

/** Returns the carts that hold items, ordered by the end of their hold. */
export function activeCarts(state: CartState): Cart[] {
  return Object.values(state.eventsCart)
    .flatMap((each) => (each.checkoutInformation ? [each.checkoutInformation] : []))
    .sort((a, b) => a.purchaseTokenExpiration.localeCompare(b.purchaseTokenExpiration));
}

/** Returns the number of items in a cart, extras included. */
export const pieceCount = (cart: Cart): number => cart.lines.reduce((sum, line) => sum + line.quantity, 0);
