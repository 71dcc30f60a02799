import { inTransaction } from '../../platform/database/inTransaction.ts';
import { countFree } from '../inventory/stockRepository.ts';
import { knowsBuyers, makeBuyers, type Buyer } from '../../testing/sale/people/buyers.ts';
import { buildSeason, issueSeats } from '../../testing/sale/fixtures/seasonFixture.ts';
import { useTestServer } from '../../testing/useTestServer.ts';
import { insertSeason } from './seasonRepository.ts';
import { PlaceTaken } from './issueMembership.ts';
import { UnknownPlace, readWantedPlaces } from './wantedPlaces.ts';

const server = useTestServer({ authenticate: knowsBuyers });
let ada: Buyer;
let ben: Buyer;

beforeEach(async () => {
  [ada, ben] = (await makeBuyers(server.database, 2)) as [Buyer, Buyer];
});

const tokensOf = ({ userId }: Buyer) =>
  server.database.query.selectFrom('token').selectAll().where('ownerId', '=', userId).execute();

/** Generous, for a machine that runs other tests beside it: `npm run bench -- season` measures. */
const mostMs = 20_000;

it('issues seats for forty dates in one transaction', async () => {
  const season = await buildSeason(server, 40, { rows: 1, seatsPerRow: 4 });
  const begun = performance.now();
  await issueSeats(server, season, { userId: ada.userId });
  expect(performance.now() - begun).toBeLessThan(mostMs);
  const tokens = await tokensOf(ada);
  expect(new Set(tokens.map(({ eventId }) => eventId)).size).toBe(40);
  expect(tokens).toHaveLength(80);
  expect(new Set(tokens.map(({ createdAt }) => createdAt.getTime())).size).toBe(1);
}, 120_000);

it('issues nothing if one seat of one date is taken, and names it', async () => {
  const season = await buildSeason(server, 3);
  await issueSeats(server, { ...season, sales: [season.sales[1]!] }, { userId: ben.userId });
  const refused = await issueSeats(server, season, { userId: ada.userId }).catch((error: unknown) => error);
  expect(refused).toBeInstanceOf(PlaceTaken);
  expect(refused).toMatchObject({ eventId: season.sales[1]!.eventId, seatCodes: ['101-A-1', '101-A-2'] });
  expect(await tokensOf(ada)).toEqual([]);
});

it('issues no more places than there are, to many members at once', async () => {
  const season = await buildSeason(server, 2, { standing: 5 });
  const members = await makeBuyers(server.database, 4);
  const answers = await Promise.allSettled(
    members.map(({ userId }) => issueSeats(server, season, { userId, standing: 2 })),
  );
  expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(2);
  for (const { eventId, standingItem } of season.sales) {
    const free = await countFree(server.database.query, eventId);
    expect(free.find(({ inventoryItemId }) => inventoryItemId === standingItem)!.free).toBe(1);
  }
});

it('issues one member id of a season once', async () => {
  const season = await buildSeason(server, 1);
  await issueSeats(server, season, { userId: ada.userId, memberId: 'M-1' });
  await issueSeats(server, season, { userId: ben.userId, memberId: 'M-1', row: 1 });
  expect([(await tokensOf(ada)).length, (await tokensOf(ben)).length]).toEqual([2, 0]);
});

it.each([
  ['no such seat', { seatCodes: ['101-Z-1'], standing: [] }],
  ['no such offer', { seatCodes: [], standing: [{ offerName: 'Roof', quantity: 1 }] }],
  ['seats by number', { seatCodes: [], standing: [{ offerName: 'Orchestra', quantity: 1 }] }],
])('knows %s', async (_title, wanted) => {
  const { sales } = await buildSeason(server, 1);
  const asked = readWantedPlaces(server.platform, server.database.query, {
    eventId: sales[0]!.eventId,
    ...wanted,
  });
  await expect(asked).rejects.toBeInstanceOf(UnknownPlace);
});

it('has events of one organisation and one currency alone', async () => {
  const { sales } = await buildSeason(server, 1);
  const other = await buildSeason(server, 1);
  const { clientId } = await server.database.query
    .selectFrom('event')
    .select('clientId')
    .where('eventId', '=', sales[0]!.eventId)
    .executeTakeFirstOrThrow();
  const season = { seasonId: server.platform.newId(), clientId, code: 'mixed', names: { 'en-US': 'Mixed' } };
  const insert = (currency: string, eventId: string) =>
    inTransaction(server.database, (tx) => insertSeason(tx, { ...season, currency }, [eventId]));
  await expect(insert('CAD', other.sales[0]!.eventId)).rejects.toThrow(/of its organisation/);
  await expect(insert('USD', sales[0]!.eventId)).rejects.toThrow(/in its currency/);
});
