import { hours, minutes } from '../../platform/time/units.ts';
import {
  checkout,
  knowsBuyers,
  line,
  makeBuyers,
  pay,
  storeCard,
  type Buyer,
} from '../../testing/sale/buyers.ts';
import { buildSale, type SaleFixture } from '../../testing/sale/saleFixture.ts';
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

describe('the limit of payment attempts', () => {
  it('counts by person and not by cart: a new cart gives no new attempts [C8.21p, C9.10b]', async () => {
    const { paymentMethodId: bad } = await storeCard(server, ada, declinedCard);
    expect(await tryToPay(ada, bad)).toBe(3);
    expect(await tryToPay(ada, bad)).toBe(2);
    expect(await tryToPay(ada, bad)).toBe(1);
    expect(await tryToPay(ada, bad)).toBe('paymentRetryAttemptsExhausted');
    const { paymentMethodId: good } = await storeCard(server, ada);
    expect(await tryToPay(ada, good)).toBe('paymentRetryAttemptsExhausted');
    expect(await heldOf(sale)).toBe(0);
  });

  it('counts over all events of a day, and leaves other people alone [C9.10b]', async () => {
    const { paymentMethodId: bad } = await storeCard(server, ada, declinedCard);
    const other = await buildSale(server.database);
    expect(await tryToPay(ada, bad)).toBe(3);
    expect(await tryToPay(ada, bad, other)).toBe(2);
    const { paymentMethodId: bens } = await storeCard(server, ben, declinedCard);
    expect(await tryToPay(ben, bens, other)).toBe(3);
  });

  it('forgets a refusal after 24 hours, and not before [C9.10b]', async () => {
    const { paymentMethodId: bad } = await storeCard(server, ada, declinedCard);
    expect(await tryToPay(ada, bad)).toBe(3);
    await server.clock.advance(hours(24) - minutes(1));
    expect(await tryToPay(ada, bad)).toBe(2);
    await server.clock.advance(minutes(2));
    expect(await tryToPay(ada, bad)).toBe(2);
    await server.clock.advance(hours(25));
    const { paymentMethodId: good } = await storeCard(server, ada);
    expect(await tryToPay(ada, good)).toBeUndefined();
  });

  it('counts what the bank refused and not what never reached it [C8.21p]', async () => {
    const { paymentMethodId: unreached } = await storeCard(server, ada, '4000 0000 0000 6009');
    const cart = await hold(ada);
    expect((await pay(server, ada, cart, unreached)).error?.code).toBe('paymentPending');
    await server.clock.advance(minutes(1));
    await reconcilePayments(server.platform);
    const { paymentMethodId: bad } = await storeCard(server, ada, declinedCard);
    expect(await tryToPay(ada, bad)).toBe(3);
  });

  it('is not passed by paying several carts at once [C9.10b]', async () => {
    const { paymentMethodId: bad } = await storeCard(server, ada, declinedCard);
    for (const attemptsLeft of [3, 2, 1]) expect(await tryToPay(ada, bad)).toBe(attemptsLeft);
    const other = await buildSale(server.database);
    const carts = [await hold(ada), await hold(ada, other)] as const;
    let open = () => {};
    gate = new Promise((resolve) => (open = resolve));
    const first = pay(server, ada, carts[0], bad);
    await untilPaying(ada);
    expect((await pay(server, ada, carts[1], bad)).error?.code).toBe('paymentPending');
    open();
    expect((await first).error?.code).toBe('paymentRetryAttemptsExhausted');
    expect((await pay(server, ada, carts[1], bad)).error?.code).toBe('paymentRetryAttemptsExhausted');
    expect(await heldOf(other)).toBe(0);
  });
});
