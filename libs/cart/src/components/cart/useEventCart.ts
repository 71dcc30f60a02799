import { useSelector } from 'react-redux';
import type { Cart } from '@foyer/contract';
import { activeCarts, selectEventCart, type WithCart } from '../../model/cart/cartSelectors.ts';
import type { EventCart } from '../../model/cart/cartSlice.ts';

/** Returns the stored cart of an event; `undefined` when it holds nothing. */
export const useEventCart = (eventId: string): EventCart | undefined =>
  useSelector((state: WithCart) => selectEventCart(state, eventId));

/** Returns all carts that hold items, ordered by the end of their hold. */
export function useActiveCarts(): Cart[] {
  const state = useSelector((each: WithCart) => each.cart);
  return activeCarts(state);
}
