import { sql } from 'kysely';
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

const server = useTestServer({ authenticate: knowsBuyers });

/** A sale of three tables of eight, whose price with fees and taxes eight does not divide. */
async function buildTables(maxPerPerson: number): Promise<SaleFixture> {
  const prices = { seated: 10_000, standing: 40_000, shirt: 3_000 };
  const sale = await buildSale(server.database, { standing: 3, maxPerPerson, prices });
  await server.database.query
    .updateTable('inventoryItem')
    .set({ tokensEach: 8 })
    .where('inventoryItemId', '=', sale.standingItem)
    .execute();
  return sale;
}

const linesOf = ({ eventId }: SaleFixture) =>
  server.database.query
    .selectFrom('commitmentLine')
    .select(['lineId', 'cartGuid', 'quantity'])
    .where('eventId', '=', eventId)
    .orderBy('cartGuid')
    .execute();

describe('a table of eight', () => {
  it('gives eight tokens from one line, which together cost what the table costs', async () => {
    const { query } = server.database;
    const sale = await buildTables(16);
    const [ada] = (await makeBuyers(server.database, 1)) as [Buyer];
    const cart = await checkout(server, ada, sale.eventId, [line('a', sale.standing, 1)]);
    expect(cart.body.lines).toMatchObject([{ quantity: 1, tokensEach: 8 }]);
    const { body: order } = await pay(server, ada, cart.body, (await storeCard(server, ada)).paymentMethodId);
    expect(order.lines).toMatchObject([{ quantity: 1, tokensEach: 8 }]);
    expect(order.tokens).toHaveLength(8);
    const paid = await query
      .selectFrom('token')
      .select('paidAmount')
      .where('eventId', '=', sale.eventId)
      .execute();
    const amounts = paid.map(({ paidAmount }) => paidAmount);
    expect(amounts.reduce((sum, amount) => sum + amount)).toBe(order.quote.total.amount);
    expect(Math.max(...amounts) - Math.min(...amounts)).toBe(1);
    const item = query.selectFrom('inventoryItem').select(['held', 'sold']);
    expect(await item.where('inventoryItemId', '=', sale.standingItem).executeTakeFirst()).toEqual({
      held: 0,
      sold: 1,
    });
  });

  it('is offered with what it brings, and other offers without', async () => {
    const sale = await buildTables(16);
    const { body } = await server.call('listOfferGroups', { body: { eventId: sale.eventId } });
    const brought = new Map(body.offerGroups.map((offer) => [offer.offerGroupId, offer.tokensEach]));
    expect([sale.standing, sale.seated, sale.shirt].map((id) => brought.get(id))).toEqual([
      8,
      undefined,
      undefined,
    ]);
  });

  it('is bought, shown and refunded with many others [C7.20]', async () => {
    const sale = await buildTables(500);
    await server.database.query
      .updateTable('inventoryItem')
      .set({ capacity: 60 })
      .where('inventoryItemId', '=', sale.standingItem)
      .execute();
    await sql`update event set policy = jsonb_set(policy, '{refund}', '"always"') where event_id = ${sale.eventId}`.execute(
      server.database.kysely,
    );
    const [ada] = (await makeBuyers(server.database, 1)) as [Buyer];
    const { eventId } = sale;
    const { token } = ada;
    const cart = await checkout(server, ada, eventId, [line('a', sale.standing, 50)]);
    expect(cart.error).toBeUndefined();
    const { body: order } = await pay(server, ada, cart.body, (await storeCard(server, ada)).paymentMethodId);
    expect(order.tokens).toHaveLength(400);
    const { orderId } = order;
    expect((await server.call('getOrder', { token, query: { orderId } })).body.tokens).toHaveLength(400);
    const { items } = (await server.call('getRefundCheckout', { token, query: { eventId } })).body;
    const [{ tokens, refund: acceptedAmount }] = items as [(typeof items)[number]];
    const tokenIds = tokens.map(({ tokenId }) => tokenId);
    const body = { eventId, tokenIds, acceptedAmount };
    expect((await server.call('refundTokens', { token, body })).body.tokenIds).toEqual(tokenIds);
    await server.jobs.drain();
  });

  it('counts eight against the limit [C5.03b]', async () => {
    const sale = await buildTables(12);
    const [ada] = (await makeBuyers(server.database, 1)) as [Buyer];
    const ask = (quantity: number) =>
      checkout(server, ada, sale.eventId, [line('a', sale.standing, quantity)]);
    expect((await ask(2)).error).toMatchObject({
      code: 'ticketLimitEvent',
      details: { limit: 12, remaining: 12 },
    });
    expect((await ask(1)).error).toBeUndefined();
    const buyer = server.database.query.selectFrom('eventBuyer').select(['bought', 'committed']);
    expect(await buyer.where('eventId', '=', sale.eventId).executeTakeFirst()).toEqual({
      bought: 0,
      committed: 8,
    });
  });
});

describe('a line', () => {
  it('keeps the id that the server gave it while the cart changes, as far as its order', async () => {
    const sale = await buildSale(server.database);
    const [ada] = (await makeBuyers(server.database, 1)) as [Buyer];
    const ask = (...lines: Parameters<typeof checkout>[3]) => checkout(server, ada, sale.eventId, lines);
    await ask(line('a', sale.seated, 1));
    const [first] = await linesOf(sale);
    const cart = await ask(line('a', sale.seated, 2), line('b', sale.standing, 1));
    const lines = await linesOf(sale);
    expect(lines).toMatchObject([{ lineId: first!.lineId, quantity: 2 }, { quantity: 1 }]);
    await pay(server, ada, cart.body, (await storeCard(server, ada)).paymentMethodId);
    const ofOrder = server.database.query.selectFrom('orderLine').select('lineId').orderBy('cartGuid');
    expect(await ofOrder.where('eventId', '=', sale.eventId).execute()).toEqual(
      lines.map(({ lineId }) => ({ lineId })),
    );
  });
});
