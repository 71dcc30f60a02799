import { useCallback, useMemo, useState, useEffect, useRef } from 'react';
import { useStore } from 'react-redux';
import type { Cart, CartSelection, Money } from '@foyer/contract';
import type { FoyerError } from '@foyer/api-client';
import { useCheckoutCartMutation, useClearCartMutation, useExtendHoldMutation } from '@foyer/api-client/cart';
import { track } from '@foyer/api-client/shell/track';
import { selectEventCart, selectionsOf, type WithCart } from '../../model/cart/cartSelectors.ts';
import { repeatWhileBusy } from '../../model/cart/repeatWhileBusy.ts';
import { withChanged, withoutSelection, withQuantity, withSelection } from '../../model/cart/cartRules.ts';

/** Creates waits that resolve to false early when the component unmounts, and reports whether it has. */
function useWait() {
  const [isWaiting, setWaiting] = useState(false);
  const hasLeft = useRef(false);
  const leave = useRef<(() => void) | undefined>(undefined);
  useEffect(() => {
    hasLeft.current = false;
    return () => {
      hasLeft.current = true;
      leave.current?.();
    };
  }, []);
  const wait = useCallback(async (ms: number) => {
    // The page can be left while the call itself is under way.
    if (hasLeft.current) return false;
    setWaiting(true);
    const stayed = await new Promise<boolean>((resolve) => {
      const timer = setTimeout(() => resolve(true), ms);
      leave.current = () => {
        clearTimeout(timer);
        resolve(false);
      };
    });
    setWaiting(false);
    return stayed;
  }, []);
  return { isWaiting, wait, hasLeft };
}

/** Result of a change: the current cart, or why nothing changed. */
export type CartResult = { cart: Cart } | { error: FoyerError };
/** Result of a hold; once the page `hasLeft`, it must not navigate. */
type HoldResult = CartResult & { hasLeft: boolean };

export interface CartActions {
  /** Adds lines, or replaces the line with the same guid. */
  hold: (...added: CartSelection[]) => Promise<HoldResult>;
  setQuantity: (cartGuid: string, quantity: number) => Promise<CartResult>;
  /** Replaces the amount of a gift. */
  setAmount: (cartGuid: string, amount: Money) => Promise<CartResult>;
  remove: (cartGuid: string) => Promise<CartResult>;
  /** Replaces the lost seats of a line. */
  takeSeats: (cartGuid: string, seatCodes: string[]) => Promise<CartResult>;
  /** Allows the seats of a line to be non-adjacent. */
  split: (cartGuid: string) => Promise<CartResult>;
  /** Requests the same lines again, after the hold has expired or to get the current price. */
  renew: () => Promise<CartResult>;
  /** Prices the cart with a promo code, or without one when it is empty. */
  applyCode: (promoCode: string) => Promise<CartResult>;
  /** Gives everything back; resolves to the error if nothing changed. */
  clear: () => Promise<FoyerError | undefined>;
  extend: () => Promise<CartResult>;
  isBusy: boolean;
  /** Whether a hold is being retried because the server was busy; pages show it. */
  isRepeating: boolean;
}

/** Runs each change after the one before; one that went wrong holds up none after it. */
function createQueue() {
  let last: Promise<unknown> = Promise.resolve();
  return <Answer>(run: () => PromiseLike<Answer>): Promise<Answer> => {
    const result = last.then(run, run);
    last = result;
    return result;
  };
}

/** Returns the cart's lines as the buyer wants them, given those in the cart. */
type LinesChange = (lines: readonly CartSelection[]) => readonly CartSelection[];

const resultOf = ({ data, error }: { data?: Cart; error?: unknown }): CartResult =>
  data ? { cart: data } : { error: error as FoyerError };

const unchanged: LinesChange = (lines) => lines;

/**
 * Actions on the cart of one event. Each sends all lines; the server holds all of them or changes nothing, and the
 * store mirrors its answer [C4.01, C4.02]. A hold that meets a busy server is retried under the same idempotency key.
 */
export function useCartActions(eventId: string): CartActions {
  const store = useStore<WithCart>();
  const [checkout, { isLoading: isChecking }] = useCheckoutCartMutation();
  const [extendHold, { isLoading: isExtending }] = useExtendHoldMutation();
  const [clearCart, { isLoading: isClearing }] = useClearCartMutation();
  const { isWaiting, wait, hasLeft } = useWait();
  const [inTurn] = useState(createQueue);
  const read = useCallback(() => selectEventCart(store.getState(), eventId), [store, eventId]);
  const tokenOf = useCallback(() => {
    const purchaseToken = read()?.purchaseToken;
    return purchaseToken === undefined ? {} : { purchaseToken };
  }, [read]);
  /** Sends the changed lines. @param entered the promo code to price them with, in place of the cart's */
  const send = useCallback(
    // In turn, since a change starts from the answer to the one before, which it would undo otherwise.
    (change: LinesChange, entered?: string) =>
      inTurn(async () => {
        const marketplaceCode = store.getState().cart.marketplaceCodes?.[eventId];
        const promoCode = entered ?? read()?.checkoutInformation?.promoCode?.discountCode;
        const request = {
          eventId,
          selections: [...change(selectionsOf(read()))],
          ...tokenOf(),
          ...(marketplaceCode === undefined ? {} : { marketplaceCode }),
          ...(promoCode ? { promoCode } : {}),
          idempotencyKey: crypto.randomUUID(),
        };
        return resultOf(await repeatWhileBusy(() => checkout(request), wait));
      }),
    [checkout, eventId, inTurn, read, store, tokenOf, wait],
  );
  const actions = useMemo(() => {
    const changeLine = (cartGuid: string, change: (line: CartSelection) => CartSelection) =>
      send((lines) => withChanged(lines, cartGuid, change));
    return {
      hold: async (...added: CartSelection[]): Promise<HoldResult> => {
        const result = await send((lines) => added.reduce(withSelection, [...lines]));
        if ('cart' in result) {
          const isNew = (guid: string) => added.some(({ cartGuid }) => cartGuid === guid);
          track({ name: 'add_to_cart', lines: result.cart.lines.filter(({ cartGuid }) => isNew(cartGuid)) });
        }
        return { ...result, hasLeft: hasLeft.current };
      },
      setQuantity: (cartGuid: string, quantity: number) =>
        changeLine(cartGuid, (line) => withQuantity(line, quantity)),
      setAmount: (cartGuid: string, amount: Money) => changeLine(cartGuid, (line) => ({ ...line, amount })),
      remove: (cartGuid: string) => send((lines) => withoutSelection(lines, cartGuid)),
      takeSeats: (cartGuid: string, seatCodes: string[]) =>
        changeLine(cartGuid, (line) => ({ ...withQuantity(line, seatCodes.length), seatCodes })),
      split: (cartGuid: string) => changeLine(cartGuid, (line) => ({ ...line, maySplit: true })),
      renew: () => send(unchanged),
      applyCode: (promoCode: string) => send(unchanged, promoCode),
      clear: async () =>
        (await inTurn(() => clearCart({ eventId, ...tokenOf() }))).error as FoyerError | undefined,
      extend: async () =>
        resultOf(await inTurn(() => extendHold({ eventId, purchaseToken: read()?.purchaseToken ?? '' }))),
    };
  }, [inTurn, send, read, tokenOf, hasLeft, clearCart, extendHold, eventId]);
  const isBusy = isChecking || isExtending || isClearing || isWaiting;
  return { ...actions, isBusy, isRepeating: isWaiting };
}
