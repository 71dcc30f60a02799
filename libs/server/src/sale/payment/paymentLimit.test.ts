import { hours, minutes } from '../../platform/time/units.ts';
import {
  checkout,
  knowsBuyers,
  line,
  makeBuyers,
  pay,
  storeCard,
  type Buyer,
} from '../../testing/sale/people/buyers.ts';
import { buildSale, type SaleFixture } from '../../testing/sale/fixtures/saleFixture.ts';
import { useTestServer } from '../../testing/useTestServer.ts';
import { reconcilePayments } from '../purchase/reconcilePayments.ts';

const declinedCard = '4000 0000 0000 0002';
/** While pending, blocks payments before the gateway is called. */
let gate: Promise<void> | undefined;
const server = useTestServer({
  authenticate: knowsBuyers,
  faultPoint: async (name) => {
    if (name === 'beforeOutsideCall') await gate;
  },
});
let sale: SaleFixture;
let ada: Buyer;
let ben: Buyer;

beforeEach(async () => {
  gate = undefined;
  sale = await buildSale(server.database);
  [ada, ben] = (await makeBuyers(server.database, 2)) as [Buyer, Buyer];
});

const hold = async (buyer: Buyer, { eventId, standing } = sale) => {
  const answer = await checkout(server, buyer, eventId, [line('a', standing, 1)]);
  expect(answer.error).toBeUndefined();
  return answer.body;
};
const clear = ({ token }: Buyer, eventId = sale.eventId) =>
  server.call('clearCart', { token, body: { eventId } });
/** Tries to pay, with a new cart each time. @returns remaining attempts, or the error code */
const tryToPay = async (buyer: Buyer, card: string, where = sale) => {
  await clear(buyer, where.eventId);
  const { error } = await pay(server, buyer, await hold(buyer, where), card);
  return error?.details?.['attemptsLeft'] ?? error?.code;
};
const heldOf = async ({ standingItem }: SaleFixture) => {
  const { held } = await server.database.query
    .selectFrom('inventoryItem')
    .select('held')
    .where('inventoryItemId', '=', standingItem)
    .executeTakeFirstOrThrow();
  return held;
};

const untilPaying = async ({ userId }: Buyer): Promise<void> => {
  for (let tries = 0; tries < 200; tries += 1) {
    const open = await server.database.query
      .selectFrom('commitment')
      .select('commitmentId')
      .where('state', '=', 'paying')
      .where('userId', '=', userId)
      .executeTakeFirst();
    if (open) return;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  throw new Error('No payment began');
};

/** Has cards of a buyer refused, for a new cart each. */
const refuseCards = async (buyer: Buyer, card: string, count: number): Promise<void> => {
  for (let n = 0; n < count; n += 1) await tryToPay(buyer, card);
};

describe('the limit of payment attempts', () => {
  it('counts by purchase: a new cart has all its attempts [C8.21p, C9.10b]', async () => {
    const { paymentMethodId: bad } = await storeCard(server, ada, declinedCard);
    const cart = await hold(ada);
    for (const attemptsLeft of [3, 2, 1])
      expect((await pay(server, ada, cart, bad)).error?.details).toMatchObject({ attemptsLeft });
    expect((await pay(server, ada, cart, bad)).error?.code).toBe('paymentRetryAttemptsExhausted');
    expect(await heldOf(sale)).toBe(0);
    expect(await tryToPay(ada, bad)).toBe(3);
  });

  it('counts the refused cards of a person too, over all events, and then refuses alone: what is held stays held [C9.10b]', async () => {
    const { paymentMethodId: bad } = await storeCard(server, ada, declinedCard);
    const other = await buildSale(server.database);
    await refuseCards(ada, bad, 8);
    for (const cardsLeft of [3, 2, 1]) expect(await tryToPay(ada, bad, other)).toBe(cardsLeft);
    expect(await tryToPay(ada, bad)).toBe('tooManyRefusedCards');
    const { paymentMethodId: good } = await storeCard(server, ada);
    expect(await tryToPay(ada, good)).toBe('tooManyRefusedCards');
    expect(await heldOf(sale)).toBe(1);
    const { paymentMethodId: bens } = await storeCard(server, ben, declinedCard);
    expect(await tryToPay(ben, bens, other)).toBe(3);
  });

  it('forgets a refusal after 24 hours, and not before [C9.10b]', async () => {
    const { paymentMethodId: bad } = await storeCard(server, ada, declinedCard);
    await refuseCards(ada, bad, 12);
    const { paymentMethodId: good } = await storeCard(server, ada);
    await server.clock.advance(hours(24) - minutes(2));
    expect(await tryToPay(ada, good)).toBe('tooManyRefusedCards');
    await server.clock.advance(minutes(3));
    expect(await tryToPay(ada, good)).toBeUndefined();
  });

  it('counts what the bank refused and not what never reached it [C8.21p]', async () => {
    const { paymentMethodId: unreached } = await storeCard(server, ada, '4000 0000 0000 6009');
    const cart = await hold(ada);
    expect((await pay(server, ada, cart, unreached)).error?.code).toBe('paymentPending');
    await server.clock.advance(minutes(1));
    await reconcilePayments(server.platform);
    const { paymentMethodId: bad } = await storeCard(server, ada, declinedCard);
    expect((await pay(server, ada, cart, bad)).error?.details).toMatchObject({ attemptsLeft: 3 });
  });

  it('is not passed by paying several carts at once [C9.10b]', async () => {
    const { paymentMethodId: bad } = await storeCard(server, ada, declinedCard);
    await refuseCards(ada, bad, 11);
    const other = await buildSale(server.database);
    await clear(ada);
    const carts = [await hold(ada), await hold(ada, other)] as const;
    let open = () => {};
    gate = new Promise((resolve) => (open = resolve));
    const first = pay(server, ada, carts[0], bad);
    await untilPaying(ada);
    expect((await pay(server, ada, carts[1], bad)).error?.code).toBe('paymentPending');
    open();
    expect((await first).error?.code).toBe('tooManyRefusedCards');
    expect((await pay(server, ada, carts[1], bad)).error?.code).toBe('tooManyRefusedCards');
    expect(await heldOf(other)).toBe(1);
  });
});
