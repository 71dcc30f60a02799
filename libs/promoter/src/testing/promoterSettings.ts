import type {
  PriceBreakdown,
  PromoterAccount,
  PromoterEvent,
  PromoterItem,
  PromoterSettlement,
  PromoterTransaction,
} from '@foyer/contract';
import { sessionSlice } from '@foyer/identity';
import { buildEventSummary, buildProfile, librarySettings, onStage } from '@foyer/testing';
import { buildSections, hall } from './buildSections.ts';

/** Fixed time of the stages. */
const stageTime = Date.parse('2027-03-12T23:45:12Z');

const cad = (amount: number) => ({ amount, currency: 'CAD' });
const priceOf = (face: number, total: number): PriceBreakdown => ({
  ...{ face: cad(face), discounts: [], fees: [], taxes: [] },
  ...{ allIn: cad(total), total: cad(total) },
});

export const offerGroupId = '01936f5e-7c00-7000-8000-000000000101';
export const transactionId = '01936f5e-7c00-7000-8000-000000000a01';
export const { eventId } = buildEventSummary();

/** Event with stock left, of which some is sold. */
export const buildPromoterEvent = (overrides: Partial<PromoterEvent> = {}): PromoterEvent => ({
  event: buildEventSummary(),
  stock: { allotted: 36, left: 24, pending: 2, sold: 10 },
  money: { commissionEarned: cad(11_200), cashOwed: cad(140_400) },
  ...overrides,
});

export const buildItem = (overrides: Partial<PromoterItem> = {}): PromoterItem => ({
  ...{ offerGroupId, name: 'Floor, standing', category: 'EVENT_ACCESS', seating: 'ga' },
  price: priceOf(11_200, 14_040),
  stock: { allotted: 24, left: 14, pending: 0, sold: 10 },
  ...overrides,
});

/** Two sold in cash, a moment ago. */
export const buildTransaction = (overrides: Partial<PromoterTransaction> = {}): PromoterTransaction => ({
  ...{ transactionId, eventId, state: 'completed', paymentKind: 'cash' },
  guest: { emailAddress: 'gina@example.com', firstName: 'Gina' },
  items: [{ offerGroupId, name: 'Floor, standing', quantity: 2, seats: [] }],
  total: cad(28_080),
  commission: cad(2_240),
  createdAt: '2027-03-12T23:45:00Z',
  orderNumber: 'F7K2-M9QX',
  serverTime: '2027-03-12T23:45:12Z',
  ...overrides,
});

/** Proposed by the organiser: commission is kept from the cash. */
export const buildSettlement = (overrides: Partial<PromoterSettlement> = {}): PromoterSettlement => ({
  settlementId: '01936f5e-7c00-7000-8000-000000000b01',
  ...{ number: 2, state: 'proposed', proposedBy: 'organiser' },
  ...{ cash: cad(140_400), commission: cad(11_200), kept: cad(11_200), toHandOver: cad(129_200) },
  proposedAt: '2027-03-12T20:00:00Z',
  ...overrides,
});

/** Account with two open lines, and nothing that waits. */
export const buildAccount = (overrides: Partial<PromoterAccount> = {}): PromoterAccount => ({
  promoter: { promoterId: '01936f5e-7c00-7000-8000-000000000c01', name: 'Pilar Reyes' },
  ...buildPromoterEvent(),
  pendingSales: 0,
  refundsDue: [],
  openLines: [
    {
      ...{ kind: 'handedOver', bookedAt: '2027-03-12T22:30:00Z' },
      ...{ cash: cad(-20_000), commission: cad(0) },
    },
    {
      ...{ kind: 'sale', bookedAt: '2027-03-12T21:10:00Z', orderNumber: 'F7K2-M9QX', transactionId },
      ...{ cash: cad(28_080), commission: cad(2_240) },
    },
  ],
  settlements: [],
  receipts: [],
  proposable: true,
  ...overrides,
});

export const entryCodes = {
  codes: [
    {
      tokenId: '01936f5e-7c00-7000-8000-0000000000c1',
      code: 'F1.01936f5e-7c00-7000-8000-0000000000c1.12345678',
    },
    {
      tokenId: '01936f5e-7c00-7000-8000-0000000000c2',
      code: 'F1.01936f5e-7c00-7000-8000-0000000000c2.87654321',
    },
  ],
  refreshAt: '2027-03-12T23:45:30Z',
  shownUntil: '2027-03-12T23:55:00Z',
};

/** Stage on which a promoter sells an event. */
export const promoterSettings = librarySettings({
  namespaces: ['promoter', 'organiser', 'marketplace', 'shell'],
  slices: (tokens) => [sessionSlice(tokens)],
  token: 'session',
  now: () => stageTime,
  answers: {
    getProfile: buildProfile(),
    listPromoterEvents: { events: [buildPromoterEvent()] },
    getPromoterOverview: buildPromoterEvent(),
    getPromoterEngagement: {
      event: buildEventSummary(),
      paymentKinds: ['cash', 'card'],
      commission: [{ paymentKind: 'cash', ratePpm: 100_000 }, { amount: cad(250) }],
      mostPerGuest: 4,
    },
    listPromoterInventory: {
      eventId,
      items: [
        buildItem(),
        buildItem({
          offerGroupId: '01936f5e-7c00-7000-8000-000000000102',
          name: 'Upper level',
          price: priceOf(7_600, 9_527),
          stock: { allotted: 12, left: 0, pending: 2, sold: 10 },
        }),
      ],
    },
    getSeatChart: hall,
    listPromoterSections: buildSections(),
    listPromoterTransactions: { transactions: [buildTransaction()] },
    searchPromoterTransactions: { transactions: [] },
    getPromoterTransaction: buildTransaction(),
    getPromoterSettlement: buildAccount(),
  },
});

/** Story decorator: a promoter who sells an event. */
export const onPromoter = onStage(promoterSettings);
