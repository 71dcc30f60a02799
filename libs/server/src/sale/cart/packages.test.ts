import type { Cart, Order } from '@foyer/contract';
import {
  checkout,
  knowsBuyers,
  line,
  makeBuyers,
  pay,
  storeCard,
  type Buyer,
} from '../../testing/sale/people/buyers.ts';
import { addPackage } from '../../testing/sale/fixtures/packageFixture.ts';
import { buildSale, type SaleFixture } from '../../testing/sale/fixtures/saleFixture.ts';
import { useTestServer } from '../../testing/useTestServer.ts';

const server = useTestServer({ authenticate: knowsBuyers });
let sale: SaleFixture;
let ada: Buyer;

beforeEach(async () => {
  sale = await buildSale(server.database, { feeAmount: 250, shirts: 5 });
  [ada] = (await makeBuyers(server.database, 1)) as [Buyer];
});

const buy = async (cart: Cart): Promise<Order> => {
  const card = await storeCard(server, ada);
  const paid = await pay(server, ada, cart, card.paymentMethodId);
  expect(paid.error).toBeUndefined();
  return paid.body;
};
const stockOf = ({ standingItem, shirtItem }: SaleFixture) =>
  server.database.query
    .selectFrom('inventoryItem')
    .select(['category', 'held', 'sold'])
    .where('inventoryItemId', 'in', [standingItem, shirtItem])
    .orderBy('category')
    .execute();
const counts = async () => {
  const { query } = server.database;
  const buyer = query.selectFrom('eventBuyer').select(['bought', 'committed']);
  return buyer.where('eventId', '=', sale.eventId).executeTakeFirst();
};

/** Invariants are checked after this file: holds, counts, tokens and charges of every part agree. */
describe('a package of a seat, a standing place and two shirts', () => {
  it('is one line at one price, held, paid and given as tokens by its parts [C3.03d]', async () => {
    const offer = await addPackage(server.database, sale, [
      [sale.standingItem, 1],
      [sale.shirtItem, 2],
    ]);
    const cart = await checkout(server, ada, sale.eventId, [line('a', offer, 2)]);
    expect(cart.error).toBeUndefined();
    expect(cart.body.lines).toHaveLength(1);
    expect(cart.body.quote.face.amount).toBe(40_000);
    expect(await stockOf(sale)).toEqual([
      { category: 'EVENT_ACCESS', held: 2, sold: 0 },
      { category: 'MERCHANDISE', held: 4, sold: 0 },
    ]);
    expect(await counts()).toEqual({ bought: 0, committed: 4 });

    const order = await buy(cart.body);
    expect(order.lines).toHaveLength(1);
    const kinds = order.tokens.map(({ seating }) => seating).sort();
    expect(kinds).toEqual(['ga', 'ga', 'seated', 'seated']);
    expect(await stockOf(sale)).toEqual([
      { category: 'EVENT_ACCESS', held: 0, sold: 2 },
      { category: 'MERCHANDISE', held: 0, sold: 4 },
    ]);
    expect(await counts()).toEqual({ bought: 4, committed: 0 });
    const again = await server.call('getOrder', { token: ada.token, query: { orderId: order.orderId } });
    expect(again.body).toEqual(order);
  });

  it('is named by its line, and a line of another package is refused [C3.24f]', async () => {
    const offer = await addPackage(server.database, sale, [[sale.standingItem, 1]]);
    const other = await addPackage(server.database, sale, [[sale.shirtItem, 1]]);
    const packageOf = async (offerGroupId: string) => {
      const { query } = server.database;
      const row = query.selectFrom('offerGroup').select('inventoryPackageId');
      return (await row.where('offerGroupId', '=', offerGroupId).executeTakeFirstOrThrow())
        .inventoryPackageId!;
    };
    const cart = await checkout(server, ada, sale.eventId, [line('a', offer, 1), line('b', sale.shirt, 1)]);
    const packageId = await packageOf(offer);
    expect(cart.body.lines.map((each) => each.packageId)).toEqual([packageId, undefined]);
    const ask = (of: string) =>
      checkout(
        server,
        ada,
        sale.eventId,
        [{ ...line('a', offer, 1), packageId: of }],
        cart.body.purchaseToken,
      );
    expect((await ask(packageId)).error).toBeUndefined();
    expect((await ask(await packageOf(other))).error).toMatchObject({ code: 'invalidRequest' });
  });

  it('counts all its {product} against the limit [C5.03b]', async () => {
    const offer = await addPackage(server.database, sale, [[sale.standingItem, 3]]);
    const asked = await checkout(server, ada, sale.eventId, [line('a', offer, 3)]);
    expect(asked.error).toMatchObject({ code: 'ticketLimitEvent', details: { limit: 8, remaining: 8 } });
  });

  it('gives back every part when its cart is cleared or changed', async () => {
    const offer = await addPackage(server.database, sale, [
      [sale.standingItem, 1],
      [sale.shirtItem, 1],
    ]);
    const ask = (...lines: ReturnType<typeof line>[]) => checkout(server, ada, sale.eventId, lines);
    await ask(line('a', offer, 2), line('b', sale.shirt, 1));
    expect(await stockOf(sale)).toMatchObject([{ held: 2 }, { held: 3 }]);
    await ask(line('a', offer, 1), line('b', sale.shirt, 1));
    expect(await stockOf(sale)).toMatchObject([{ held: 1 }, { held: 2 }]);
    await ask(line('b', sale.standing, 1));
    expect(await stockOf(sale)).toMatchObject([{ held: 1 }, { held: 0 }]);
    await server.call('clearCart', { token: ada.token, body: { eventId: sale.eventId } });
    expect(await stockOf(sale)).toMatchObject([{ held: 0 }, { held: 0 }]);
  });

  it('is sold out with any part: nothing of it is held, and the answer counts packages', async () => {
    const offer = await addPackage(server.database, sale, [[sale.shirtItem, 2]]);
    const asked = await checkout(server, ada, sale.eventId, [line('a', offer, 3)]);
    expect(asked.error).toMatchObject({
      code: 'purchaseSoldOut',
      details: { offerGroupId: offer, available: 2 },
    });
    expect(await stockOf(sale)).toMatchObject([{ held: 0 }, { held: 0 }]);
    const list = await server.call('listOfferGroups', { body: { eventId: sale.eventId } });
    const shown = list.body.offerGroups.find(({ offerGroupId }) => offerGroupId === offer);
    expect(shown).toMatchObject({ available: 2, maxQuantity: 2 });
    const held = server.database.query.selectFrom('eventSeat').select('seatCode').where('state', '=', 'held');
    expect(await held.where('eventId', '=', sale.eventId).execute()).toEqual([]);
  });
});
