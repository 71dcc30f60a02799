import { seedSample } from '../../testing/database/seedSample.ts';
import { useTestServer } from '../../testing/useTestServer.ts';
import { catalogueEventId } from './writeEvent.ts';

const server = useTestServer();
const name = 'prairie-symphony-film';

it('sets the free places of an event aside for its auction, which takes offers from their prices on', async () => {
  await seedSample(server.database, { only: [name] });
  const query = { eventId: catalogueEventId(name) };
  const { body } = await server.call('getAuction', { query });
  expect(body).toMatchObject({ state: 'open', event: { saleType: 'auction', saleState: 'endingSoon' } });
  const [cheapest] = body.groups;
  expect(cheapest).toMatchObject({ seating: 'seated', offers: 0, step: { amount: 200 } });
  expect(cheapest!.maximum!.amount).toBe(cheapest!.minimum.amount + 100 * 200);
  const seats = await server.database.query
    .selectFrom('eventSeat')
    .select(['allotmentId', 'kind'])
    .where('eventId', '=', query.eventId)
    .where('state', '=', 'available')
    .execute();
  expect(new Set(seats.map(({ allotmentId }) => allotmentId)).size).toBe(1);
  const ordinary = seats.filter(({ kind }) => !['wheelchair', 'companion'].includes(kind));
  expect(body.groups.reduce((sum, { quantity }) => sum + quantity, 0)).toBe(ordinary.length);
});
