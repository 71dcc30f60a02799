import { persistedSlice, type FoyerSlice } from '@foyer/api-client';
import type { SafeStorage } from '@foyer/util';
import { cartSlice } from './model/cartSlice.ts';

/** The key that the specification names [C3.24]. */
const cartStorageKey = 'event-cart-storage';

/** The check is large, and most browsers keep no cart: it comes for those that do. */
async function isUsable(stored: unknown): Promise<boolean> {
  const { isStoredCart } = await import('@foyer/contract/walls/storedCart');
  return isStoredCart(stored);
}

/** What a browser keeps that never held anything. */
const isEmpty = (stored: unknown): boolean =>
  JSON.stringify(stored) === JSON.stringify(cartSlice.getInitialState());

/**
 * The cart, kept in this browser. A stored cart that cannot be read is dropped; the seats are still held by the server
 * until their time runs out.
 * @param storage memory in an embedded frame
 */
export const persistedCart = (storage: SafeStorage, onDropped?: () => void): FoyerSlice =>
  persistedSlice({
    slice: cartSlice,
    key: cartStorageKey,
    version: 1,
    storage,
    isValid: (stored) => isEmpty(stored) || isUsable(stored),
    ...(onDropped ? { onDropped } : {}),
  });
