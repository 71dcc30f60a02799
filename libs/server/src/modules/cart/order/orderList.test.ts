import type { CartSelection } from '@foyer/contract';
import { returnOrder } from '../../../sale/refund/refundOrder.ts';
import {
  buyLines,
  knowsBuyers,
  line,
  makeBuyers,
  storeCard,
  type Buyer,
} from '../../../testing/sale/people/buyers.ts';
import { openPartnerSite } from '../../../testing/sale/fixtures/partnerSite.ts';
import { buildSale, type SaleFixture } from '../../../testing/sale/fixtures/saleFixture.ts';
import { useTestServer } from '../../../testing/useTestServer.ts';

const server = useTestServer({ authenticate: knowsBuyers });
let ada: Buyer;
let ben: Buyer;
let card: string;

beforeEach(async () => {
  [ada, ben] = (await makeBuyers(server.database, 2)) as [Buyer, Buyer];
  card = (await storeCard(server, ada)).paymentMethodId;
});

const buy = ({ eventId }: SaleFixture, ...selections: CartSelection[]) =>
  buyLines(server, ada, eventId, selections, { card });
const list = async (
  { token }: Buyer,
  query: { cursor?: string; limit?: number } = {},
  more: { host?: string; locale?: 'fr-CA' } = {},
) => (await server.call('listOrders', { token, query, ...more })).body;

describe('the orders of a fan', () => {
  it('list items, event and total in the language of the reader; to their buyer alone', async () => {
    const sale = await buildSale(server.database);
    const { orderId, orderNumber, total, createdAt } = await buy(
      sale,
      line('a', sale.seated, 2),
      line('c', sale.shirt, 1),
    );
    expect(await list(ada, {}, { locale: 'fr-CA' })).toEqual({
      orders: [
        {
          orderId,
          orderNumber,
          createdAt,
          event: expect.objectContaining({ eventId: sale.eventId }),
          items: [
            { name: 'Orchestra (fr)', quantity: 2 },
            { name: 'Shirt (fr)', quantity: 1 },
          ],
          total,
          state: 'placed',
        },
      ],
    });
    expect(await list(ben)).toEqual({ orders: [] });
  });

  it('come newest first, in pages, each once', async () => {
    const sale = await buildSale(server.database);
    const ids: string[] = [];
    for (const name of ['a', 'b', 'd']) ids.unshift((await buy(sale, line(name, sale.standing, 1))).orderId);
    const first = await list(ada, { limit: 2 });
    const rest = await list(ada, { limit: 2, cursor: first.nextCursor! });
    expect([first, rest].map(({ orders }) => orders.map(({ orderId }) => orderId))).toEqual([
      ids.slice(0, 2),
      ids.slice(2),
    ]);
    expect(rest.nextCursor).toBeUndefined();
    const answer = await server.call('listOrders', { token: ada.token, query: { cursor: 'bm90IG91cnM' } });
    expect(answer.error?.code).toBe('invalidRequest');
  });

  it('say how much of them was refunded, in part and as a whole', async () => {
    const sale = await buildSale(server.database, { refund: 'always' });
    const order = await buy(sale, line('a', sale.standing, 2));
    const query = { eventId: sale.eventId };
    const { items } = (await server.call('getRefundCheckout', { token: ada.token, query })).body;
    const { tokens, refund } = items[0]!;
    const body = { ...query, tokenIds: [tokens[0]!.tokenId], acceptedAmount: refund };
    expect((await server.call('refundTokens', { token: ada.token, body })).status).toBe(200);
    expect((await list(ada)).orders).toMatchObject([
      { state: 'partlyRefunded', refunded: refund, total: order.total },
    ]);
    const { orderId, eventId, total } = order;
    await returnOrder(server.platform, { eventId, orderId, refundId: orderId, reason: 'goodwill' });
    expect((await list(ada)).orders).toMatchObject([{ state: 'refunded', refunded: total, total }]);
  });

  it('stay when their event is unpublished, with the receipt and the {product}', async () => {
    const sale = await buildSale(server.database);
    const { eventId } = sale;
    const { orderId } = await buy(sale, line('a', sale.standing, 1));
    const event = server.database.query.updateTable('event').set({ published: false });
    await event.where('eventId', '=', eventId).execute();
    const { token } = ada;
    expect((await list(ada)).orders).toMatchObject([{ orderId, event: { eventId } }]);
    expect((await server.call('getOrder', { token, query: { orderId } })).body.event).toMatchObject({
      eventId,
    });
    const { events } = (await server.call('listAttendingEvents', { token })).body;
    expect(events).toMatchObject([{ tokenCount: 1, event: { eventId } }]);
    const activity = await server.call('getEventActivity', { token, query: { eventId } });
    expect(activity.body.tokens).toHaveLength(1);
    expect((await server.call('getEventProfile', { query: { eventId } })).error?.code).toBe('notFound');
  });

  it('are on the site of an organisation those for its events', async () => {
    const [own, other] = [await buildSale(server.database), await buildSale(server.database)];
    const { orderId } = await buy(own, line('a', own.standing, 1));
    await buy(other, line('a', other.standing, 1));
    const host = await openPartnerSite(server, own.eventId);
    expect((await list(ada, {}, { host })).orders).toMatchObject([{ orderId }]);
    expect((await list(ada)).orders).toHaveLength(2);
  });
});
