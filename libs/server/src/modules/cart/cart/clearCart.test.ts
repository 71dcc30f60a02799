import { checkout, knowsBuyers, line, makeBuyers, type Buyer } from '../../../testing/sale/people/buyers.ts';
import { buildSale, type SaleFixture } from '../../../testing/sale/fixtures/saleFixture.ts';
import { useTestServer } from '../../../testing/useTestServer.ts';

const server = useTestServer({ authenticate: knowsBuyers });
let sale: SaleFixture;
let ada: Buyer;
let ben: Buyer;

beforeEach(async () => {
  sale = await buildSale(server.database);
  [ada, ben] = (await makeBuyers(server.database, 2)) as [Buyer, Buyer];
});

const hold = async (buyer: Buyer) =>
  (await checkout(server, buyer, sale.eventId, [line('a', sale.standing, 1)])).body;
const clear = (buyer: Buyer, purchaseToken?: string) =>
  server.call('clearCart', {
    token: buyer.token,
    body: { eventId: sale.eventId, ...(purchaseToken ? { purchaseToken } : {}) },
  });
const stateOf = async ({ userId }: Buyer) => {
  const carts = await server.database.query
    .selectFrom('commitment')
    .select('state')
    .where('userId', '=', userId)
    .orderBy('commitmentId')
    .execute();
  return carts.map(({ state }) => state);
};

describe('clearCart with a purchaseToken', () => {
  it('gives back the cart of the token [C4.02c, C7.22]', async () => {
    const { purchaseToken } = await hold(ada);
    expect((await clear(ada, purchaseToken)).body).toEqual({ ok: true });
    expect(await stateOf(ada)).toEqual(['released']);
  });

  it('leaves the cart alone that was opened since, on another device', async () => {
    const { purchaseToken: stale } = await hold(ada);
    await clear(ada);
    await hold(ada);
    expect((await clear(ada, stale)).body).toEqual({ ok: true });
    expect(await stateOf(ada)).toEqual(['released', 'open']);
  });

  it('answers another buyer’s token like an unknown one, and changes nothing [AZ-02]', async () => {
    await hold(ada);
    const { purchaseToken: bens } = await hold(ben);
    const foreign = await clear(ada, bens);
    const unknown = await clear(ada, 'x'.repeat(bens.length));
    expect(foreign.text).toBe(unknown.text);
    expect(await stateOf(ada)).toEqual(['open']);
    expect(await stateOf(ben)).toEqual(['open']);
  });
});
