import { createSlice, isAnyOf } from '@reduxjs/toolkit';
import type { Cart, CartLine, CartSelection, PriceChange } from '@foyer/contract';
import { cartApi } from '@foyer/api-client/cart';
import { signedOut } from '@foyer/identity';

/** What one event's cart holds, keyed as the specification has it [C3.24]. */
export interface EventCart {
  items: Record<string, { selection: Record<string, CartSelection> }>;
  purchaseToken?: string;
  purchaseTokenExpiration?: string;
  /** The last answer of checkout: lines, quote and rules. */
  checkoutInformation?: Cart;
}
export interface CartState {
  eventsCart: Record<string, EventCart>;
  priceChanges: PriceChange[];
}

const initialState: CartState = { eventsCart: {}, priceChanges: [] };

function selectionOf(line: CartLine): CartSelection {
  const { cartGuid, offerGroupId, quantity, seats, sectionCode, ages, fulfilment } = line;
  return {
    cartGuid,
    offerGroupId,
    quantity,
    ...(seats.length > 0 ? { seatCodes: seats.map((seat) => seat.seatCode) } : {}),
    ...(sectionCode === undefined ? {} : { sectionCode }),
    ...(ages.length > 0 ? { ages } : {}),
    ...(fulfilment === undefined ? {} : { fulfilment }),
  };
}

/** The stored form of an answer of checkout. */
export function eventCartOf(cart: Cart): EventCart {
  const items: EventCart['items'] = {};
  for (const line of cart.lines) {
    const item = (items[line.inventoryItemId] ??= { selection: {} });
    item.selection[line.cartGuid] = selectionOf(line);
  }
  const { purchaseToken, purchaseTokenExpiration } = cart;
  return { items, purchaseToken, purchaseTokenExpiration, checkoutInformation: cart };
}

const { checkoutCart, extendHold, payCart, clearCart } = cartApi.endpoints;
const answered = isAnyOf(checkoutCart.matchFulfilled, extendHold.matchFulfilled);
const ended = isAnyOf(payCart.matchFulfilled, clearCart.matchFulfilled);

/** Mirrors the answers of checkout and is written by nothing else [C4.01, C4.02]. */
export const cartSlice = createSlice({
  name: 'cart',
  initialState,
  reducers: {},
  extraReducers: (builder) =>
    builder
      // Signing out leaves nothing behind [I4.14].
      .addCase(signedOut, () => initialState)
      .addMatcher(answered, (state, { payload }) => {
        if (payload.lines.length === 0) delete state.eventsCart[payload.eventId];
        else state.eventsCart[payload.eventId] = eventCartOf(payload);
        state.priceChanges = payload.priceChanges;
      })
      .addMatcher(ended, (state, { meta }) => {
        delete state.eventsCart[meta.arg.originalArgs.request.eventId];
        state.priceChanges = [];
      }),
});
