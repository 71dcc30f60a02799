import type { UnknownAction } from '@reduxjs/toolkit';
import { createFoyerClient, createFoyerStore, foyerSlice } from '@foyer/api-client';
import { cartApi, paymentApi } from '@foyer/api-client/cart';
import { accountApi, sessionApi } from '@foyer/api-client/identity';
import { signedOut } from '@foyer/identity';
import { sessionOperations } from '@foyer/contract';
import { buildProfile, buildSessionOpened } from '@foyer/testing';
import { isStoredCart } from '@foyer/contract/walls/storedCart';
import { buildCart, buildCartLine, buildMoney } from '../../testing/buildCart.ts';
import {
  activeCarts,
  pieceCount,
  selectEventCart,
  selectionsOf,
  selectTransaction,
  type WithCart,
} from './cartSelectors.ts';
import {
  cartGuarded,
  cartSlice,
  eventCartOf,
  externalPaymentFailed,
  offerTaken,
  promoCodeRefused,
  promoCodeRetyped,
  type CartState,
} from './cartSlice.ts';

function storeThatAnswers(body: unknown, status = 200) {
  const answer = (): unknown => (typeof body === 'function' ? (body as () => unknown)() : body);
  const fetch = () => Promise.resolve(new Response(JSON.stringify(answer()), { status }));
  const client = createFoyerClient({ baseUrl: 'http://foyer.test/api', fetch });
  const store = createFoyerStore({ client, slices: [foyerSlice(cartSlice)] });
  return { store, state: () => store.getState() as unknown as WithCart };
}
const { checkoutCart, clearCart } = cartApi.endpoints;
const { payCart } = paymentApi.endpoints;
const eventId = buildCart().eventId;
const request = { eventId, selections: [] };

