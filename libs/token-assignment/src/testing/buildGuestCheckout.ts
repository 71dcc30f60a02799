import type { GuestAssignment, GuestCheckout, PaymentMeans } from '@foyer/contract';
import { buildEventSummary, type MockAnswers } from '@foyer/testing';

const cad = (amount: number) => ({ amount, currency: 'CAD' });

/** Secret of a link. */
export const assignmentString = 'k3JmYb0rT5wqX9dZ2eF7hL1nP4sV6uA8cG_iKoMxQyE';

/** Two standing places that a promoter holds for a guest, for an hour more. */
export const buildGuestAssignment = (overrides: Partial<GuestAssignment> = {}): GuestAssignment => ({
  state: 'pending',
  event: buildEventSummary(),
  inviterFirstName: 'Paz',
  inviterLastName: 'Moreno',
  emailAddress: 'g••@example.com',
  assigneeHasAccount: false,
  items: [{ name: 'Floor, standing', quantity: 2, seats: [] }],
  total: cad(28_080),
  heldUntil: '2027-03-13T00:45:12Z',
  serverTime: '2027-03-12T23:45:12Z',
  ...overrides,
});

const buildGuestCheckout = (): GuestCheckout => ({
  assignment: buildGuestAssignment(),
  quote: {
    ...{ face: cad(22_400), discounts: [], fees: [], taxes: [] },
    ...{ allIn: cad(28_080), total: cad(28_080) },
  },
});

const card: PaymentMeans = {
  paymentMethodId: '01936f5e-7c00-7000-8000-0000000000a1',
  ...{ brand: 'visa', lastFour: '4242', expiryMonth: 4, expiryYear: 2029, nameOnCard: 'Ada Tremblay' },
  ...{ defaultMeans: true, expired: false },
};

/** Answers of the calls around a link, and of paying with a stored card. */
export const guestAnswers = (answers: MockAnswers = {}): MockAnswers => ({
  validatePromoterPurchase: buildGuestAssignment(),
  checkoutPromoterPurchasePublicly: buildGuestCheckout(),
  validateGuestPurchase: buildGuestAssignment(),
  checkoutGuestPurchasePublicly: buildGuestCheckout(),
  listPaymentMeans: { paymentMeans: [card] },
  listPaymentMethods: {
    paymentMethods: [
      { paymentType: 'CreditCard', label: 'Card', hostedFieldsUrl: 'http://pay.foyer.test/fields' },
    ],
    maxStoredCards: 5,
  },
  ...answers,
});
