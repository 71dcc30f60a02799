import type { Cart, PaymentMeans, PayoutMethod } from '@foyer/contract';
import type { FoyerSlice } from '@foyer/api-client';
import { sessionSlice } from '@foyer/identity';
import {
  buildEventProfile,
  buildProfile,
  cardPayment,
  countryList,
  librarySettings,
  type MockAnswers,
  type StageOptions,
  type StageSettings,
} from '@foyer/testing';
import { cartSlice, eventCartOf, type CartState } from '../model/cart/cartSlice.ts';
import { buildCart } from './buildCart.ts';

/** Time of every cart stage in epoch milliseconds: ten minutes before its hold ends. */
export const stageTime = Date.parse('2027-01-01T00:00:00Z');

/** Cart slice of a buyer who already holds these carts. */
function heldCarts(carts: readonly Cart[]): FoyerSlice {
  const held: CartState = {
    eventsCart: Object.fromEntries(carts.map((cart) => [cart.eventId, eventCartOf(cart)])),
  };
  return { name: 'cart', reducer: (state: CartState = held, action) => cartSlice.reducer(state, action) };
}

export const buildMeans = (overrides: Partial<PaymentMeans> = {}): PaymentMeans => ({
  paymentMethodId: '01936f5e-7c00-7000-8000-0000000000a1',
  brand: 'visa',
  lastFour: '4242',
  expiryMonth: 4,
  expiryYear: 2029,
  nameOnCard: 'Ada Tremblay',
  defaultMeans: true,
  expired: false,
  ...overrides,
});

export const buildPayoutMethod = (overrides: Partial<PayoutMethod> = {}): PayoutMethod => ({
  payoutMethodId: '01936f5e-7c00-7000-8000-0000000000b1',
  payoutType: 'PayPal',
  emailAddress: 'ada@paypal.example',
  addedAt: '2026-11-02T15:00:00.000Z',
  ...overrides,
});

export interface CartSettings extends StageOptions {
  /** Held carts; by default one cart with two seats. */
  carts?: readonly Cart[];
}

const buyerSettings = librarySettings({
  namespaces: [
    ...['cart', 'gift', 'checkout', 'promo', 'share', 'orders', 'refund', 'wallet', 'walletPass'],
    ...['identity', 'shell'],
  ],
  token: 'session',
  now: () => stageTime,
  answers: {
    getProfile: buildProfile(),
    getEventProfile: buildEventProfile(),
    listPaymentMeans: { paymentMeans: [buildMeans()] },
    listPaymentMethods: cardPayment,
    listCountries: countryList,
  },
});

/** Stage with a verified buyer who holds a cart and has a stored card. */
export const cartSettings = (
  answers: MockAnswers = {},
  { carts = [buildCart()], ...options }: CartSettings = {},
): StageSettings =>
  buyerSettings(answers, { slices: (tokens) => [sessionSlice(tokens), heldCarts(carts)], ...options });

/** Stage of a page of the profile. */
export const walletSettings = (answers: MockAnswers = {}, options: StageOptions = {}): StageSettings =>
  cartSettings(
    { listPayoutMethods: { payoutMethods: [buildPayoutMethod()] }, ...answers },
    { carts: [], path: '/profile/wallet', ...options },
  );
