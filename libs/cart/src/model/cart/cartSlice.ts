import { createSlice, isAnyOf, type PayloadAction, type UnknownAction } from '@reduxjs/toolkit';
import type { Cart, CartLine, CartSelection, PriceChange } from '@foyer/contract';
import { errorCodeOf, errorDetailsOf, keepForOwner, personKnown } from '@foyer/api-client';
import { cartApi, paymentApi } from '@foyer/api-client/cart';
import { sessionApi } from '@foyer/api-client/identity';
import { cartCategory, type TransactionContext } from './transactionContext.ts';

/** Cart of one event; the specification names the key [C3.24]. */
export interface EventCart {
  items: Record<string, { selection: Record<string, CartSelection> }>;
  purchaseToken?: string;
  purchaseTokenExpiration?: string;
  /** Latest answer of checkout: lines, price quote and rules. */
  checkoutInformation?: Cart;
  /**
   * Price changes of the latest answer, promo code in force, and the reason why the last code was refused [C3.25].
   */
  priceChanges?: PriceChange[];
  activePromoCode?: string;
  promoCodeError?: string;
}
export interface CartState {
  eventsCart: Record<string, EventCart>;
  /** Transaction context by event [C3.26]. */
  transactions?: Record<string, TransactionContext>;
  /** Codes by event that the buyer entered and the server accepted; they open presales [C7.31]. */
  marketplaceCodes?: Record<string, string>;
  /** Buyer of the carts, which survive a lost session and are dropped when another user signs in [I4.15]. */
  ownerId?: string;
}

const initialState: CartState = { eventsCart: {} };

function selectionOf(line: CartLine): CartSelection {
  const { cartGuid, offerGroupId, packageId, quantity, seats, sectionCode, ages, fulfilment, amount } = line;
  if (line.resale) return { cartGuid, offerGroupId, offerId: line.resale.offerId, quantity };
  return {
    cartGuid,
    offerGroupId,
    quantity,
    ...(packageId === undefined ? {} : { packageId }),
    ...(seats.length > 0 ? { seatCodes: seats.map((seat) => seat.seatCode) } : {}),
    ...(sectionCode === undefined ? {} : { sectionCode }),
    ...(ages.length > 0 ? { ages } : {}),
    ...(fulfilment === undefined ? {} : { fulfilment }),
    ...(amount === undefined ? {} : { amount }),
  };
}

/** Converts an answer of checkout to its stored form. */
export function eventCartOf(cart: Cart): EventCart {
  const items: EventCart['items'] = {};
  for (const line of cart.lines) {
    const item = (items[line.inventoryItemId] ??= { selection: {} });
    item.selection[line.cartGuid] = selectionOf(line);
  }
  const { purchaseToken, purchaseTokenExpiration, priceChanges, promoCode } = cart;
  return {
    items,
    purchaseToken,
    purchaseTokenExpiration,
    checkoutInformation: cart,
    priceChanges,
    ...(promoCode ? { activePromoCode: promoCode.discountCode } : {}),
  };
}

const { checkoutCart, extendHold, getOpenCart, clearCart } = cartApi.endpoints;
const { payCart, initiateExternalPayment, purchaseExternally } = paymentApi.endpoints;
const paid = isAnyOf(payCart.matchFulfilled, purchaseExternally.matchFulfilled);
const refused = isAnyOf(
  extendHold.matchRejected,
  payCart.matchRejected,
  initiateExternalPayment.matchRejected,
);
const answered = isAnyOf(checkoutCart.matchFulfilled, extendHold.matchFulfilled, getOpenCart.matchFulfilled);
const { logOut } = sessionApi.endpoints;
const loggedOut = isAnyOf(logOut.matchFulfilled, logOut.matchRejected);

/** Page on which the buyer picked the held items. */
type OfferTaken = { eventId: string } & Required<Pick<TransactionContext, 'offerAddress' | 'rootOrigin'>>;

interface CodeRefused extends UnknownAction {
  meta: { arg: { originalArgs: { eventId: string } } };
}

const contextOf = (state: CartState, eventId: string): TransactionContext =>
  ((state.transactions ??= {})[eventId] ??= {});

/**
 * Matches the refusal of a presale or promo code by any call: the code has changed since the buyer entered it.
 */
const codeRefused = (action: UnknownAction): action is CodeRefused =>
  /OfferCode|romoCode/.test(errorCodeOf(action['payload']) ?? '');

