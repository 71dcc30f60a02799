import type {
  DrawCheckout,
  DrawClaim,
  DrawEntry,
  PaymentMeans,
  PublicDraw,
  PublishedEntries,
} from '@foyer/contract';
import {
  allocate,
  commitToSeed,
  hideEntry,
  orderOf,
  proveEntries,
  rootOf,
  type DrawRecord,
} from '@foyer/verify-draw';
import { buildListedEvent, idOf } from './buildEvents.ts';
import { buildPlainPrice } from './buildOffers.ts';

const yes = { allowed: true };
const no = { allowed: false, reason: 'marketplaceClosed' };
/** Id of the caller's entry. */
export const offerId = idOf(901);
/** Salt of the caller's entry. */
export const salt = 'a5'.repeat(32);
const marketplaceId = idOf(900);
const [floor, balcony, loge] = [
  { offerGroupId: idOf(101), name: 'Orchestra' },
  { offerGroupId: idOf(102), name: 'Balcony' },
  { offerGroupId: idOf(103), name: 'Loge' },
] as const;
const times = {
  opensAt: '2026-12-20T15:00:00Z',
  closesAt: '2027-01-05T17:00:00Z',
  resultsAt: '2027-01-06T17:00:00Z',
};
const serverSeed = '5e'.repeat(32);

/** Payment by a card. */
export const byCard = {
  paymentType: 'CreditCard',
  label: 'Card',
  hostedFieldsUrl: 'http://pay.foyer.test/fields',
} as const;

/** Builds a stored card. */
export const buildStoredCard = (overrides: Partial<PaymentMeans> = {}): PaymentMeans => ({
  paymentMethodId: idOf(950),
  brand: 'visa',
  lastFour: '4242',
  expiryMonth: 4,
  expiryYear: 2029,
  nameOnCard: 'Ada Tremblay',
  defaultMeans: true,
  expired: false,
  ...overrides,
});

/** Builds an entry for two, before the close. */
export const buildDrawEntry = (overrides: Partial<DrawEntry> = {}): DrawEntry => ({
  offerId,
  event: buildListedEvent(0),
  marketplaceId,
  choices: [floor, balcony],
  quantity: 2,
  maySplit: true,
  state: 'entered',
  enteredAt: '2026-12-30T15:00:00Z',
  changedAt: '2026-12-30T15:00:00Z',
  closesAt: times.closesAt,
  resultsAt: times.resultsAt,
  autoClaim: true,
  paymentMethodId: idOf(950),
  allowed: { edit: yes, delete: yes, claim: no, repay: no, decline: no },
  ...overrides,
});

/** Builds an entry after the draw, in a given state. */
export const buildDrawnEntry = (state: DrawEntry['state'], overrides: Partial<DrawEntry> = {}): DrawEntry => {
  const isOpen = state === 'paymentFailed' || (state === 'won' && overrides.autoClaim === false);
  const hasWon = ['won', 'claimed', 'paymentFailed'].includes(state);
  const win = { ...balcony, quantity: 2, ...(isOpen ? { until: '2027-01-02T09:00:00Z' } : {}) };
  return buildDrawEntry({
    state,
    place: 12,
    ...(hasWon ? { win } : {}),
    allowed: {
      edit: no,
      delete: no,
      claim: isOpen && state === 'won' ? yes : no,
      repay: state === 'paymentFailed' ? yes : no,
      decline: state === 'paymentFailed' ? yes : no,
    },
    ...overrides,
  });
};

/** Address of the claim of the caller's win. */
export const claimPath = `/claim/${idOf(1)}/${marketplaceId}/${offerId}`;

/** Builds the win of an entry, with its price. */
export const buildClaim = (entry: DrawEntry): DrawClaim => ({
  entry,
  allIn: { amount: entry.win ? 9_000 : 0, currency: 'CAD' },
  quote: buildPlainPrice(entry.win ? 9_000 : 0),
  attemptsLeft: 3,
  serverTime: '2027-01-01T17:00:00Z',
});

/** Builds an open draw of three offers, without an entry of the caller. */
export const buildDrawCheckout = (overrides: Partial<DrawCheckout> = {}): DrawCheckout => ({
  event: buildListedEvent(0),
  marketplaceId,
  state: 'open',
  ...times,
  autoClaim: true,
  claimHours: 24,
  seedCommitment: 'c0'.repeat(32),
  choices: [
    { ...floor, allIn: { amount: 9_800, currency: 'CAD' }, minQuantity: 1, maxQuantity: 6 },
    { ...balcony, allIn: { amount: 4_500, currency: 'CAD' }, minQuantity: 1, maxQuantity: 8 },
    { ...loge, allIn: { amount: 14_500, currency: 'CAD' }, minQuantity: 2, maxQuantity: 4 },
  ],
  remaining: 8,
  atMost: { amount: 19_600, currency: 'CAD' },
  takesPromoCode: false,
  allowed: { enter: yes, delete: { allowed: false, reason: 'notFound' } },
  serverTime: '2027-01-01T17:00:00Z',
  ...overrides,
});

