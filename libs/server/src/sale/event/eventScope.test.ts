import { useTestServer } from '../../testing/useTestServer.ts';
import {
  checkout,
  knowsBuyers,
  line,
  makeBuyers,
  pay,
  storeCard,
  type Buyer,
} from '../../testing/sale/people/buyers.ts';
import { openPartnerSite } from '../../testing/sale/fixtures/partnerSite.ts';
import { buildSale, type SaleFixture } from '../../testing/sale/fixtures/saleFixture.ts';

const server = useTestServer({ authenticate: knowsBuyers });
let ours: SaleFixture;
let theirs: SaleFixture;
let host: string;
let ada: Buyer;
let card: string;
beforeAll(async () => {
  [ours, theirs] = [await buildSale(server.database), await buildSale(server.database)];
  host = await openPartnerSite(server, ours.eventId);
});
beforeEach(async () => {
  [ada] = (await makeBuyers(server.database, 1)) as [Buyer];
  card = (await storeCard(server, ada)).paymentMethodId;
});

const hold = async ({ eventId, standing }: SaleFixture) =>
  (await checkout(server, ada, eventId, [line('a', standing, 1)])).body;
const siteOfOrder = async (orderId: string) =>
  (
    await server.database.query
      .selectFrom('purchaseOrder')
      .select('siteHost')
      .where('orderId', '=', orderId)
      .executeTakeFirstOrThrow()
  ).siteHost;

describe("an organisation's site [AZ-04]", () => {
  it("neither holds nor pays another organiser's event", async () => {
    const { eventId, standing } = theirs;
    const { token } = ada;
    const body = { eventId, selections: [line('a', standing, 1)] };
    expect((await server.call('checkoutCart', { token, host, body })).error?.code).toBe('notFound');
    const cart = await hold(theirs);
    expect((await pay(server, ada, cart, card, { host })).error?.code).toBe('notFound');
    expect((await pay(server, ada, cart, card)).body.tokens).toHaveLength(1);
  });

  it('does not repeat the answer of a key that was used on another site', async () => {
    const cart = await hold(theirs);
    const idempotencyKey = `paid-on-the-main-site-${cart.purchaseToken}`;
    const paid = await pay(server, ada, cart, card, { idempotencyKey });
    expect((await pay(server, ada, cart, card, { idempotencyKey })).text).toBe(paid.text);
    const elsewhere = await pay(server, ada, cart, card, { idempotencyKey, host });
    expect(elsewhere.error?.code).toBe('idempotencyMismatch');
    const again = await pay(server, ada, cart, card, { host });
    expect(again.error?.code).toBe('notFound');
  });

  it('shows purchases of its event on the main site, and keeps the site of each order', async () => {
    const { token } = ada;
    const here = (await pay(server, ada, await hold(ours), card)).body;
    const there = (await pay(server, ada, await hold(ours), card, { host })).body;
    const foreign = (await pay(server, ada, await hold(theirs), card)).body;
    expect(await Promise.all([here, there].map(({ orderId }) => siteOfOrder(orderId)))).toEqual([null, host]);
    const { body } = await server.call('listAttendingEvents', { token, host });
    expect(body.events).toEqual([
      { tokenCount: 2, event: expect.objectContaining({ eventId: ours.eventId }) },
    ]);
    const seen = await server.call('getOrder', { token, host, query: { orderId: here.orderId } });
    expect(seen.body.orderNumber).toBe(here.orderNumber);
    const hidden = await server.call('getOrder', { token, host, query: { orderId: foreign.orderId } });
    expect(hidden.error?.code).toBe('notFound');
    expect((await server.call('listAttendingEvents', { token })).body.events).toHaveLength(2);
  });
});
