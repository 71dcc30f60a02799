import { changeEvent } from '../../../sale/event-change/changeEvent.ts';
import { knowsBuyers, makeBuyers, type Buyer } from '../../../testing/sale/people/buyers.ts';
import { buildSale, seatCode, type SaleFixture } from '../../../testing/sale/fixtures/saleFixture.ts';
import {
  buyStanding,
  holdUpgrade,
  payUpgrade,
  type Source,
} from '../../../testing/sale/fixtures/upgradeFixture.ts';
import { readBooks } from '../../../testing/sale/races/readBooks.ts';
import { useTestServer } from '../../../testing/useTestServer.ts';

const server = useTestServer({ authenticate: knowsBuyers });
let sale: SaleFixture;
let ada: Buyer;

beforeEach(async () => {
  sale = await buildSale(server.database, { refund: 'always', feeAmount: 250, maxPerPerson: 2 });
  [ada] = (await makeBuyers(server.database, 1)) as [Buyer];
});
afterEach(async () => {
  await server.jobs.drain();
  expect(await readBooks(server.database, sale)).toMatchObject({ sum: 0, unaccounted: 0 });
});

const countsOf = ({ userId }: Buyer) =>
  server.database.query
    .selectFrom('eventBuyer')
    .select(['bought', 'committed'])
    .where('eventId', '=', sale.eventId)
    .where('userId', '=', userId)
    .executeTakeFirstOrThrow();
const [first, second, third] = [1, 2, 3].map((seat) => seatCode(0, seat)) as [string, string, string];
const upgrade = async (buyer: Buyer, source: Source, codes: string[]) => {
  const held = await holdUpgrade(server, buyer, source, { offerGroupId: sale.seated, seatCodes: codes });
  const { body } = await payUpgrade(server, buyer, held.body);
  return { ...body, quote: held.body.quote };
};
const refundRows = () =>
  server.database.query
    .selectFrom('refund')
    .innerJoin('payment', 'payment.paymentId', 'refund.paymentId')
    .select(['refund.orderId', 'refund.amount', 'refund.state', 'payment.capturedAmount'])
    .where('refund.eventId', '=', sale.eventId)
    .orderBy('payment.createdAt')
    .execute();

describe('a refund of what was upgraded', () => {
  const refundAll = async (tokenIds: string[]) => {
    const { token } = ada;
    const look = await server.call('getRefundCheckout', { token, query: { eventId: sale.eventId } });
    const items = look.body.items.filter(({ tokens }) => tokenIds.includes(tokens[0]!.tokenId));
    const amount = items.reduce((sum, { refund }) => sum + refund.amount, 0);
    const body = { eventId: sale.eventId, tokenIds, acceptedAmount: { amount, currency: 'CAD' } };
    return { items, amount, answer: await server.call('refundTokens', { token, body }) };
  };

  it('goes back by every payment that it was paid with, through several upgrades', async () => {
    const source = await buyStanding(server, ada, sale, 2);
    const order = await upgrade(ada, source, [first, second]);
    const [kept, moved] = [order.tokens[0]!, order.tokens[1]!];
    const again = await upgrade(
      ada,
      {
        ...{ eventId: sale.eventId, upgradeSourceOfferId: order.lines[0]!.lineId },
        tokenIds: [moved.tokenId],
      },
      [third],
    );
    const own = again.tokens[0]!.tokenId;
    const { amount, items, answer } = await refundAll([own]);
    expect(answer.status).toBe(200);
    const full = again.lines[0]!.price;
    const fee = full.fees.find(({ refundable }) => !refundable)!;
    const tax = full.taxes.reduce((sum, each) => sum + (each.nonRefundable?.amount ?? 0), 0);
    expect(amount).toBe(full.total.amount - fee.amount.amount - tax);
    expect(items[0]!.paid.amount).toBe(full.total.amount);
    await server.jobs.drain();
    const rows = await refundRows();
    expect(rows.reduce((sum, row) => sum + row.amount, 0)).toBe(amount);
    expect(rows.map(({ state }) => state)).toEqual(rows.map(() => 'refunded'));
    expect(new Set(rows.map(({ orderId }) => orderId))).toEqual(
      new Set([source.orderId, order.orderId, again.orderId]),
    );
    expect(rows.every((row) => row.amount >= 0 && row.amount <= Number(row.capturedAmount))).toBe(true);
    expect((await refundAll([kept.tokenId])).answer.status).toBe(200);
    expect(await countsOf(ada)).toEqual({ bought: 0, committed: 0 });
  });

  it('of a cancelled event is all that was paid', async () => {
    const source = await buyStanding(server, ada, sale);
    const order = await upgrade(ada, source, [first]);
    await changeEvent(server.platform, { eventId: sale.eventId, operator: 'test', kind: 'cancelled' });
    await server.jobs.drain();
    const rows = await refundRows();
    expect(rows.map(({ orderId, amount }) => [orderId, amount])).toEqual([
      [source.orderId, order.quote.credit!.amount],
      [order.orderId, order.total.amount],
    ]);
  });

  it('is refused while a bank disputes one of its payments, as another upgrade and its sale are', async () => {
    const source = await buyStanding(server, ada, sale);
    const order = await upgrade(ada, source, [first]);
    await server.database.query
      .updateTable('payment')
      .set({ state: 'disputed' })
      .where('paymentId', 'in', (query) =>
        query.selectFrom('purchaseOrder').select('paymentId').where('orderId', '=', source.orderId),
      )
      .execute();
    const { answer } = await refundAll([order.tokens[0]!.tokenId]);
    expect(answer.error?.code).toBe('paymentDisputed');
    const again = {
      ...{ eventId: sale.eventId, upgradeSourceOfferId: order.lines[0]!.lineId },
      tokenIds: [order.tokens[0]!.tokenId],
    };
    const held = await holdUpgrade(server, ada, again, { offerGroupId: sale.seated, seatCodes: [second] });
    expect(held.error?.code).toBe('paymentDisputed');
    const query = { eventId: sale.eventId };
    const market = await server.call('getSecondaryMarketplace', { token: ada.token, query });
    expect(market.body.tokens.map(({ sell }) => sell.reason)).toEqual(['paymentDisputed']);
    await server.database.query
      .updateTable('payment')
      .set({ state: 'captured' })
      .where('eventId', '=', sale.eventId)
      .where('state', '=', 'disputed')
      .execute();
  });
});
