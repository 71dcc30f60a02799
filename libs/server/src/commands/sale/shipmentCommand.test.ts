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
import { useCommands } from '../../testing/useCommands.ts';
import { useTestServer } from '../../testing/useTestServer.ts';
import { readShipmentWords, toShipText } from './shipmentCommand.ts';

describe('foyer shipment', () => {
  it('reads the event of a list, and an order with its carrier and how it is tracked', () => {
    expect(readShipmentWords(['list', 'north'])).toEqual({ change: 'list', event: 'north' });
    expect(readShipmentWords(['delivered', 'F-1'])).toEqual({ change: 'delivered', orderNumber: 'F-1' });
    const shipped = { change: 'shipped', orderNumber: 'F-1' };
    const link = 'https://post.example/7023';
    expect(readShipmentWords(['shipped', 'F-1', 'UPS'])).toEqual({ ...shipped, parcel: { carrier: 'UPS' } });
    expect(readShipmentWords(['shipped', 'F-1', 'UPS', '7023', link])).toEqual({
      ...shipped,
      parcel: { carrier: 'UPS', trackingNumber: '7023', trackingLink: link },
    });
    expect(readShipmentWords(['shipped', 'F-1', 'UPS', link])).toEqual({
      ...shipped,
      parcel: { carrier: 'UPS', trackingLink: link },
    });
  });

  it.each([
    [[], /foyer shipment list EVENT/],
    [['list'], /foyer shipment list EVENT/],
    [['list', 'north', 'more'], /foyer shipment list EVENT/],
    [['shipped', 'F-1'], /foyer shipment list EVENT/],
    [['shipped', 'F-1', 'UPS', '1', '2'], /foyer shipment list EVENT/],
    [['delivered', 'F-1', 'UPS'], /foyer shipment list EVENT/],
    [['shipped', 'F-1', 'UPS', 'http://post.example'], /LINK begins with https/],
    [['shipped', 'F-1', 'UPS', 'HTTPS://post.example'], /LINK begins with https/],
    [['shipped', 'F-1', 'UPS', 'https:one', 'https:two'], /foyer shipment list EVENT/],
    [['shipped', 'F-1', 'UPS', ''], /No word may be empty/],
    [['list', ''], /No word may be empty/],
    [['shipped', 'F-1', 'U'.repeat(61)], /at most 60 characters/],
  ])('refuses %j', (words, message) => expect(() => readShipmentWords(words)).toThrow(message));

  it('lists 200 orders, and says if there are more', () => {
    const address = { country: 'CA', fullName: 'Ada', address: '1 Rue A', unit: '', googlePlaceId: '' };
    const orders = Array.from({ length: 201 }, (_unused, at) => ({
      ...{ orderNumber: `F-${at + 1}`, address },
      items: [{ name: 'Shirt', quantity: 1 }],
    }));
    const lines = (count: number) => toShipText(orders.slice(0, count)).split('\n');
    expect([lines(200).length, lines(200).at(-1)]).toEqual([200, 'F-200: 1 × Shirt; to Ada, 1 Rue A, CA']);
    expect([lines(201).length, lines(201).at(-1)]).toEqual([201, '… and more: ship these, then list again.']);
  });
});

describe('foyer shipment with a database', () => {
  const server = useTestServer({ authenticate: knowsBuyers });
  const { foyer } = useCommands(server);
  const shipment = (...words: string[]) => foyer('shipment', ...words);

  /** Buys two shirts that are shipped. @returns the number of the order */
  async function buyShirts({ eventId, standing, shirt }: SaleFixture): Promise<string> {
    const [ada] = (await makeBuyers(server.database, 1)) as [Buyer];
    const { paymentMethodId } = await storeCard(server, ada);
    const lines = [line('a', standing, 1), line('b', shirt, 2, { fulfilment: 'SHIPPING' })];
    const cart = (await checkout(server, ada, eventId, lines)).body;
    const shippingAddress = {
      ...{ country: 'CA', fullName: 'Ada Byron', address: '1 Rue A' },
      ...{ unit: '', googlePlaceId: '' },
    };
    return (await pay(server, ada, cart, paymentMethodId, { body: { shippingAddress } })).body.orderNumber;
  }

  it('lists what is to be shipped, and records what was sent and what arrived, each once', async () => {
    const sale = await buildSale(server.database);
    const { vanityName } = await server.database.query
      .selectFrom('event')
      .select('vanityName')
      .where('eventId', '=', sale.eventId)
      .executeTakeFirstOrThrow();
    const number = await buyShirts(sale);
    expect(await shipment('list', vanityName)).toEqual([
      0,
      expect.stringMatching(new RegExp(`^${number}: 2 × Shirt.*; to Ada Byron, 1 Rue A, CA$`)),
    ]);
    expect(await shipment('delivered', number)).toEqual([0, 'Nothing to change.']);
    expect(await shipment('shipped', number, 'UPS', '7023')).toEqual([0, `${number} is shipped.`]);
    expect(await shipment('shipped', number, 'UPS', '7023')).toEqual([0, 'Nothing to change.']);
    expect(await shipment('shipped', number, 'UPS', '7024')).toEqual([0, `${number} is corrected.`]);
    expect(await shipment('list', vanityName)).toEqual([0, 'There is nothing to ship.']);
    expect(await shipment('delivered', number)).toEqual([0, `${number} is delivered.`]);
    expect(await shipment('shipped', 'none', 'UPS')).toEqual([1, 'There is no order "none".']);
    expect(await shipment('list', 'none')).toEqual([1, 'There is no event "none".']);
  });
});
