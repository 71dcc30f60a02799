import fc from 'fast-check';
import { seedNumber } from '@foyer/util/sampling';
import { minutes } from '../../platform/time/units.ts';
import { checkInvariants } from '../../testing/checkInvariants.ts';
import { checkout, line, makeBuyers, pay, storeCard, type Buyer } from '../../testing/sale/buyers.ts';
import { rounds } from '../../testing/sale/rounds.ts';
import { buildSale, type SaleFixture } from '../../testing/sale/saleFixture.ts';
import { useSaleServers } from '../../testing/sale/useSaleServers.ts';

const { server } = useSaleServers();

const cards = {
  good: '4242 4242 4242 4242',
  declined: '4000 0000 0000 0002',
  poor: '4000 0000 0000 9995',
} as const;
type CardName = keyof typeof cards;

interface Person extends Buyer {
  cards: Record<CardName, string>;
}
type Step =
  | {
      kind: 'checkout';
      who: number;
      seats: number;
      places: number;
      shirts: number;
      shipped: boolean;
      child: boolean;
    }
  | { kind: 'pay'; who: number; card: CardName }
  | { kind: 'clear'; who: number }
  | { kind: 'wait'; ms: number };

const who = fc.integer({ min: 0, max: 2 });
const steps: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.record({
      kind: fc.constant('checkout' as const),
      who,
      seats: fc.integer({ min: 0, max: 3 }),
      places: fc.integer({ min: 0, max: 3 }),
      shirts: fc.integer({ min: 0, max: 2 }),
      shipped: fc.boolean(),
      child: fc.boolean(),
    }),
  },
  {
    weight: 4,
    arbitrary: fc.record({
      kind: fc.constant('pay' as const),
      who,
      card: fc.constantFrom<CardName>('good', 'good', 'good', 'declined', 'poor'),
    }),
  },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('clear' as const), who }) },
  {
    weight: 1,
    arbitrary: fc.record({
      kind: fc.constant('wait' as const),
      ms: fc.constantFrom(minutes(4), minutes(11)),
    }),
  },
);
const history = fc.record({
  currency: fc.constantFrom('CAD', 'USD', 'JPY', 'KWD'),
  feePpm: fc.integer({ min: 0, max: 300_000 }),
  feeAmount: fc.integer({ min: 0, max: 999 }),
  taxPpm: fc.integer({ min: 0, max: 250_000 }),
  prices: fc.record({
    seated: fc.integer({ min: 0, max: 99_999 }),
    standing: fc.integer({ min: 0, max: 9_999 }),
    shirt: fc.integer({ min: 0, max: 9_999 }),
  }),
  steps: fc.array(steps, { minLength: 3, maxLength: 9 }),
});

const address = { country: 'CA', fullName: 'Ada Byron', address: '1 Main St', unit: '', googlePlaceId: '' };

let people: Person[];
beforeAll(async () => {
  const buyers = await makeBuyers(server().database, 3);
  people = [];
  for (const buyer of buyers) {
    const stored = {} as Record<CardName, string>;
    for (const name of Object.keys(cards) as CardName[])
      stored[name] = (await storeCard(server(), buyer, cards[name])).paymentMethodId;
    people.push({ ...buyer, cards: stored });
  }
});

const linesOf = (sale: SaleFixture, step: Extract<Step, { kind: 'checkout' }>) => {
  const { seats, places, shirts, shipped, child } = step;
  const ages =
    child && seats > 1
      ? [
          { ageGroup: 'CHILD' as const, quantity: 1 },
          { ageGroup: 'ADULT' as const, quantity: seats - 1 },
        ]
      : undefined;
  return [
    ...(seats ? [line('s', sale.seated, seats, { maySplit: true, ...(ages ? { ages } : {}) })] : []),
    ...(places ? [line('p', sale.standing, places)] : []),
    ...(shirts && seats + places
      ? [line('m', sale.shirt, shirts, { fulfilment: shipped ? 'SHIPPING' : 'PICKUP' })]
      : []),
  ];
};

/** Expected codes of a step besides success; every other one is a fault. */
const expected = new Set([
  'purchaseSoldOut',
  'notEnoughContiguousSeats',
  'ticketLimitEvent',
  'extrasNeedAccess',
  'paymentFailed',
  'paymentRetryAttemptsExhausted',
  'tooManyRefusedCards',
  'paymentRetryTimeExpired',
  'reservationTimeRanOut',
]);

async function play(sale: SaleFixture, all: readonly Step[]): Promise<void> {
  const carts = new Map<number, Awaited<ReturnType<typeof checkout>>['body']>();
  for (const step of all) {
    if (step.kind === 'wait') {
      await server(0).clock.advance(step.ms);
      continue;
    }
    const person = people[step.who]!;
    const cart = carts.get(step.who);
    if (step.kind === 'clear') {
      await server(1).call('clearCart', { token: person.token, body: { eventId: sale.eventId } });
    } else if (step.kind === 'checkout') {
      const answer = await checkout(server(step.who), person, sale.eventId, linesOf(sale, step));
      if (answer.status === 200) carts.set(step.who, answer.body);
      else expect(expected).toContain(answer.error?.code);
    } else if (cart) {
      const body = cart.needsShippingAddress ? { shippingAddress: address } : {};
      const paid = await pay(server(step.who), person, cart, person.cards[step.card], { body });
      if (paid.status !== 200) expect(expected).toContain(paid.error?.code);
      // Cart, order and receipt must match to the minor unit.
      else expect(paid.body.quote).toEqual(cart.quote);
    }
  }
}

describe('the books', () => {
  it('balance after any history of buying, in every currency [INV-05, DS-06]', async () => {
    const { database } = server();
    await fc.assert(
      fc.asyncProperty(history, async ({ steps: all, ...options }) => {
        // Every history simulates a new day: earlier refusals no longer count [C8.09b].
        await database.query.deleteFrom('paymentRefusal').execute();
        const sale = await buildSale(database, { rows: 2, seatsPerRow: 6, standing: 12, ...options });
        await play(sale, all);
      }),
      { numRuns: rounds(400), seed: seedNumber('histories of buying') },
    );
    await checkInvariants(database);
    const orders = await database.query.selectFrom('purchaseOrder').select(['currency', 'total']).execute();
    expect(new Set(orders.map(({ currency }) => currency)).size).toBe(4);
    // About one history in four ends in an order; the exact number depends on the seed.
    expect(orders.length).toBeGreaterThan(rounds(400) / 8);
  }, 180_000);
});
