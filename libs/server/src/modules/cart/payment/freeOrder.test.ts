import {
  checkout,
  knowsBuyers,
  line,
  makeBuyers,
  storeCard,
  type Buyer,
} from '../../../testing/sale/people/buyers.ts';
import { buildSale, type SaleFixture } from '../../../testing/sale/fixtures/saleFixture.ts';
import { useTestServer } from '../../../testing/useTestServer.ts';

const server = useTestServer({ authenticate: knowsBuyers });
let sale: SaleFixture;
let ada: Buyer;

const withoutPrice = {
  prices: { seated: 0, standing: 0, shirt: 0 },
  feeAmount: 0,
  feePpm: 0,
  taxPpm: 0,
};

beforeEach(async () => {
  sale = await buildSale(server.database, withoutPrice);
  [ada] = (await makeBuyers(server.database, 1)) as [Buyer];
});

const hold = async ({ eventId, standing } = sale) =>
  (await checkout(server, ada, eventId, [line('a', standing, 2)])).body;
const order = async (cart: Awaited<ReturnType<typeof hold>>, more: object = {}) =>
  server.call('payCart', {
    token: ada.token,
    body: {
      eventId: cart.eventId,
      purchaseToken: cart.purchaseToken,
      acceptedTotal: cart.quote.total,
      ...more,
    },
  });

describe('what is free', () => {
  it('needs no card, and its order shows none [C7.20]', async () => {
    const { body, status } = await order(await hold());
    expect(status).toBe(200);
    expect(body.tokens).toHaveLength(2);
    expect(body.payment).toBeUndefined();
    const again = await server.call('getOrder', { token: ada.token, query: { orderId: body.orderId } });
    expect(again.body.payment).toBeUndefined();
    const [mail] = await server.mails();
    expect(mail!.textBody).not.toContain('Paid with');
  });

  it('is in the export of its buyer, without a card [PV-05]', async () => {
    const { body } = await order(await hold());
    const { orders } = (await server.call('exportUserData', { token: ada.token })).body;
    const exported = orders.find(({ orderId }) => orderId === body.orderId);
    expect(exported).toMatchObject({ orderNumber: body.orderNumber, state: 'placed' });
    expect(exported).not.toHaveProperty('card');
  });

  it('keeps no card that comes with it', async () => {
    const { paymentMethodId } = await storeCard(server, ada);
    const { body } = await order(await hold(), { paymentMethodId });
    expect(body.payment).toBeUndefined();
    const payment = await server.database.query
      .selectFrom('payment')
      .select(['paymentType', 'paymentMethodId'])
      .where('eventId', '=', sale.eventId)
      .executeTakeFirstOrThrow();
    expect(payment).toEqual({ paymentType: 'Free', paymentMethodId: null });
  });
});

describe('what costs something', () => {
  it('is not sold without a card', async () => {
    const priced = await buildSale(server.database);
    const { error } = await order(await hold(priced));
    expect(error?.code).toBe('notFound');
    const payments = await server.database.query
      .selectFrom('payment')
      .select('paymentId')
      .where('eventId', '=', priced.eventId)
      .execute();
    expect(payments).toEqual([]);
  });
});
