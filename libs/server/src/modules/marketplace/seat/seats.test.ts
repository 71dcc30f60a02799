import type { SeatsForSections } from '@foyer/contract';
import { areContiguous } from '@foyer/util';
import { sql } from 'kysely';
import { knowsBuyers, makeBuyers } from '../../../testing/sale/people/buyers.ts';
import { useTestServer } from '../../../testing/useTestServer.ts';
import { minutes } from '../../../platform/time/units.ts';
import { sampleSubset } from '@foyer/sample';
import { seedSample } from '../../../testing/database/seedSample.ts';
import { catalogueEventId } from '../../../loader/write/writeEvent.ts';

const server = useTestServer({ authenticate: knowsBuyers });
const { theatre, soldOut, club, stream } = sampleSubset;
const eventId = catalogueEventId(theatre);
const nobody = '01936f5e-7c00-7000-8000-000000000001';

interface SeatRow {
  seatCode: string;
  sectionCode: string;
  rowLabel: string;
  seatLabel: string;
  state: string;
  adjacencyIndex: number;
  rowRank: number;
  kind: string;
}

beforeAll(async () => {
  await seedSample(server.database, { only: [theatre, soldOut, club, stream] });
}, 60_000);

const readSeats = async () =>
  (
    await sql<SeatRow>`select * from event_seat where event_id = ${eventId}
    order by section_code, row_rank, row_label, adjacency_index`.execute(server.database.query)
  ).rows;

const hold = (seatCodes: readonly string[], heldUntil: Date) =>
  sql`update event_seat set state = 'held', hold_id = ${nobody}, held_until = ${heldUntil}
    where event_id = ${eventId} and seat_code = any(${seatCodes})`.execute(server.database.query);
const give = (seatCodes: readonly string[]) =>
  sql`update event_seat set state = 'available', hold_id = null, held_until = null
    where event_id = ${eventId} and seat_code = any(${seatCodes})`.execute(server.database.query);

const overview = async (query: { sectionCodes?: string[]; onlyNamed?: boolean } = {}) => {
  const answer = await server.call('getSeatChart', { query: { eventId, ...query } });
  expect(answer.status).toBe(200);
  return answer;
};
const seatsOf = async (sectionCodes: string[]): Promise<SeatsForSections> => {
  const answer = await server.call('listSeatsForSections', { query: { eventId, sectionCodes } });
  expect(answer.status).toBe(200);
  return answer.body;
};
const best = (query: object) => server.call('findBestSeats', { query: { eventId, quantity: 2, ...query } });

describe('the drawing of a house', () => {
  it('has rows only of the sections that are named [C7.35]', async () => {
    const { body: all } = await overview();
    expect(all.sections.every(({ rows }) => rows === undefined)).toBe(true);
    expect(all.shapes.length).toBeGreaterThan(0);
    const named = all.sections.slice(0, 2).map(({ sectionCode }) => sectionCode);
    const { body: some } = await overview({ sectionCodes: named });
    expect(some.sections.filter(({ rows }) => rows).map(({ sectionCode }) => sectionCode)).toEqual(named);
    expect(some.sections).toHaveLength(all.sections.length);
    const { body: only } = await overview({ sectionCodes: named, onlyNamed: true });
    expect(only.sections).toEqual(some.sections.slice(0, 2));
    expect(only.shapes).toEqual([]);
  });

  it('holds exactly the seats that are sold [C7.35] [C3.35c]', async () => {
    const { body } = await overview();
    const codes = body.sections.map(({ sectionCode }) => sectionCode);
    const drawn = (await overview({ sectionCodes: codes })).body.sections.flatMap(
      ({ sectionCode, rows = [] }) =>
        rows.flatMap(({ row, seats }) => seats.map((seat) => `${sectionCode}-${row}-${seat}`)),
    );
    expect(drawn.toSorted()).toEqual((await readSeats()).map((seat) => seat.seatCode).toSorted());
  });

  it('has a picture of the stage from each section, which anybody may load [C7.35]', async () => {
    const views = (await overview()).body.sections.map(({ viewUrl }) => viewUrl!);
    expect(new Set(views).size).toBe(views.length);
    expect((await server.inject({ url: views[0]! })).body).toMatch(/^<svg .*<\/svg>$/);
  });

  it('may be kept by browsers, which ask whether it is still the same [C7.35]', async () => {
    const { headers } = await overview();
    expect(headers['cache-control']).toBe('public, max-age=3600');
    const again = await server.call('getSeatChart', {
      query: { eventId },
      headers: { 'if-none-match': headers.etag },
    });
    expect([again.status, again.text]).toEqual([304, '']);
  });

  it('is kept for ever under an address that names it, and what is free is not kept at all [C7.35]', async () => {
    const { seatChartId, version } = (await overview()).body;
    const profile = await server.call('getEventProfile', { query: { eventId } });
    expect(profile.body).toMatchObject({ seatChartId, seatChartVersion: version });
    const cachingOf = async (query: { seatChartId?: string; version?: number; sectionCodes?: string[] }) =>
      (await server.call('getSeatChart', { query: { eventId, ...query } })).headers['cache-control'];
    const forEver = 'public, max-age=31536000, immutable';
    expect(await cachingOf({ seatChartId, version })).toBe(forEver);
    expect(await cachingOf({ seatChartId, version, sectionCodes: ['A'] })).toBe(forEver);
    // A chart of another version than requested must not be cached under that URL.
    expect(await cachingOf({ seatChartId, version: version + 1 })).toBe('public, max-age=3600');
    expect(await cachingOf({ seatChartId: eventId, version })).toBe('public, max-age=3600');
    const { sections } = (await overview()).body;
    const seats = await server.call('listSeatsForSections', {
      query: { eventId, sectionCodes: [sections[0]!.sectionCode] },
    });
    expect(seats.headers['cache-control']).toBe('no-store');
  });

  it('does not exist where there is nothing to draw', async () => {
    const answer = await server.call('getSeatChart', { query: { eventId: catalogueEventId(stream) } });
    expect(answer.error?.code).toBe('notFound');
  });
});

