import type { CartSelection } from '@foyer/contract';
import { buyLines, knowsBuyers, line, makeBuyers, type Buyer } from '../../testing/sale/people/buyers.ts';
import { buildSale, type SaleFixture } from '../../testing/sale/fixtures/saleFixture.ts';
import { useTestServer } from '../../testing/useTestServer.ts';
import { changeEvent } from '../event-change/changeEvent.ts';
import { returnOrder } from '../refund/refundOrder.ts';
import { recordDelivery, shipOrder } from './shipOrder.ts';
import { listOrdersToShip, type Parcel } from '../order/shipmentRepository.ts';
import { sendShipmentMailJob } from './shipmentMail.ts';

const server = useTestServer({ authenticate: knowsBuyers });
const operator = 'tests';
const parcel = { carrier: 'Canada Post', trackingNumber: '7023', trackingLink: 'https://post.example/7023' };
const shippingAddress = {
  country: 'CA',
  fullName: 'Ada Byron',
  address: '4242 Rue Saint-Denis',
  unit: '',
  googlePlaceId: '',
};
let ada: Buyer;
let sale: SaleFixture;

beforeEach(async () => {
  [ada] = (await makeBuyers(server.database, 1)) as [Buyer];
  sale = await buildSale(server.database, { refund: 'always' });
});

const buy = (...selections: CartSelection[]) =>
  buyLines(server, ada, sale.eventId, selections, { body: { shippingAddress } });
const buyShirts = (quantity = 1) =>
  buy(line('a', sale.standing, 1), line('b', sale.shirt, quantity, { fulfilment: 'SHIPPING' }));

const receipt = async (orderId: string) =>
  (await server.call('getOrder', { token: ada.token, query: { orderId } })).body;
const listed = async () => (await server.call('listOrders', { token: ada.token, query: {} })).body.orders;
const extras = async () =>
  (await server.call('getEventActivity', { token: ada.token, query: { eventId: sale.eventId } })).body.extras;
const ship = ({ orderId }: { orderId: string }, sent: Parcel = parcel) =>
  shipOrder(server.platform, { eventId: sale.eventId, orderId, operator, parcel: sent });
const deliver = ({ orderId }: { orderId: string }) =>
  recordDelivery(server.platform, { eventId: sale.eventId, orderId, operator });
const refundAll = ({ orderId }: { orderId: string }) =>
  returnOrder(server.platform, { eventId: sale.eventId, orderId, refundId: orderId, reason: 'goodwill' });
const toShip = () => listOrdersToShip(server.database.query, { eventId: sale.eventId, limit: 10 });
const mails = async () => {
  await server.jobs.drain();
  return (await server.mails()).filter(
    ({ subject, recipient }) => /shipped your order/.test(subject) && recipient.startsWith(ada.userId),
  );
};

describe('what an order ships', () => {
  it('is to be shipped from the purchase on, and of nothing else [C3.05a]', async () => {
    const order = await buyShirts(2);
    expect(order.shipment).toEqual({ state: 'toShip' });
    expect((await receipt(order.orderId)).shipment).toEqual({ state: 'toShip' });
    expect(await listed()).toMatchObject([{ shipment: 'toShip' }]);
    expect(await toShip()).toEqual([
      {
        orderNumber: order.orderNumber,
        address: shippingAddress,
        items: [{ name: expect.stringContaining('Shirt'), quantity: 2 }],
      },
    ]);
    const other = await buy(line('c', sale.shirt, 1, { fulfilment: 'PICKUP' }));
    expect([other.shipment, (await receipt(other.orderId)).shipment]).toEqual([undefined, undefined]);
    expect(await ship(other)).toBe('nothingToShip');
    expect(await toShip()).toHaveLength(1);
  });

  it('is shipped with carrier, number and link, and then delivered, on receipt, list and {product} [C3.05a, C3.22i]', async () => {
    const order = await buyShirts();
    expect(await deliver(order)).toBe(false);
    expect(await ship(order)).toBe('shipped');
    const shipment = { state: 'shipped', ...parcel, shippedAt: expect.any(String) };
    expect((await receipt(order.orderId)).shipment).toEqual(shipment);
    expect(await listed()).toMatchObject([{ shipment: 'shipped' }]);
    expect(await extras()).toMatchObject([{ fulfilment: 'SHIPPING', redeemed: true }]);
    expect(await toShip()).toEqual([]);
    expect(await deliver(order)).toBe(true);
    expect(await deliver(order)).toBe(false);
    const delivered = { ...shipment, state: 'delivered', deliveredAt: expect.any(String) };
    expect((await receipt(order.orderId)).shipment).toEqual(delivered);
    expect(await listed()).toMatchObject([{ shipment: 'delivered' }]);
    const exported = await server.call('exportUserData', { token: ada.token });
    expect(exported.body.orders).toMatchObject([{ shipment: delivered }]);
  });

  it('is mailed once, and corrected without another mail', async () => {
    const order = await buyShirts();
    const both = await Promise.all([ship(order), ship(order)]);
    expect(both.toSorted()).toEqual(['shipped', 'unchanged']);
    expect(await ship(order, { carrier: 'UPS' })).toBe('corrected');
    const [mail, ...more] = await mails();
    expect(more).toEqual([]);
    const context = { platform: server.platform, jobId: 'again' };
    const { eventId } = sale;
    await sendShipmentMailJob.handle({ eventId, orderId: order.orderId, userId: ada.userId }, context);
    expect(await mails()).toHaveLength(1);
    for (const text of [order.orderNumber, 'Carrier: UPS', `orderId=${order.orderId}`])
      expect(mail!.textBody).toContain(text);
    expect((await receipt(order.orderId)).shipment).toEqual({
      state: 'shipped',
      carrier: 'UPS',
      shippedAt: expect.any(String),
    });
    const log = await server.database.query
      .selectFrom('shipmentChange')
      .select(['change', 'operator'])
      .where('orderId', '=', order.orderId)
      .orderBy('changedAt')
      .execute();
    expect(log).toEqual([
      { change: 'shipped', operator },
      { change: 'corrected', operator },
    ]);
  });

  it('says in the mail how to track it', async () => {
    const order = await buyShirts();
    await ship(order);
    const [mail] = await mails();
    for (const text of ['Tracking number: 7023', 'Track your package: https://post.example/7023'])
      expect(mail!.textBody).toContain(text);
  });

  it('is no longer shipped once it is refunded; what was shipped before stays so', async () => {
    const [refunded, sent] = [await buyShirts(), await buyShirts()];
    await ship(sent);
    await refundAll(refunded);
    await refundAll(sent);
    expect(await ship(refunded)).toBe('nothingToShip');
    expect((await receipt(refunded.orderId)).shipment).toBeUndefined();
    expect((await receipt(sent.orderId)).shipment).toMatchObject({ state: 'shipped' });
    expect((await listed()).map(({ shipment }) => shipment)).toEqual(['shipped', undefined]);
    expect(await toShip()).toEqual([]);
  });

  it('is not shipped once its event is cancelled, before its refund as well', async () => {
    const order = await buyShirts();
    await changeEvent(server.platform, { eventId: sale.eventId, operator, kind: 'cancelled' });
    expect((await receipt(order.orderId)).shipment).toBeUndefined();
    expect(await ship(order)).toBe('nothingToShip');
    expect(await toShip()).toEqual([]);
    expect(await mails()).toEqual([]);
  });
});
