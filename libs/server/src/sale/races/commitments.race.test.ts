import { checkout, line, makeBuyers, pay, storeCard, type Buyer } from '../../testing/sale/people/buyers.ts';
import { rounds } from '../../testing/sale/races/rounds.ts';
import { buildSale, type SaleFixture } from '../../testing/sale/fixtures/saleFixture.ts';
import {
  changeScratch,
  holdScratch,
  releaseScratch,
  scratchModule,
} from '../../testing/sale/races/scratchKind.ts';
import { useSaleServers } from '../../testing/sale/races/useSaleServers.ts';

const { server } = useSaleServers({}, [scratchModule]);

const countsOf = ({ eventId }: SaleFixture) =>
  server()
    .database.query.selectFrom('eventBuyer')
    .select(['bought', 'committed'])
    .where('eventId', '=', eventId)
    .executeTakeFirstOrThrow();

/** Fills a cart, changes it, and buys three {product}. */
async function buyThree(sale: SaleFixture, buyer: Buyer, card: string): Promise<void> {
  for (const quantity of [1, 2, 3]) {
    const held = await checkout(server(0), buyer, sale.eventId, [line('a', sale.standing, quantity)]);
    expect(held.error).toBeUndefined();
    if (quantity === 3) expect((await pay(server(0), buyer, held.body, card)).error).toBeUndefined();
  }
}

async function buyOne(sale: SaleFixture, buyer: Buyer): Promise<void> {
  const cart = await checkout(server(), buyer, sale.eventId, [line('a', sale.standing, 1)]);
  const { paymentMethodId } = await storeCard(server(), buyer);
  expect((await pay(server(), buyer, cart.body, paymentMethodId)).error).toBeUndefined();
}

/** Holds and gives back, and ends with two {product} held. */
async function holdTwo(sale: SaleFixture, buyer: Buyer): Promise<void> {
  const { database } = server(1);
  await releaseScratch(database, await holdScratch(database, sale, buyer, 3));
  const kept = await holdScratch(database, sale, buyer, 1);
  await changeScratch(database, kept, 4);
  await changeScratch(database, kept, 2);
}

describe('two kinds of commitment of one person in one event', () => {
  it('never lose each other’s count while they are held, changed and settled at once [INV-10, C5.03b]', async () => {
    const { database } = server();
    const [ada] = (await makeBuyers(database, 1)) as [Buyer];
    const { paymentMethodId } = await storeCard(server(), ada);
    for (let round = 0; round < rounds(10); round += 1) {
      const sale = await buildSale(database, { maxPerPerson: 50 });
      await Promise.all([buyThree(sale, ada, paymentMethodId), holdTwo(sale, ada)]);
      expect(await countsOf(sale)).toEqual({ bought: 3, committed: 2 });
    }
  }, 60_000);

  it('let extras through once a {product} is bought, not while one is merely held [C4.03c]', async () => {
    const { database } = server();
    const [ada] = (await makeBuyers(database, 1)) as [Buyer];
    const sale = await buildSale(database);
    await holdScratch(database, sale, ada, 1);
    const wish = () => checkout(server(), ada, sale.eventId, [line('s', sale.shirt, 1)]);
    expect((await wish()).error?.code).toBe('extrasNeedAccess');
    await buyOne(sale, ada);
    expect((await wish()).error).toBeUndefined();
  });

  it('count together against the limit [C5.03b]', async () => {
    const { database } = server();
    const [ada] = (await makeBuyers(database, 1)) as [Buyer];
    const sale = await buildSale(database, { maxPerPerson: 4 });
    await holdScratch(database, sale, ada, 3);
    const ask = (quantity: number) =>
      checkout(server(), ada, sale.eventId, [line('a', sale.standing, quantity)]);
    expect((await ask(2)).error).toMatchObject({
      code: 'ticketLimitEvent',
      details: { limit: 4, remaining: 1 },
    });
    expect((await ask(1)).error).toBeUndefined();
    await expect(holdScratch(database, sale, ada, 1)).rejects.toThrow('event_buyer_within_limit');
    expect(await countsOf(sale)).toEqual({ bought: 0, committed: 4 });
  });

  it('have a cart each only once: a second open cart is refused, a second scratch is not', async () => {
    const { database } = server();
    const [ada] = (await makeBuyers(database, 1)) as [Buyer];
    const sale = await buildSale(database);
    const all = await Promise.all([
      ...[0, 1].map((at) => checkout(server(at), ada, sale.eventId, [line('a', sale.standing, 1)])),
      holdScratch(database, sale, ada, 1),
      holdScratch(database, sale, ada, 1),
    ]);
    expect(all).toHaveLength(4);
    const live = await database.query
      .selectFrom('commitment')
      .select('kind')
      .where('eventId', '=', sale.eventId)
      .where('state', '=', 'open')
      .orderBy('kind')
      .execute();
    expect(live.map(({ kind }) => kind)).toEqual(['cart', 'scratch', 'scratch']);
  });
});