describe('the seats of sections', () => {
  it('are told by signs that equal the rows of the table [C7.51c]', async () => {
    const codes = (await overview()).body.sections.map(({ sectionCode }) => sectionCode);
    const { sections, offerSets } = await seatsOf(codes);
    const told = sections.flatMap(({ sectionCode, rows }) =>
      rows.map(({ row, states }) => [`${sectionCode} ${row}`, states] as const),
    );
    const expected = new Map<string, string>();
    const signs: Record<string, string> = { available: 'a', sold: 's', blocked: 'x' };
    for (const seat of await readSeats()) {
      const key = `${seat.sectionCode} ${seat.rowLabel}`;
      expected.set(key, (expected.get(key) ?? '') + signs[seat.state]!);
    }
    expect(new Map(told)).toEqual(expected);
    for (const { rows } of sections) {
      for (const { states, offers: of } of rows) {
        const runs = Array.from(
          { length: of.length / 2 },
          (_, run) => [of[2 * run]!, of[2 * run + 1]!] as const,
        );
        expect(runs.reduce((sum, [seats]) => sum + seats, 0)).toBe(states.length);
        expect(runs.every(([seats, set]) => seats > 0 && offerSets[set])).toBe(true);
      }
    }
  });

  it('run in the order of the drawing [C7.51c]', async () => {
    const [section] = (await overview()).body.sections;
    const code = section!.sectionCode;
    const drawn = (await overview({ sectionCodes: [code] })).body.sections[0]!.rows!;
    const { sections } = await seatsOf([code]);
    for (const { row, seats } of drawn) {
      const states = sections[0]!.rows.find((each) => each.row === row)!.states;
      const inTable = (await readSeats()).filter(
        (seat) => seat.sectionCode === code && seat.rowLabel === row,
      );
      expect(inTable.map((seat) => seat.seatLabel)).toEqual(seats);
      expect(states).toHaveLength(seats.length);
    }
  });

  it('have the prices of the list [C7.51c]', async () => {
    const { body } = await server.call('listOfferGroups', { body: { eventId } });
    const [code] = (await overview()).body.sections.map(({ sectionCode }) => sectionCode);
    for (const { offerGroupId, allIn } of (await seatsOf([code!])).offers) {
      expect(allIn).toEqual(
        body.offerGroups.find((offer) => offer.offerGroupId === offerGroupId)!.price.allIn,
      );
    }
  });

  it('show a hold until its time is over, and not a moment longer [C4.04b]', async () => {
    const seat = (await readSeats()).find(({ state }) => state === 'available')!;
    const signOf = async () => {
      const { sections } = await seatsOf([seat.sectionCode]);
      const row = sections[0]!.rows.find(({ row: label }) => label === seat.rowLabel)!;
      const order = (await readSeats()).filter(
        (each) => each.sectionCode === seat.sectionCode && each.rowLabel === seat.rowLabel,
      );
      return row.states[order.findIndex((each) => each.seatCode === seat.seatCode)];
    };
    expect(await signOf()).toBe('a');
    await hold([seat.seatCode], new Date(server.clock.now().getTime() + minutes(10)));
    expect(await signOf()).toBe('h');
    await server.clock.advance(minutes(10));
    expect(await signOf()).toBe('a');
    await give([seat.seatCode]);
  });
});

