import { shipOrder } from '../../../sale/shipment/shipOrder.ts';
import { beside } from '../../../testing/beside.ts';
import {
  checkout,
  knowsBuyers,
  line,
  makeBuyers,
  pay,
  storeCard,
  type Buyer,
} from '../../../testing/sale/people/buyers.ts';
import { buildSale } from '../../../testing/sale/fixtures/saleFixture.ts';
import { useTestServer } from '../../../testing/useTestServer.ts';
import { forgetBuyer } from './forgetBuyer.ts';

const server = useTestServer({ authenticate: knowsBuyers });

it('leaves no tracking number of an order that is shipped while its buyer is forgotten [PV-05]', async () => {
  const { eventId, standing, shirt } = await buildSale(server.database);
  const [ada] = (await makeBuyers(server.database, 1)) as [Buyer];
  const { paymentMethodId } = await storeCard(server, ada);
  const lines = [line('a', standing, 1), line('b', shirt, 1, { fulfilment: 'SHIPPING' })];
  const cart = (await checkout(server, ada, eventId, lines)).body;
  const shippingAddress = { country: 'CA', fullName: 'Ada', address: '1 Rue A', unit: '', googlePlaceId: '' };
  const { orderId } = (await pay(server, ada, cart, paymentMethodId, { body: { shippingAddress } })).body;
  const shipping = await beside(
    server.database,
    (tx) => forgetBuyer(tx, server.platform, ada.userId, server.clock.now()),
    () =>
      shipOrder(server.platform, {
        ...{ eventId, orderId, operator: 'tests' },
        parcel: { carrier: 'UPS', trackingNumber: '7023' },
      }),
  );
  expect(shipping).toEqual({ result: 'nothingToShip', waited: true });
  const parcels = server.database.query.selectFrom('shipment').select('trackingNumber');
  expect(await parcels.where('orderId', '=', orderId).execute()).toEqual([]);
});
