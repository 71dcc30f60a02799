import { seedSample } from '../testing/seedSample.ts';
import { useTestServer } from '../testing/useTestServer.ts';
import { runDrawsJob } from '../modules/marketplace/draw/runDrawsJob.ts';
import { catalogueEventId } from './writeEvent.ts';

const server = useTestServer();
const name = 'low-tide-choir-mill';

it('sets the free places of an event aside for its draw, which takes entries once its seed is committed to', async () => {
  await seedSample(server.database, { only: [name] });
  const query = { eventId: catalogueEventId(name) };
  expect((await server.call('getDrawRecord', { query })).status).toBe(404);
  await runDrawsJob.handle({}, { platform: server.platform, jobId: 'any' });
  const { body } = await server.call('getDrawRecord', { query });
  expect(body).toMatchObject({ state: 'open', autoClaim: false, entries: 0 });
  expect(body.event).toMatchObject({ buyingOptions: ['draw'], saleType: 'draw', saleState: 'open' });
  const seats = await server.database.query
    .selectFrom('eventSeat')
    .select('allotmentId')
    .where('eventId', '=', query.eventId)
    .where('state', '=', 'available')
    .execute();
  expect(new Set(seats.map(({ allotmentId }) => allotmentId)).size).toBe(1);
  expect(seats[0]!.allotmentId).not.toBeNull();
  expect(body.stock.reduce((sum, { quantity }) => sum + quantity, 0)).toBe(seats.length);
});
