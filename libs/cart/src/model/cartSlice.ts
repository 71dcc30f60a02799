import { createSlice, isAnyOf } from '@reduxjs/toolkit';
import type { Cart, CartLine, CartSelection, PriceChange } from '@foyer/contract';
import { errorDetailsOf } from '@foyer/api-client';
import { cartApi } from '@foyer/api-client/cart';
import { identityApi } from '@foyer/api-client/identity';

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
  /** Whose cart it is: it outlives a session that was lost, and is nobody else's [I4.15]. */
  ownerId?: string;
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
const { logIn, createAccount, changePassword, getProfile, logOut } = identityApi.endpoints;
const sessionOpened = isAnyOf(
  logIn.matchFulfilled,
  createAccount.matchFulfilled,
  changePassword.matchFulfilled,
);
const loggedOut = isAnyOf(logOut.matchFulfilled, logOut.matchRejected);

/** Somebody is here: a cart of somebody else goes. */
function own(state: CartState, ownerId: string): CartState {
  const isOthers = state.ownerId !== undefined && state.ownerId !== ownerId;
  return { ...(isOthers ? initialState : state), ownerId };
}

/** A payment that failed may have kept the hold for longer; its error says until when. */
function keepUntil(cart: EventCart | undefined, expiration: unknown): void {
  if (!cart?.checkoutInformation || typeof expiration !== 'string') return;
  cart.purchaseTokenExpiration = expiration;
  cart.checkoutInformation.purchaseTokenExpiration = expiration;
}

/**
 * Mirrors the answers of checkout and is written by nothing else [C4.01, C4.02]. Logging out empties it [I4.14]; a session
 * that the server does not know any more does not, for the server goes on holding what is in it.
 */
export const cartSlice = createSlice({
  name: 'cart',
  initialState,
  reducers: {},
  extraReducers: (builder) =>
    builder
      .addMatcher(sessionOpened, (state, { payload }) => own(state, payload.profile.globalUserId))
      .addMatcher(getProfile.matchFulfilled, (state, { payload }) => own(state, payload.globalUserId))
      .addMatcher(loggedOut, () => initialState)
      .addMatcher(answered, (state, { payload }) => {
        if (payload.lines.length === 0) delete state.eventsCart[payload.eventId];
        else state.eventsCart[payload.eventId] = eventCartOf(payload);
        state.priceChanges = payload.priceChanges;
      })
      .addMatcher(payCart.matchRejected, (state, { payload, meta }) =>
        keepUntil(
          state.eventsCart[meta.arg.originalArgs.request.eventId],
          errorDetailsOf(payload)['purchaseTokenExpiration'],
        ),
      )
      .addMatcher(ended, (state, { meta }) => {
        delete state.eventsCart[meta.arg.originalArgs.request.eventId];
        state.priceChanges = [];
      }),
});
