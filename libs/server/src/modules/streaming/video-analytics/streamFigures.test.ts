import { minutes, seconds } from '../../../platform/time/units.ts';
import { knowsBuyers, makeBuyers, memberOf, type Buyer } from '../../../testing/sale/people/buyers.ts';
import { addStream } from '../../../testing/sale/fixtures/streamFixture.ts';
import { buildSale } from '../../../testing/sale/fixtures/saleFixture.ts';
import { useTestServer } from '../../../testing/useTestServer.ts';

const server = useTestServer({ authenticate: knowsBuyers });
const start = new Date('2027-03-01T23:59:00Z');
let organiser: Buyer;
let fan: Buyer;
let eventId: string;

/** Two people watch a stream: one for two minutes about midnight UTC, the other for the second of them. */
beforeEach(async () => {
  const [ada, ben, member] = (await makeBuyers(server.database, 3)) as [Buyer, Buyer, Buyer];
  const sale = await buildSale(server.database);
  await addStream(server.database, sale);
  ({ eventId } = sale);
  const { query } = server.database;
  const { clientId } = await query
    .selectFrom('event')
    .select('clientId')
    .where('eventId', '=', eventId)
    .executeTakeFirstOrThrow();
  [fan, organiser] = [ada, memberOf(member, clientId, 'streaming')];
  const viewer = ({ userId }: Buyer) => ({ eventId, userId });
  const inventoryItemId = sale.standingItem;
  const next = new Date(start.getTime() + minutes(1));
  await query
    .insertInto('streamViewer')
    .values(
      [ada, ben].map((one) => ({ ...viewer(one), inventoryItemId, firstWatchedAt: start, country: 'CA' })),
    )
    .execute();
  await query
    .insertInto('streamMinute')
    .values([
      { ...viewer(ada), minute: start, height: 1080 },
      { ...viewer(ada), minute: next, height: 900 },
      { ...viewer(ben), minute: next },
    ])
    .execute();
  await query
    .insertInto('streamFeedback')
    .values([
      { ...viewer(ada), rating: 4, comment: 'Clear sound', givenAt: next },
      { ...viewer(ben), rating: null, comment: null, givenAt: next },
    ])
    .execute();
  const leaseUntil = new Date(server.clock.now().getTime() + seconds(30));
  await query
    .insertInto('playbackLease')
    .values({ userId: ada.userId, sessionId: ada.userId, eventId, inventoryItemId, leaseUntil })
    .execute();
});

const asked = () => ({ token: organiser.token, query: { eventId } });

it('tells an organiser who watched, and who watches now [C7.13, C7.19a]', async () => {
  expect((await server.call('getClientStream', asked())).body).toMatchObject({ state: 'live', viewers: 1 });
  expect((await server.call('getVideoOverview', asked())).body).toMatchObject({
    concurrent: 1,
    peak: 2,
    unique: 2,
    minutes: 3,
    countries: [{ country: 'CA', name: 'Canada', viewers: 2 }],
    qualities: [
      { height: 1080, minutes: 1 },
      { height: 720, minutes: 1 },
    ],
  });
});

it.each([
  ['MINUTE', 'C3.14a', [1, 2]],
  ['HOUR', 'C3.14b', [1, 2]],
  // Midnight UTC is in the evening of the event.
  ['DAY', 'C3.14c', [2]],
  ['WEEK', 'C3.14d', [2]],
  ['MONTH', 'C3.14e', [2]],
] as const)('groups viewers by %s of the event’s zone [%s, C7.19b]', async (granularity, _part, viewers) => {
  const { token } = organiser;
  const { body } = await server.call('listVideoTimeseries', { token, query: { eventId, granularity } });
  expect(body.steps.map((step) => step.viewers)).toEqual(viewers);
  expect(body.steps.reduce((sum, step) => sum + step.minutes, 0)).toBe(3);
});

it('tells an organiser what viewers think, without their names [C2.31u]', async () => {
  const { body } = await server.call('getStreamFeedback', asked());
  expect(body).toMatchObject({ ratings: [0, 0, 0, 1, 0], skipped: 1 });
  expect(body.comments).toEqual([
    { rating: 4, comment: 'Clear sound', at: new Date(start.getTime() + minutes(1)).toISOString() },
  ]);
  expect((await server.call('getStreamFeedback', { ...asked(), token: fan.token })).status).toBe(403);
});
