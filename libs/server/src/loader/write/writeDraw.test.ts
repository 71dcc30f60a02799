import { seedSample } from '../../testing/database/seedSample.ts';
import { useTestServer } from '../../testing/useTestServer.ts';
import { runDrawsJob } from '../../modules/marketplace/draw/drawing/runDrawsJob.ts';
import { catalogueEventId } from './writeEvent.ts';

const server = useTestServer();
const name = 'low-tide-choir-mill';
/** Draws for its mezzanine, auctions its boxes, and sells the rest. */
const mixed = 'priya-raman-magnolia';

it('sets the free places of an event aside for its draw, which takes entries once its seed is committed to', async () => {
  await seedSample(server.database, { only: [name, mixed] });
  const query = { eventId: catalogueEventId(name) };
  expect((await server.call('getDrawRecord', { query })).status).toBe(404);
  await runDrawsJob.handle({}, { platform: server.platform, jobId: 'any' });
  const { body } = await server.call('getDrawRecord', { query });
  expect(body).toMatchObject({ state: 'open', autoClaim: false, entries: 0 });
  expect(body.event).toMatchObject({ buyingOptions: ['draw'], saleType: 'draw', saleState: 'open' });
  const seats = await server.database.query
    .selectFrom('eventSeat')
    .select(['allotmentId', 'kind'])
    .where('eventId', '=', query.eventId)
    .where('state', '=', 'available')
    .execute();
  expect(new Set(seats.map(({ allotmentId }) => allotmentId)).size).toBe(1);
  expect(seats[0]!.allotmentId).not.toBeNull();
  const ordinary = seats.filter(({ kind }) => !['wheelchair', 'companion'].includes(kind));
  expect(body.stock.reduce((sum, { quantity }) => sum + quantity, 0)).toBe(ordinary.length);
});

it('sets aside no more than what is drawn for and bid for, where the rest is sold at once', async () => {
  const eventId = catalogueEventId(mixed);
  const { marketplaces } = (await server.call('getEventProfile', { query: { eventId } })).body;
  const typesOf = marketplaces.map(({ type, state, isForExtras }) => [type, state, isForExtras]);
  expect(typesOf.toSorted()).toEqual([
    ['auction', 'open', undefined],
    ['draw', 'open', undefined],
    ['purchase', 'open', undefined],
  ]);
  const listed = async (type: string) => {
    const { marketplaceId } = marketplaces.find((each) => each.type === type)!;
    const { body } = await server.call('listOfferGroups', { body: { eventId, marketplaceId } });
    return body.offerGroups.filter(({ category }) => category === 'EVENT_ACCESS');
  };
  expect((await listed('draw')).map(({ name: zone }) => zone)).toEqual(['Mezzanine']);
  expect((await listed('auction')).map(({ name: zone }) => zone)).toEqual(['Boxes']);
  const sold = await listed('purchase');
  expect(sold.map(({ name: zone }) => zone)).toEqual(['Orchestra, sides', 'Orchestra Center']);
  expect(sold.every(({ buyable }) => buyable.allowed)).toBe(true);
});
