import { useSelector } from 'react-redux';
import type { WithCart } from '../../model/cart/cartSelectors.ts';

/** Returns the code that the buyer entered for an event, which opens its presale. */
export const useMarketplaceCode = (eventId: string): string | undefined =>
  useSelector((state: WithCart) => state.cart.marketplaceCodes?.[eventId]);
