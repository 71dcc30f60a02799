import { useSelector } from 'react-redux';
import type { Cart } from '@foyer/contract';
import { activeCarts, selectEventCart, type WithCart } from '../../model/cartSelectors.ts';
import type { EventCart } from '../../model/cartSlice.ts';

/** The stored cart of an event, if it holds anything. */
export const useEventCart = (eventId: string): EventCart | undefined =>
  useSelector((state: WithCart) => selectEventCart(state, eventId));

/** Every cart that holds something; the one that ends first in front. */
export function useActiveCarts(): Cart[] {
  const state = useSelector((each: WithCart) => each.cart);
  return activeCarts(state);
}
