import { days, hours } from '../../../platform/time/units.ts';
import { drawCalls, prepareDraw, type DrawStage } from '../../marketplace/draw/testing/drawStage.ts';
import { checkout, knowsBuyers, line, pay, storeCard, type Buyer } from '../../../testing/sale/buyers.ts';
import { buildSale } from '../../../testing/sale/saleFixture.ts';
import { useTestServer } from '../../../testing/useTestServer.ts';

const server = useTestServer({ authenticate: knowsBuyers });
let stage = {} as DrawStage;
const { enter, remove } = drawCalls(server, () => stage);
const summaryOf = async ({ token }: Buyer) => (await server.call('getActivitySummary', { token })).body;

it('counts the events ahead, and entries that are open [C7.69d]', async () => {
  stage = await prepareDraw(server);
  const [ada, ben] = stage.fans as [Buyer, Buyer];
  expect(await summaryOf(ada)).toEqual({ attending: 0, requested: 0 });
  await enter(ada);
  expect(await summaryOf(ada)).toEqual({ attending: 0, requested: 1 });
  expect(await summaryOf(ben)).toEqual({ attending: 0, requested: 0 });
  await remove(ada);
  expect(await summaryOf(ada)).toEqual({ attending: 0, requested: 0 });

  const sale = await buildSale(server.database, { standing: 2 });
  const { paymentMethodId } = await storeCard(server, ada);
  const cart = await checkout(server, ada, sale.eventId, [line('a', sale.standing, 2)]);
  expect(await summaryOf(ada)).toEqual({ attending: 0, requested: 0 });
  expect((await pay(server, ada, cart.body, paymentMethodId)).status).toBe(200);
  expect(await summaryOf(ada)).toEqual({ attending: 1, requested: 0 });

  await server.clock.advance(days(30) + hours(4));
  expect(await summaryOf(ada)).toEqual({ attending: 0, requested: 0 });
});
