import type { Money, SecondaryListing, SellerStatement } from '@foyer/contract';
import { buildEventSummary, buildToken } from '@foyer/testing';

const money = (amount: number): Money => ({ amount, currency: 'CAD' });

/** Builds a live listing of one seat. */
export const buildListing = (overrides: Partial<SecondaryListing> = {}): SecondaryListing => {
  const { tokenId, offerGroupId, name, seating, seat } = buildToken();
  const expiresAt = '2027-03-13T00:30:00Z';
  return {
    listingId: '01936f5e-7c00-7000-8000-0000000000e1',
    event: buildEventSummary(),
    state: 'active',
    sellingState: 'live',
    offerGroupId,
    name,
    tokens: [{ tokenId, name, seating, ...(seat ? { seat } : {}) }],
    price: money(10_500),
    seller: {
      ...{ face: money(10_000), price: money(10_500), fees: [] },
      ...{ organiserShare: money(100), proceeds: money(10_400) },
    },
    hoursBefore: 1,
    expiresAt,
    payoutBy: '2027-03-15T05:00:00Z',
    listedAt: '2027-03-01T16:00:00Z',
    history: [{ state: 'active', price: money(10_500), expiresAt, at: '2027-03-01T16:00:00Z' }],
    allowed: {
      edit: { allowed: true },
      delete: { allowed: true },
      updatePayoutMethod: { allowed: true },
      retryPayout: { allowed: false, reason: 'payoutNotFailed' },
    },
    ...overrides,
  };
};

/** Builds an unsold listing. */
export const buildExpired = (): SecondaryListing =>
  buildListing({
    listingId: '01936f5e-7c00-7000-8000-0000000000e2',
    state: 'expired',
    sellingState: 'notSold',
    endReason: 'over',
  });

/** Builds a listing for each state of a sale. */
export const buildSales = (): SecondaryListing[] =>
  (['sold', 'payoutInitiated', 'payoutCompleted', 'paymentIssue'] as const).map((sellingState, at) =>
    buildListing({
      listingId: `01936f5e-7c00-7000-8000-0000000000f${at}`,
      state: 'sold',
      sellingState,
      soldAt: '2027-03-02T16:00:00Z',
    }),
  );

/** Builds the statement of a seller with a sale that is paid and one that isn't yet. */
export const buildStatement = (): SellerStatement => {
  const { event } = buildListing();
  const entry = { eventId: event.eventId, eventName: event.shortName };
  const payoutId = '01936f5e-7c00-7000-8000-0000000000f9';
  return {
    year: 2027,
    years: [2027],
    totals: [{ earned: money(20_800), paid: money(10_400), balance: money(10_400) }],
    entries: [
      { ...entry, at: '2027-02-01T16:00:00Z', kind: 'sale', amount: money(10_400), balance: money(10_400) },
      {
        ...entry,
        at: '2027-02-20T16:00:00Z',
        kind: 'payout',
        payoutId,
        amount: money(-10_400),
        balance: money(0),
      },
      { ...entry, at: '2027-03-02T16:00:00Z', kind: 'sale', amount: money(10_400), balance: money(10_400) },
    ],
  };
};