describe('the caller’s own seats', () => {
  it('are told apart from those of others, and cost in the cart what the map said [C7.51c]', async () => {
    const [buyer] = await makeBuyers(server.database, 1);
    const { token } = buyer!;
    const { offerGroupId, seats } = (await best({})).body;
    const sectionCode = seats[0]!.sectionCode;
    const selection = {
      cartGuid: 'line-one',
      offerGroupId,
      quantity: 2,
      seatCodes: seats.map((seat) => seat.seatCode),
    };
    const checkout = (selections: object[]) =>
      server.call('checkoutCart', { token, body: { eventId, selections: selections as [] } });
    const cart = await checkout([selection]);
    expect(cart.status).toBe(200);
    const countSigns = async (options: { token?: string }) => {
      const { body } = await server.call('listSeatsForSections', {
        query: { eventId, sectionCodes: [sectionCode] },
        ...options,
      });
      const signs = body.sections[0]!.rows.map(({ states }) => states).join('');
      return { mine: signs.split('m').length - 1, held: signs.split('h').length - 1, offers: body.offers };
    };
    const own = await countSigns({ token });
    expect([own.mine, own.held]).toEqual([2, 0]);
    const foreign = await countSigns({});
    expect([foreign.mine, foreign.held]).toEqual([0, 2]);
    const told = own.offers.find((offer) => offer.offerGroupId === offerGroupId)!;
    expect(cart.body.quote.allIn).toEqual({ ...told.allIn, amount: told.allIn.amount * 2 });
    expect((await checkout([])).status).toBe(200);
  });
});

describe('the best seats', () => {
  it('lie together in one row, in the best offer that is asked for [C7.51a, C5.11a]', async () => {
    const { body, status } = await best({ quantity: 4 });
    expect(status).toBe(200);
    // The organizer ranks the offers; the list begins with the cheapest.
    const { offerGroupId } = await server.database.query
      .selectFrom('offerGroup')
      .select('offerGroupId')
      .where('eventId', '=', eventId)
      .orderBy('rank')
      .executeTakeFirstOrThrow();
    expect(body.offerGroupId).toBe(offerGroupId);
    expect(body.together).toBe(true);
    const rows = new Map((await readSeats()).map((seat) => [seat.seatCode, seat]));
    const picked = body.seats.map(({ seatCode }) => rows.get(seatCode)!);
    expect(new Set(picked.map((seat) => `${seat.sectionCode} ${seat.rowLabel}`)).size).toBe(1);
    expect(
      areContiguous(
        picked.map((seat) => seat.adjacencyIndex),
        [0, 1, 2, 3],
      ),
    ).toBe(true);
    expect(picked.every(({ state }) => state === 'available')).toBe(true);
  });

  it('pass over what is held, and count a hold that has run out as free [C4.04b]', async () => {
    const first = (await best({})).body.seats.map(({ seatCode }) => seatCode);
    await hold(first, new Date(server.clock.now().getTime() + minutes(10)));
    const second = (await best({})).body.seats.map(({ seatCode }) => seatCode);
    expect(second.some((code) => first.includes(code))).toBe(false);
    await server.clock.advance(minutes(10));
    expect((await best({})).body.seats.map(({ seatCode }) => seatCode)).toEqual(first);
    await give(first);
  });

  it('stay in the sections that are named, and take wheelchair places only on wish', async () => {
    const { sections } = (await overview()).body;
    for (const { sectionCode } of sections.slice(0, 3)) {
      const { body } = await best({ sectionCodes: [sectionCode] });
      expect(new Set(body.seats.map((seat) => seat.sectionCode))).toEqual(new Set([sectionCode]));
    }
    expect((await best({ quantity: 6 })).body.seats.some(({ kind }) => kind === 'wheelchair')).toBe(false);
    expect((await best({ accessible: true })).body.seats.some(({ kind }) => kind === 'wheelchair')).toBe(
      true,
    );
  });

  it('are refused where nothing is free or the party does not fit, and split on wish [C8.12b]', async () => {
    const gone = await server.call('findBestSeats', {
      query: { eventId: catalogueEventId(soldOut), quantity: 1 },
    });
    expect([gone.status, gone.error?.code]).toEqual([422, 'purchaseSoldOut']);
    const large = await best({ quantity: 50 });
    expect(large.error?.code).toBe('notEnoughContiguousSeats');
    expect(large.error?.details).toMatchObject({ available: expect.any(Number) });
    const split = await best({ quantity: 50, maySplit: true });
    expect(split.body.seats).toHaveLength(50);
    expect(split.body.together).toBe(false);
  });

  it('are a place to stand where there are no seats, and unknown for what does not exist', async () => {
    const standing = await server.call('findBestSeats', {
      query: { eventId: catalogueEventId(club), quantity: 3 },
    });
    expect(standing.body).toMatchObject({ seats: [], together: true });
    for (const query of [
      { eventId: nobody, quantity: 1 },
      { eventId, quantity: 1, offerGroupId: nobody },
    ]) {
      expect((await server.call('findBestSeats', { query })).error?.code).toBe('notFound');
    }
    const foreign = { query: { eventId, sectionCodes: ['X'] }, host: 'aurora.localhost' };
    expect((await server.call('listSeatsForSections', foreign)).error?.code).toBe('notFound');
  });
});