/** Builds the published data of an open draw. */
export const buildPublicDraw = (overrides: Partial<PublicDraw> = {}): PublicDraw => ({
  event: buildListedEvent(0),
  drawId: idOf(902),
  state: 'open',
  ...times,
  autoClaim: true,
  seedCommitment: 'c0'.repeat(32),
  committedAt: '2026-12-20T14:00:00Z',
  names: [floor, balcony, loge],
  stock: [
    { id: 'floor', choices: [floor.offerGroupId, loge.offerGroupId], quantity: 20 },
    { id: 'balcony', choices: [balcony.offerGroupId], quantity: 10 },
  ],
  stockChanges: [],
  entries: 24,
  serverTime: '2027-01-01T17:00:00Z',
  ...overrides,
});

const choicesOf = (at: number): string[] =>
  at % 3 === 0 ? [balcony.offerGroupId] : [floor.offerGroupId, balcony.offerGroupId];

/** Publishes a record as a server does: its head, and its entries in pages of ten. */
function publish({ entries, order, wins, lapsed, ...facts }: DrawRecord) {
  const counts = { entries: entries.length, wins: wins.length, lapsed: lapsed.length };
  const published = entries.map((entry) => {
    const number = wins.findIndex(({ id }) => id === entry.id) + 1;
    const { id: _id, ...units } = wins[number - 1] ?? { id: '', choice: '', quantity: 0 };
    const won = number > 0 ? { win: { number, ...units } } : {};
    return { ...entry, place: order.indexOf(entry.id) + 1, ...won };
  });
  const listPublishedEntries = ({
    from = '',
    limit = 10,
  }: {
    from?: string;
    limit?: number;
  }): PublishedEntries => {
    const rest = published.filter(({ id }) => id >= from);
    const next = rest[limit];
    return { entries: rest.slice(0, limit), ...(next ? { next: next.id } : {}) };
  };
  return { head: { ...facts, counts }, listPublishedEntries };
}

/**
 * Draws 24 entries with the real algorithm, the caller's among them; `change` is applied to the published record.
 */
export async function buildDrawnDraw(change: (record: DrawRecord) => DrawRecord = (record) => record) {
  const { stock, drawId } = buildPublicDraw();
  const own = await hideEntry(offerId, salt);
  const others = await Promise.all(
    Array.from({ length: 23 }, (_, at) => hideEntry(idOf(1000 + at), `${at}`.padStart(64, '0'))),
  );
  const entries = [
    { id: own, quantity: 2, maySplit: true, choices: [floor.offerGroupId, balcony.offerGroupId] },
    ...others.map((id, at) => ({
      id,
      quantity: 1 + (at % 3),
      maySplit: at % 2 === 0,
      choices: choicesOf(at),
    })),
  ].sort((one, other) => (one.id < other.id ? -1 : 1));
  const entriesRoot = await rootOf(entries);
  const beacon = { source: 'sandbox', round: 4711, value: 'be'.repeat(32) };
  const order = await orderOf(entries, { serverSeed, entriesRoot, beacon });
  const seedCommitment = await commitToSeed(serverSeed);
  const wins = allocate({ entries, order, stock, lapsed: [] });
  const record: DrawRecord = {
    version: 1,
    drawId,
    seedCommitment,
    stock,
    closedAt: times.closesAt,
    entriesRoot,
    beacon,
    serverSeed,
    entries,
    order,
    lapsed: [],
    wins,
  };
  const [proof] = (await proveEntries(entries, [own])).values();
  const { head, listPublishedEntries } = publish(change(record));
  const draw = buildPublicDraw({
    state: 'drawn',
    seedCommitment,
    closedAt: times.closesAt,
    entriesRoot,
    beaconSource: beacon.source,
    beaconRound: beacon.round,
    rootPublishedAt: '2027-01-05T17:00:30Z',
    beaconAt: '2027-01-06T17:01:00Z',
    drawnAt: '2027-01-06T17:02:00Z',
    record: head,
  });
  const entry = buildDrawnEntry('claimed', {
    place: order.indexOf(own) + 1,
    proof: { drawnId: own, salt, steps: proof!.steps },
  });
  return { draw, entry, record, listPublishedEntries };
}