/** Refusals of a cart whose items the server has released, whatever its last answer said. */
const holdGone = /^(reservationTimeRanOut|paymentRetry\w+|externalPaymentAfterLockExpiration)$/;
/** End of a hold that is gone; every clock has passed it. */
const longAgo = new Date(0).toISOString();

/** Adopts the end of the hold from a refusal, which may have extended it or said that it is gone [C4.04d]. */
function keepUntil(cart: EventCart | undefined, error: unknown): void {
  const isGone = holdGone.test(errorCodeOf(error) ?? '');
  const expiration = isGone ? longAgo : errorDetailsOf(error)['purchaseTokenExpiration'];
  if (!cart?.checkoutInformation || typeof expiration !== 'string') return;
  cart.purchaseTokenExpiration = expiration;
  cart.checkoutInformation.purchaseTokenExpiration = expiration;
}

function forgetCart(state: CartState, eventId: string): void {
  delete state.eventsCart[eventId];
  delete state.transactions?.[eventId];
}

/**
 * Mirrors the latest answers of checkout, and keeps the codes for it [C4.01, C4.02]. Logout empties the slice [I4.14]. A
 * lost session does not, because the server still holds the items for the same buyer.
 */
export const cartSlice = createSlice({
  name: 'cart',
  initialState,
  reducers: {
    codeEntered: (state, { payload }: PayloadAction<{ eventId: string; marketplaceCode: string }>) => {
      (state.marketplaceCodes ??= {})[payload.eventId] = payload.marketplaceCode;
    },
    codeRemoved: (state, { payload }: PayloadAction<{ eventId: string }>) => {
      delete state.marketplaceCodes?.[payload.eventId];
    },
    promoCodeRefused: (state, { payload }: PayloadAction<{ eventId: string; promoCodeError: string }>) => {
      const cart = state.eventsCart[payload.eventId];
      if (cart) cart.promoCodeError = payload.promoCodeError;
    },
    promoCodeRetyped: (state, { payload }: PayloadAction<{ eventId: string }>) => {
      delete state.eventsCart[payload.eventId]?.promoCodeError;
    },
    offerTaken: (state, { payload: { eventId, ...from } }: PayloadAction<OfferTaken>) => {
      Object.assign(contextOf(state, eventId), from);
    },
    /** A payment on a provider's page failed; only its key identifies the cart. */
    externalPaymentFailed: (state, { payload }: PayloadAction<{ eventId: string; error: unknown }>) => {
      keepUntil(state.eventsCart[payload.eventId], payload.error);
    },
    cartGuarded: (state, { payload }: PayloadAction<{ eventId: string }>) => {
      if (state.transactions?.[payload.eventId]?.cartGuardDisabled)
        delete state.transactions[payload.eventId];
    },
  },
  extraReducers: (builder) =>
    builder
      .addMatcher(personKnown, (state, action) => keepForOwner(state, initialState, action))
      .addMatcher(loggedOut, () => initialState)
      .addMatcher(answered, (state, { payload }) => {
        const [first] = payload.lines;
        if (first) {
          const refusal = state.eventsCart[payload.eventId]?.promoCodeError;
          const cart = (state.eventsCart[payload.eventId] = eventCartOf(payload));
          // Keeps the error while the refused code is in the field, whatever else the buyer changes.
          if (refusal !== undefined && !payload.promoCode) cart.promoCodeError = refusal;
          const context = contextOf(state, payload.eventId);
          context.categoryType = cartCategory(first.category);
          delete context.cartGuardDisabled;
        } else delete state.eventsCart[payload.eventId];
      })
      .addMatcher(codeRefused, (state, { meta, payload }) => {
        const { eventId } = meta.arg.originalArgs;
        if (errorCodeOf(payload) === 'invalidOfferCode') delete state.marketplaceCodes?.[eventId];
        else {
          delete state.eventsCart[eventId]?.checkoutInformation?.promoCode;
          delete state.eventsCart[eventId]?.activePromoCode;
        }
      })
      .addMatcher(refused, (state, { payload, meta }) =>
        keepUntil(state.eventsCart[meta.arg.originalArgs.eventId], payload),
      )
      .addMatcher(clearCart.matchFulfilled, (state, { meta }) =>
        forgetCart(state, meta.arg.originalArgs.eventId),
      )
      .addMatcher(paid, (state, { payload: { eventId } }) => {
        forgetCart(state, eventId);
        contextOf(state, eventId).cartGuardDisabled = true;
      }),
});

export const {
  cartGuarded,
  codeEntered,
  codeRemoved,
  externalPaymentFailed,
  offerTaken,
  promoCodeRefused,
  promoCodeRetyped,
} = cartSlice.actions;
