import { persistedSlice, type FoyerSlice } from '@foyer/api-client';
import type { SafeStorage } from '@foyer/util';
import { cartSlice } from './model/cart/cartSlice.ts';

/** Storage key, named by the specification [C3.24]. */
const cartStorageKey = 'event-cart-storage';

/** Loads the validator on demand, since it is large and most browsers store no cart. */
async function isUsable(stored: unknown): Promise<boolean> {
  const { isStoredCart } = await import('@foyer/contract/walls/storedCart');
  return isStoredCart(stored);
}

/** Version 1 kept these for all carts together, without naming the cart they belong to. */
const ofNoCart = { priceChanges: undefined, activePromoCode: undefined, promoCodeError: undefined };

/** State that is stored after a visit without a cart. */
const isEmpty = (stored: unknown): boolean =>
  JSON.stringify(stored) === JSON.stringify(cartSlice.getInitialState());

/**
 * Cart slice persisted in the browser. An unreadable stored cart is dropped; the server still holds the seats until
 * they expire.
 * @param storage in-memory storage in an embedded frame
 */
export const persistedCart = (storage: SafeStorage, onDropped?: () => void): FoyerSlice =>
  persistedSlice({
    slice: cartSlice,
    key: cartStorageKey,
    version: 2,
    storage,
    migrate: (stored, from) => (from === 1 ? { ...(stored as object), ...ofNoCart } : undefined),
    isValid: (stored) => isEmpty(stored) || isUsable(stored),
    ...(onDropped ? { onDropped } : {}),
  });
