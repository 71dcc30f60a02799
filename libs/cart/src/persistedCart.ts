import { persistedSlice, type FoyerSlice } from '@foyer/api-client';
import { isStoredCart } from '@foyer/contract/walls/storedCart';
import type { SafeStorage } from '@foyer/util';
import { cartSlice } from './model/cartSlice.ts';

/** The key that the specification names [C3.24]. */
const cartStorageKey = 'event-cart-storage';

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
    isValid: isStoredCart,
    ...(onDropped ? { onDropped } : {}),
  });
