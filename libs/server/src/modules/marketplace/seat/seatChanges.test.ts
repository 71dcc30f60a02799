import type { SeatsForSections } from '@foyer/contract';
import { sampleSubset } from '@foyer/sample';
import { sql } from 'kysely';
import { catalogueEventId } from '../../../loader/write/writeEvent.ts';
import { minutes } from '../../../platform/time/units.ts';
import { seedSample } from '../../../testing/database/seedSample.ts';
import { useTestServer } from '../../../testing/useTestServer.ts';

const server = useTestServer();
const eventId = catalogueEventId(sampleSubset.theatre);
const nobody = '01936f5e-7c00-7000-8000-000000000001';

beforeAll(async () => {
  await seedSample(server.database, { only: [sampleSubset.theatre] });
}, 60_000);

const sectionCodes = async () => {
  const { body } = await server.call('getSeatChart', { query: { eventId } });
  return body.sections.map(({ sectionCode }) => sectionCode);
};
const freeSeat = () =>
  server.database.query
    .selectFrom('eventSeat')
    .select(['seatCode', 'sectionCode', 'rowLabel'])
    .where('eventId', '=', eventId)
    .where('state', '=', 'available')
    .orderBy('seatCode')
    .limit(1)
    .executeTakeFirstOrThrow();
const hold = (seatCodes: readonly string[], heldUntil: Date) =>
  sql`update event_seat set state = 'held', hold_id = ${nobody}, held_until = ${heldUntil}
    where event_id = ${eventId} and seat_code = any(${seatCodes})`.execute(server.database.query);
const give = (seatCodes: readonly string[]) =>
  sql`update event_seat set state = 'available', hold_id = null, held_until = null
    where event_id = ${eventId} and seat_code = any(${seatCodes})`.execute(server.database.query);

const seatsOf = async (sectionCodes: string[]): Promise<SeatsForSections> => {
  const answer = await server.call('listSeatsForSections', { query: { eventId, sectionCodes } });
  expect(answer.status).toBe(200);
  return answer.body;
};

describe('what has changed since an answer', () => {
  const changes = async (sectionCodes: string[], since: string, options: { token?: string } = {}) => {
    const answer = await server.call('listSeatsForSections', {
      query: { eventId, sectionCodes, since },
      ...options,
    });
    expect(answer.status).toBe(200);
    return answer.body;
  };
  const rowsOf = ({ sections }: SeatsForSections) =>
    sections.flatMap(({ sectionCode, rows }) => rows.map(({ row }) => `${sectionCode} ${row}`));

  it('is nothing, then the row of a hold, then the row whose hold has ended [C7.51c]', async () => {
    const codes = await sectionCodes();
    const { version, isComplete } = await seatsOf(codes);
    expect(isComplete).toBe(true);
    await server.clock.advance(minutes(1));
    const same = await changes(codes, version);
    expect([same.isComplete, same.sections, same.offers]).toEqual([false, [], []]);
    const seat = await freeSeat();
    await hold([seat.seatCode], new Date(server.clock.now().getTime() + minutes(10)));
    const held = await changes(codes, same.version);
    expect(rowsOf(held)).toEqual([`${seat.sectionCode} ${seat.rowLabel}`]);
    expect(held.sections[0]!.rows[0]!.states).toContain('h');
    expect(held.offers.length).toBeGreaterThan(0);
    expect((await changes(codes, held.version)).sections).toEqual([]);
    // A process that has not made this version repeats the last second.
    const ofAnother = held.version.replace(/\..*\./, '.another.');
    expect(rowsOf(await changes(codes, ofAnother))).toEqual(rowsOf(held));
    await server.clock.advance(minutes(10));
    const ended = await changes(codes, held.version);
    expect(rowsOf(ended)).toEqual(rowsOf(held));
    expect(ended.sections[0]!.rows[0]!.states).not.toContain('h');
    await give([seat.seatCode]);
    await server.clock.advance(minutes(1));
    expect((await changes(codes, (await seatsOf(codes)).version)).sections).toEqual([]);
  });

  it.each(['', 'nonsense', '1.a.b', 'zzzzzzzzzzzz.a.b'])(
    'is everything for the unknown version %j [C7.51c]',
    async (since) => {
      const codes = (await sectionCodes()).slice(0, 2);
      const all = await seatsOf(codes);
      const { isComplete, sections } = await changes(codes, since);
      expect([isComplete, sections]).toEqual([true, all.sections]);
    },
  );

  it('is everything once a price has changed, and never of another locale [C7.51c]', async () => {
    const codes = (await sectionCodes()).slice(0, 2);
    const { version, offers } = await seatsOf(codes);
    await server.clock.advance(minutes(1));
    const { offerGroupId } = offers[0]!;
    const raise = (by: number) =>
      server.database.query
        .updateTable('offerGroup')
        .set({ facePrice: sql<number>`face_price + ${by}` })
        .where('offerGroupId', '=', offerGroupId)
        .execute();
    await raise(100);
    const after = await changes(codes, version);
    expect(after.isComplete).toBe(true);
    expect(after.offers[0]!.allIn.amount).toBeGreaterThan(offers[0]!.allIn.amount);
    await raise(-100);
    const french = await server.call('listSeatsForSections', {
      query: { eventId, sectionCodes: codes, since: version },
      headers: { 'accept-language': 'fr-CA' },
    });
    expect(french.body.isComplete).toBe(true);
  });

  it('shows the offers of the named windows alone [C7.51c]', async () => {
    const codes = (await sectionCodes()).slice(0, 1);
    const none = await server.call('listSeatsForSections', {
      query: { eventId, sectionCodes: codes, marketplaceIds: [nobody] },
    });
    expect(none.body.offers).toEqual([]);
    expect(none.body.sections[0]!.rows.map(({ states }) => states).join('')).not.toContain('a');
  });
});
