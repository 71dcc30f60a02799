import { sql } from 'kysely';
import { minutes } from '../../../platform/time/units.ts';
import { buildSale, type SaleFixture } from '../../../testing/sale/fixtures/saleFixture.ts';
import { useTestServer } from '../../../testing/useTestServer.ts';

const lines: string[] = [];
const server = useTestServer({
  logger: { level: 'error', stream: { write: (text: string) => void lines.push(text) } },
});
let good: SaleFixture;
let bad: SaleFixture;

const words = (text: string) => JSON.stringify({ 'en-US': text });

beforeAll(async () => {
  good = await buildSale(server.database);
});
// Another one for each test, so that each shows its own problem.
beforeEach(async () => {
  bad = await buildSale(server.database);
  lines.splice(0);
});

/** Rows that an import wrote before it validated values. */
it.each([
  ['a vanity name of one letter', sql`vanity_name = 'z'`],
  ['a title of 201 characters', sql`short_name = ${words('a'.repeat(201))}::jsonb`],
])('an event with %s is left out of the lists, and logged once', async (_what, change) => {
  const { kysely } = server.database;
  await sql`update event set ${change}, carousel_rank = 1 where event_id = ${bad.eventId}`.execute(kysely);
  await sql`update event set carousel_rank = 2 where event_id = ${good.eventId}`.execute(kysely);
  for (const answer of [
    await server.call('listEvents', { query: { limit: 50 } }),
    await server.call('listEvents', { query: { limit: 50, sort: 'price' } }),
    await server.call('listCarousel'),
  ]) {
    expect(answer.error).toBeUndefined();
    expect(answer.body.events.map(({ eventId }) => eventId)).toEqual([good.eventId]);
    if ('total' in answer.body) expect(answer.body.total).toBe(1);
  }
  // Once per problem, however many lists the row would be in.
  expect(lines).toEqual([expect.stringContaining(bad.eventId)]);
});

const profileOf = ({ eventId }: SaleFixture) => server.call('getEventProfile', { query: { eventId } });

it('an event with a title of 201 characters has no page, and is logged', async () => {
  const title = words('a'.repeat(201));
  const { kysely } = server.database;
  await sql`update event set short_name = ${title}::jsonb where event_id = ${bad.eventId}`.execute(kysely);
  const { status, error } = await profileOf(bad);
  expect([status, error?.code]).toEqual([404, 'notFound']);
  expect(lines).toEqual([expect.stringContaining(bad.eventId)]);
});

it('a heading of 201 characters is left out of the page of its event, and logged', async () => {
  const { kysely } = server.database;
  const before = await profileOf(bad);
  const [first, ...others] = before.body.salesGroups;
  const name = words('a'.repeat(201));
  await sql`update sales_group set name = ${name}::jsonb where sales_group_id = ${first!.salesGroupId}`.execute(
    kysely,
  );
  await server.clock.advance(minutes(2));
  const { status, body } = await profileOf(bad);
  expect([status, body.salesGroups]).toEqual([200, others]);
  expect(lines).toEqual([expect.stringContaining(bad.eventId)]);
});

it('an offer with a name of 201 characters is left out of the offers, and logged', async () => {
  const name = words('a'.repeat(201));
  await sql`update offer_group set name = ${name}::jsonb where offer_group_id = ${good.standing}`.execute(
    server.database.kysely,
  );
  const { error, body } = await server.call('listOfferGroups', { body: { eventId: good.eventId } });
  expect(error).toBeUndefined();
  expect(body.offerGroups.map(({ offerGroupId }) => offerGroupId).toSorted()).toEqual(
    [good.seated, good.shirt, good.gift].toSorted(),
  );
  expect(lines.join('')).toContain(good.standing);
});
