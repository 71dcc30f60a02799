import { days, hours } from '../../../platform/time/units.ts';
import { drawCalls, prepareDraw, type DrawStage } from '../../marketplace/draw/testing/drawStage.ts';
import { auctionCalls, prepareAuction } from '../../marketplace/auction/testing/auctionStage.ts';
import {
  checkout,
  knowsBuyers,
  line,
  pay,
  storeCard,
  type Buyer,
} from '../../../testing/sale/people/buyers.ts';
import { buildSale } from '../../../testing/sale/fixtures/saleFixture.ts';
import { useTestServer } from '../../../testing/useTestServer.ts';

const server = useTestServer({ authenticate: knowsBuyers });
let stage = {} as DrawStage;
const { enter, remove } = drawCalls(server, () => stage);
const summaryOf = async ({ token }: Buyer) => (await server.call('getActivitySummary', { token })).body;

it('counts the events ahead, and entries that are open [C7.69d]', async () => {
  stage = await prepareDraw(server);
  const [ada, ben] = stage.fans as [Buyer, Buyer];
  expect(await summaryOf(ada)).toEqual({
    attending: 0,
    requested: 0,
    managing: 0,
    secured: 0,
    streaming: 0,
    selling: 0,
    seasonMemberships: 0,
  });
  await enter(ada);
  expect(await summaryOf(ada)).toEqual({
    attending: 0,
    requested: 1,
    managing: 0,
    secured: 0,
    streaming: 0,
    selling: 0,
    seasonMemberships: 0,
  });
  expect(await summaryOf(ben)).toEqual({
    attending: 0,
    requested: 0,
    managing: 0,
    secured: 0,
    streaming: 0,
    selling: 0,
    seasonMemberships: 0,
  });
  await remove(ada);
  expect(await summaryOf(ada)).toEqual({
    attending: 0,
    requested: 0,
    managing: 0,
    secured: 0,
    streaming: 0,
    selling: 0,
    seasonMemberships: 0,
  });

  const sale = await buildSale(server.database, { standing: 2 });
  const { paymentMethodId } = await storeCard(server, ada);
  const cart = await checkout(server, ada, sale.eventId, [line('a', sale.standing, 2)]);
  expect(await summaryOf(ada)).toEqual({
    attending: 0,
    requested: 0,
    managing: 0,
    secured: 0,
    streaming: 0,
    selling: 0,
    seasonMemberships: 0,
  });
  expect((await pay(server, ada, cart.body, paymentMethodId)).status).toBe(200);
  expect(await summaryOf(ada)).toEqual({
    attending: 1,
    requested: 0,
    managing: 0,
    secured: 1,
    streaming: 0,
    selling: 0,
    seasonMemberships: 0,
  });

  await server.clock.advance(days(30) + hours(4));
  expect(await summaryOf(ada)).toEqual({
    attending: 0,
    requested: 0,
    managing: 0,
    secured: 0,
    streaming: 0,
    selling: 0,
    seasonMemberships: 0,
  });
});

it('lists the events ahead with open requests, soonest first, and pages them [C7.69c]', async () => {
  stage = await prepareDraw(server);
  const auctionStage = await prepareAuction(server);
  const { offer } = auctionCalls(server, () => auctionStage);
  const [ada, ben] = stage.fans as [Buyer, Buyer];
  const [drawn, auctioned] = [stage.draw.eventId, auctionStage.auction.eventId];
  const startIn = async (eventId: string, ms: number): Promise<unknown> =>
    server.database.query
      .updateTable('event')
      .set({ startsAt: new Date(server.clock.now().getTime() + ms), endsAt: null, doorsAt: null })
      .where('eventId', '=', eventId)
      .execute();
  await startIn(auctioned, days(100));
  await startIn(drawn, days(200));
  const listOf = async ({ token }: Buyer, query: { cursor?: string; limit?: number } = {}) =>
    (await server.call('listActiveOfferEvents', { token, query })).body;
  const rowOf = (eventId: string, entryCount: number, offerCount: number) => ({
    ...{ entryCount, offerCount },
    event: expect.objectContaining({ eventId }) as unknown,
  });
  expect(await listOf(ada)).toEqual({ events: [] });
  await enter(ada);
  expect(await listOf(ada)).toEqual({ events: [rowOf(drawn, 1, 0)] });
  expect((await offer(ada)).status).toBe(200);
  const { events, nextCursor } = await listOf(ada, { limit: 1 });
  expect(events).toEqual([rowOf(auctioned, 0, 1)]);
  expect(await listOf(ada, { cursor: nextCursor! })).toEqual({ events: [rowOf(drawn, 1, 0)] });
  expect(await listOf(ben)).toEqual({ events: [] });

  await remove(ada);
  expect(await listOf(ada)).toEqual({ events: [rowOf(auctioned, 0, 1)] });
  await server.clock.set(new Date(events[0]!.event.startsAt));
  expect(await listOf(ada)).toEqual({ events: [] });
});
