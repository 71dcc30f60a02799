import { checkout, knowsBuyers, line, makeBuyers, pay, storeCard } from '../../testing/sale/people/buyers.ts';
import { buildSale } from '../../testing/sale/fixtures/saleFixture.ts';
import { useTestServer } from '../../testing/useTestServer.ts';

const server = useTestServer({ authenticate: knowsBuyers });
const declined = '4000 0000 0000 0002';

describe('the id of a line', () => {
  it('is the same in every cart, a failed payment, the answer to Pay and the receipt [C3.36c]', async () => {
    const sale = await buildSale(server.database);
    const [ada] = await makeBuyers(server.database, 1);
    const { token } = ada!;
    const selections = [line('a', sale.standing, 2), line('b', sale.gift, 1)];
    const { body: first } = await checkout(server, ada!, sale.eventId, selections);
    const ids = first.lines.map(({ lineId }) => lineId);
    expect(new Set(ids).size).toBe(2);

    const more = [line('c', sale.seated, 1), ...selections];
    const { body: cart } = await checkout(server, ada!, sale.eventId, more, first.purchaseToken);
    expect(cart.lines.map(({ lineId }) => lineId)).toEqual([expect.any(String), ...ids]);
    const all = cart.lines.map(({ lineId }) => lineId);

    const refusing = await storeCard(server, ada!, declined);
    const { error } = await pay(server, ada!, cart, refusing.paymentMethodId);
    expect(error?.details).toMatchObject({ offerId: all[0] });

    const { body: order } = await pay(server, ada!, cart, (await storeCard(server, ada!)).paymentMethodId);
    expect(order.lines.map(({ lineId }) => lineId)).toEqual(all);
    const { body: read } = await server.call('getOrder', { token, query: { orderId: order.orderId } });
    expect(read.lines.map(({ lineId }) => lineId)).toEqual(all);
    const { body: exported } = await server.call('exportUserData', { token });
    expect(exported.orders[0]!.lines.map(({ lineId }) => lineId)).toEqual(all);
  });
});
