import type { Cart, PaymentMeans, PayoutMethod } from '@foyer/contract';
import type { FoyerSlice } from '@foyer/api-client';
import { sessionSlice } from '@foyer/identity';
import {
  buildConfiguration,
  buildEventProfile,
  buildProfile,
  type MockAnswers,
  type StageSettings,
} from '@foyer/testing';
import { cartSlice, eventCartOf, type CartState } from '../model/cartSlice.ts';
import { buildCart } from './buildCart.ts';
import {
  cartTexts,
  checkoutTexts,
  frameTexts,
  giftTexts,
  ordersTexts,
  profileTexts,
  promoTexts,
  refundTexts,
  shareTexts,
  walletPassTexts,
  walletTexts,
} from './cartTexts.ts';

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

export interface CartSettings extends Omit<Partial<StageSettings>, 'answers'> {
  /** Held carts; by default one cart with two seats. */
  carts?: readonly Cart[];
}

/** Stage with a verified buyer who holds a cart and has a stored card. */
export const cartSettings = (
  answers: MockAnswers = {},
  { carts = [buildCart()], ...more }: CartSettings = {},
): StageSettings => ({
  texts: {
    cart: cartTexts[more.locale ?? 'en-US'] ?? {},
    gift: giftTexts[more.locale ?? 'en-US'] ?? {},
    checkout: checkoutTexts[more.locale ?? 'en-US'] ?? {},
    promo: promoTexts[more.locale ?? 'en-US'] ?? {},
    share: shareTexts[more.locale ?? 'en-US'] ?? {},
    shell: frameTexts[more.locale ?? 'en-US'] ?? {},
    identity: profileTexts[more.locale ?? 'en-US'] ?? {},
    orders: ordersTexts[more.locale ?? 'en-US'] ?? {},
    refund: refundTexts[more.locale ?? 'en-US'] ?? {},
    walletPass: walletPassTexts[more.locale ?? 'en-US'] ?? {},
  },
  slices: (tokens) => [sessionSlice(tokens), heldCarts(carts)],
  token: 'session',
  now: () => stageTime,
  ...more,
  answers: {
    getConfiguration: buildConfiguration(),
    getProfile: buildProfile(),
    getEventProfile: buildEventProfile(),
    listPaymentMeans: { paymentMeans: [buildMeans()] },
    listPaymentMethods: {
      paymentMethods: [
        { paymentType: 'CreditCard', label: 'Card', hostedFieldsUrl: 'http://pay.foyer.test/fields' },
      ],
      maxStoredCards: 5,
    },
    listCountries: {
      countries: [
        { id: 124, countryCodeISO2: 'CA', countryName: 'Canada' },
        { id: 840, countryCodeISO2: 'US', countryName: 'United States' },
      ],
    },
    ...answers,
  },
});

/** Stage of a page of the profile, whose frame brings its own texts. */
export function walletSettings(
  answers: MockAnswers = {},
  more: Omit<CartSettings, 'carts'> = {},
): StageSettings {
  const answered = { listPayoutMethods: { payoutMethods: [buildPayoutMethod()] }, ...answers };
  const settings = cartSettings(answered, { carts: [], path: '/profile/wallet', ...more });
  const identity = profileTexts[more.locale ?? 'en-US'] ?? {};
  const wallet = walletTexts[more.locale ?? 'en-US'] ?? {};
  return { ...settings, texts: { ...settings.texts, identity, wallet } };
}