describe('cartSlice', () => {
  it('mirrors the answer of checkout: token, expiration, items by id, selections by guid [C3.24b-e, C3.24g-h, C4.01a-b]', async () => {
    const { store, state } = storeThatAnswers(buildCart());
    await store.dispatch(checkoutCart.initiate(request));
    const cart = selectEventCart(state(), eventId);
    expect(cart).toMatchObject({
      purchaseToken: 'purchase-token-of-a-test-cart',
      purchaseTokenExpiration: '2027-01-01T00:10:00Z',
    });
    expect(cart?.items['01936f5e-7c00-7000-8000-000000000020']?.selection['line-0001']).toMatchObject({
      quantity: 2,
      seatCodes: ['101-C-12', '101-C-13'],
    });
    expect(selectionsOf(cart)).toHaveLength(1);
    expect(isStoredCart(JSON.parse(JSON.stringify(state().cart)))).toBe(true);
  });

  it('keeps the lines, the quote and the rules of the last answer until the next [C3.24i]', async () => {
    const first = buildCart();
    const next = buildCart({ lines: [buildCartLine({ quantity: 1 })] });
    const answers = [first, next];
    const { store, state } = storeThatAnswers(() => answers.shift());
    const kept = () => selectEventCart(state(), eventId)?.checkoutInformation;
    await store.dispatch(checkoutCart.initiate(request));
    expect(kept()).toEqual(first);
    await store.dispatch(checkoutCart.initiate(request));
    expect(kept()).toEqual(next);
  });

  it('replaces price changes with each answer [C4.01c, C3.25a]', async () => {
    const change = { cartGuid: 'line-0001', before: buildMoney(100), now: buildMoney(200) };
    const { store, state } = storeThatAnswers(buildCart({ priceChanges: [change] }));
    await store.dispatch(checkoutCart.initiate(request));
    expect(selectEventCart(state(), eventId)?.priceChanges).toEqual([change]);
  });

  it('keeps the promo code of each cart, or why it was refused, until another is typed [C3.25b-c]', () => {
    const promoCode = { discountCode: 'SPRING', label: '', applies: true };
    const held: CartState = {
      eventsCart: {
        [eventId]: eventCartOf(buildCart({ promoCode })),
        other: eventCartOf(buildCart({ eventId: 'other' })),
      },
    };
    const refused = promoCodeRefused({ eventId: 'other', promoCodeError: 'Invalid promo code' });
    const after = (...actions: UnknownAction[]) =>
      Object.values(actions.reduce<CartState>(cartSlice.reducer, held).eventsCart).map(
        ({ activePromoCode, promoCodeError }) => [activePromoCode, promoCodeError],
      );
    expect(after(refused)).toEqual([
      ['SPRING', undefined],
      [undefined, 'Invalid promo code'],
    ]);
    expect(after(refused, promoCodeRetyped({ eventId: 'other' }))).toEqual(after());
    expect(isStoredCart(cartSlice.reducer(held, refused))).toBe(true);
  });

  it('keeps why a code was refused while something else changes, until a code is taken [C3.25c]', async () => {
    const answers = [
      buildCart(),
      buildCart(),
      buildCart({ promoCode: { discountCode: 'SPRING', label: '', applies: true } }),
    ];
    const { store, state } = storeThatAnswers(() => answers.shift());
    await store.dispatch(checkoutCart.initiate(request));
    store.dispatch(promoCodeRefused({ eventId, promoCodeError: 'Invalid promo code' }));
    await store.dispatch(checkoutCart.initiate(request));
    expect(selectEventCart(state(), eventId)).toMatchObject({ promoCodeError: 'Invalid promo code' });
    await store.dispatch(checkoutCart.initiate(request));
    expect(selectEventCart(state(), eventId)).not.toHaveProperty('promoCodeError');
  });

  it('asks again for the package that a line is of [C3.24f]', () => {
    const packageId = '01936f5e-7c00-7000-8000-0000000000c1';
    const [selection] = selectionsOf(eventCartOf(buildCart({ lines: [buildCartLine({ packageId })] })));
    expect(selection).toMatchObject({ packageId, quantity: 2 });
    expect(selectionsOf(eventCartOf(buildCart()))[0]).not.toHaveProperty('packageId');
  });

  it('knows what kind of thing is bought, where it was picked and on which site, until it is paid [C3.26a-d, C3.02f]', async () => {
    const { store, state } = storeThatAnswers(buildCart({ lines: [buildCartLine({ category: 'CHARITY' })] }));
    const from = {
      offerAddress: '/events/northern-lights/e1?sort=LOW_TO_HIGH',
      rootOrigin: 'https://foyer.test',
    };
    await store.dispatch(checkoutCart.initiate(request));
    store.dispatch(offerTaken({ eventId, ...from }));
    expect(selectTransaction(state(), eventId)).toEqual({ categoryType: 'ADD_ON', ...from });
    expect(isStoredCart(JSON.parse(JSON.stringify(state().cart)))).toBe(true);
    const pay = { eventId, purchaseToken: 't', paymentMethodId: 'p', acceptedTotal: buildMoney(1) };
    await store.dispatch(payCart.initiate(pay));
    expect(selectTransaction(state(), eventId)).toEqual({ cartGuardDisabled: true });
    store.dispatch(cartGuarded({ eventId }));
    expect(selectTransaction(state(), eventId)).toBeUndefined();
  });

  it('outlives a session that was lost, and ends with logging out [I4.14, I4.15]', async () => {
    const { store, state } = storeThatAnswers(buildCart());
    await store.dispatch(checkoutCart.initiate(request));
    store.dispatch(signedOut());
    expect(selectEventCart(state(), eventId)).toBeDefined();
    await store.dispatch(sessionApi.endpoints.logOut.initiate());
    expect(state().cart).toEqual({ eventsCart: {} });
  });

  it('belongs to its owner only [I4.15]', async () => {
    const answers: unknown[] = [];
    const { store, state } = storeThatAnswers(() => answers.shift());
    const comes = async (globalUserId: string): Promise<void> => {
      answers.push(buildProfile({ globalUserId }));
      await store.dispatch(accountApi.endpoints.getProfile.initiate(undefined, { forceRefetch: true }));
    };
    await comes('ada');
    answers.push(buildCart());
    await store.dispatch(checkoutCart.initiate(request));
    await comes('ada');
    expect(selectEventCart(state(), eventId)).toBeDefined();
    await comes('grace');
    expect(selectEventCart(state(), eventId)).toBeUndefined();
  });

  it.each(sessionOperations)('is dropped when another user signs in by %s [I4.15]', (operationId) => {
    const held: CartState = { eventsCart: { [eventId]: eventCartOf(buildCart()) } };
    const comes = (globalUserId: string) => buildSessionOpened(operationId, { globalUserId });
    const ofAda = [comes('ada'), signedOut(), comes('ada')].reduce<CartState>(cartSlice.reducer, held);
    expect(ofAda.eventsCart).toEqual(held.eventsCart);
    expect(cartSlice.reducer(ofAda, comes('grace')).eventsCart).toEqual({});
  });

  const refusal = (code: string, details = {}) => ({
    kind: 'rejected',
    status: 422,
    code,
    message: '',
    details,
  });
  /** Rejected action, as RTK Query dispatches it. */
  const refusedBy = (endpointName: string, code: string, details?: object) => ({
    type: 'api/executeMutation/rejected',
    payload: refusal(code, details),
    meta: {
      requestId: 'r',
      requestStatus: 'rejected',
      rejectedWithValue: true,
      arg: { endpointName, originalArgs: { eventId } },
    },
  });

  it('is held for as long as a failed payment said', async () => {
    const { store, state } = storeThatAnswers(buildCart());
    await store.dispatch(checkoutCart.initiate(request));
    const details = { purchaseTokenExpiration: '2027-01-01T00:15:00Z' };
    store.dispatch(refusedBy('payCart', 'paymentFailed', details));
    expect(selectEventCart(state(), eventId)).toMatchObject({
      ...details,
      checkoutInformation: details,
    });
  });

  it.each([
    refusedBy('payCart', 'reservationTimeRanOut'),
    refusedBy('payCart', 'paymentRetryAttemptsExhausted'),
    refusedBy('initiateExternalPayment', 'paymentRetryTimeExpired'),
    refusedBy('extendHold', 'reservationTimeRanOut'),
    externalPaymentFailed({ eventId, error: refusal('externalPaymentAfterLockExpiration') }),
  ])('is held no more once the server has said so, and keeps its lines [C4.04d, C8.05]', async (action) => {
    const { store, state } = storeThatAnswers(buildCart());
    await store.dispatch(checkoutCart.initiate(request));
    store.dispatch(action);
    const ended = { purchaseTokenExpiration: '1970-01-01T00:00:00.000Z' };
    expect(selectEventCart(state(), eventId)).toMatchObject({ ...ended, checkoutInformation: ended });
    expect(selectionsOf(selectEventCart(state(), eventId))).toHaveLength(1);
    expect(isStoredCart(JSON.parse(JSON.stringify(state().cart)))).toBe(true);
  });

  it('stays as it was when the call fails', async () => {
    const { store, state } = storeThatAnswers({ code: 'purchaseSoldOut', message: 'Gone.' }, 422);
    await store.dispatch(checkoutCart.initiate(request));
    expect(state().cart.eventsCart).toEqual({});
  });

  it('resets one event only, when its cart is cleared or paid [C4.02c]', async () => {
    const { store, state } = storeThatAnswers({ eventId: 'other' });
    const fill = (id: string) =>
      store.dispatch(
        // Fulfilled action, as RTK Query dispatches it.
        {
          type: 'api/executeMutation/fulfilled',
          payload: buildCart({ eventId: id }),
          meta: {
            requestId: id,
            requestStatus: 'fulfilled',
            arg: { endpointName: 'checkoutCart', originalArgs: {} },
          },
        },
      );
    fill(eventId);
    fill('other');
    await store.dispatch(clearCart.initiate({ eventId }));
    expect(Object.keys(state().cart.eventsCart)).toEqual(['other']);
    const pay = { eventId: 'other', purchaseToken: 't', paymentMethodId: 'p', acceptedTotal: buildMoney(1) };
    await store.dispatch(payCart.initiate(pay));
    expect(state().cart.eventsCart).toEqual({});
  });

  it('puts the cart that ends first in front', () => {
    const soon = buildCart({ eventId: 'soon', purchaseTokenExpiration: '2027-01-01T00:01:00Z' });
    const later = buildCart({ eventId: 'later' });
    const state = {
      eventsCart: {
        later: { items: {}, checkoutInformation: later },
        soon: { items: {}, checkoutInformation: soon },
      },
    };
    expect(activeCarts(state).map((each) => each.eventId)).toEqual(['soon', 'later']);
    expect(pieceCount(buildCart({ lines: [buildCartLine(), buildCartLine({ quantity: 1 })] }))).toBe(3);
  });
});
