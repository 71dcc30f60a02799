import type { EventSummary, OperationTypes } from '@foyer/contract';
import { sql } from 'kysely';
import { inTransaction } from '../../../platform/database/inTransaction.ts';
import { countStock } from '../../../sale/inventory/stockCounter.ts';
import { useTestServer } from '../../../testing/useTestServer.ts';
import { sampleSubset, sampleSubsetNames } from '@foyer/sample';
import { seedSample } from '../../../testing/database/seedSample.ts';
import { catalogueEventId } from '../../../loader/write/writeEvent.ts';
import { catalogueClientId } from '../../../loader/write/writePeople.ts';

type Query = OperationTypes['listEvents']['query'];

const server = useTestServer();
const copies = 140;
const toronto = { latitude: 43.6532, longitude: -79.3832 };
const whiteLabelHost = 'aurora.localhost';

/** Copies the sample events with varied venues, times (some equal) and prices (some missing). */
const copyEvents = () =>
  sql`
    insert into event (event_id, vanity_name, client_id, location_id, kind, short_name, description, starts_at,
      ends_at, timezone, attendance, currency, art, policy, search_text, price_from, price_to)
    select (substr(e.event_id::text, 1, 28) || lpad(to_hex(n + 1), 8, '0'))::uuid, e.vanity_name || '-' || n,
      e.client_id, v.location_id, e.kind, e.short_name, e.description,
      foyer_now() + (n / 3) * interval '7 hours' + interval '1 day', null, e.timezone, e.attendance, e.currency,
      e.art, e.policy, ' copy number ' || n || ' ', case when n % 7 = 0 then null else 1000 + (n % 11) * 100 end, null
    from generate_series(1, ${copies}) n
    join event e on e.event_id = ${catalogueEventId(sampleSubset.theatre)}
    join lateral (select location_id from venue order by location_id offset n % (select count(*) from venue) limit 1) v
      on true`.execute(server.database.query);

beforeAll(async () => {
  await seedSample(server.database, { only: sampleSubsetNames });
  await copyEvents();
}, 60_000);

const list = async (query: Query, options: { host?: string; locale?: string } = {}) => {
  const answer = await server.call('listEvents', { query, ...options });
  expect(answer.status).toBe(200);
  return answer.body;
};

async function everyPage(query: Query): Promise<EventSummary[]> {
  const events: EventSummary[] = [];
  let cursor: string | undefined;
  do {
    const page = await list({ ...query, ...(cursor === undefined ? {} : { cursor }) });
    events.push(...page.events);
    cursor = page.nextCursor;
  } while (cursor !== undefined);
  return events;
}

const idsOf = (events: readonly EventSummary[]): string[] => events.map(({ eventId }) => eventId);

function distanceKm(
  from: { latitude: number; longitude: number },
  to: { latitude: number; longitude: number },
): number {
  const radians = (degrees: number): number => (degrees * Math.PI) / 180;
  const a =
    Math.sin(radians(to.latitude - from.latitude) / 2) ** 2 +
    Math.cos(radians(from.latitude)) *
      Math.cos(radians(to.latitude)) *
      Math.sin(radians(to.longitude - from.longitude) / 2) ** 2;
  return 2 * 6371 * Math.asin(Math.sqrt(a));
}

describe('the list of events', () => {
  it('joins its pages without a repeat or a hole, in every order [C7.32]', async () => {
    const all = await list({ limit: 50 });
    for (const sort of ['date', 'price', 'priceDescending', 'distance'] as const) {
      const place = sort === 'distance' ? toronto : {};
      const events = await everyPage({ sort, limit: 7, ...place });
      expect(new Set(idsOf(events)).size).toBe(events.length);
      const online = sort === 'distance' ? 1 : 0;
      expect(events.length).toBe(all.total - online);
      expect((await list({ sort, ...place })).total).toBe(events.length);
    }
    expect((await everyPage({ limit: 50 })).length).toBe(all.total);
  });

  it('is in order of start, of price up or down with the unpriced last, or of distance [C2.22f, C2.23d]', async () => {
    const starts = (await everyPage({ limit: 50 })).map(({ startsAt }) => startsAt);
    expect(starts).toEqual(starts.toSorted());
    const prices = (await everyPage({ sort: 'price', limit: 50 })).map(
      ({ priceFrom }) => priceFrom?.amount ?? Infinity,
    );
    expect(prices).toEqual(prices.toSorted((left, right) => left - right));
    const falling = (await everyPage({ sort: 'priceDescending', limit: 50 })).map(
      ({ priceFrom }) => priceFrom?.amount ?? -1,
    );
    expect(falling).toEqual(falling.toSorted((left, right) => right - left));
    const distances = (await everyPage({ sort: 'distance', limit: 50, ...toronto })).map(
      (event) => event.distanceKm!,
    );
    expect(distances).toEqual(distances.toSorted((left, right) => left - right));
  });

  it('finds near me what a search by hand finds, with the right distance [C2.22b, C2.22d]', async () => {
    const everything = await everyPage({ limit: 50 });
    for (const rangeKm of [1, 800, 2500]) {
      const expected = everything.filter(
        ({ venue }) => venue?.coordinates && distanceKm(toronto, venue.coordinates) <= rangeKm,
      );
      const near = await everyPage({ ...toronto, rangeKm, limit: 50 });
      expect(idsOf(near)).toEqual(idsOf(expected));
      for (const { venue, distanceKm: told } of near)
        expect(told).toBeCloseTo(distanceKm(toronto, venue!.coordinates!), 2);
    }
  });

  it('lists the dates of a tour alone, and the page of each names the tour [C2.02b]', async () => {
    const { query } = server.database;
    const seriesId = catalogueEventId('a tour');
    const [first, second] = (await list({ limit: 2 })).events;
    const dates = [first!.eventId, second!.eventId];
    const name = JSON.stringify({
      'en-US': 'On Tour',
      'en-CA': 'On Tour',
      'fr-CA': 'En tournée',
      'es-US': 'De gira',
    });
    await sql`insert into series values (${seriesId}, ${name})`.execute(query);
    await sql`update event set series_id = ${seriesId} where event_id = any(${dates})`.execute(query);
    expect(idsOf((await list({ seriesId })).events)).toEqual(dates);
    const { body } = await server.call('getEventProfile', { query: { eventId: dates[0]! }, locale: 'fr-CA' });
    expect(body.series).toEqual({ seriesId, name: 'En tournée' });
  });

  it('finds words of name, performer, venue and city without accents, capitals or care [C7.32]', async () => {
    const find = async (searchQuery: string) => idsOf((await list({ searchQuery, limit: 50 })).events);
    const stream = catalogueEventId(sampleSubset.stream);
    const [event] = (await list({ searchQuery: 'copy number 17', limit: 50 })).events;
    expect(event?.vanityName).toBe(`${sampleSubset.theatre}-17`);
    expect(await find('GLÁSS orch')).toContain(stream);
    expect(await find('glas orchad')).toContain(stream);
    expect(await find('orchard nowhere')).toEqual([]);
    expect(await find("%_'\\")).toHaveLength(50);
  });

  it('filters by kind, attendance, time, price and way of buying [C7.32]', async () => {
    const stream = await list({ attendance: 'STREAMING', limit: 50 });
    expect(idsOf(stream.events).toSorted()).toEqual(
      [sampleSubset.stream, sampleSubset.hybrid].map(catalogueEventId).toSorted(),
    );
    const clubs = await list({ kinds: ['club'], limit: 50 });
    expect(clubs.events.map(({ kind }) => kind)).toEqual(['club']);
    const cheap = await everyPage({ priceMax: 1200, limit: 50 });
    expect(cheap.length).toBeGreaterThan(10);
    expect(cheap.every(({ priceFrom }) => priceFrom !== undefined && priceFrom.amount <= 1200)).toBe(true);
    const bought = await list({ buyingOptions: ['purchase', 'auction'], limit: 50 });
    expect(bought.total).toBe(sampleSubsetNames.length - 1);
    expect((await list({ buyingOptions: ['draw'] })).total).toBe(0);
    const [third, , , , last] = await everyPage({ limit: 50 });
    const between = await everyPage({ from: third!.startsAt, to: last!.startsAt, limit: 50 });
    expect(between.every(({ startsAt }) => startsAt >= third!.startsAt && startsAt <= last!.startsAt)).toBe(
      true,
    );
  });

  it('filters by the day at the place of an event, whatever day it is elsewhere [C7.32]', async () => {
    const all = await everyPage({ limit: 50 });
    const dayOf = (instant: string, zone: string) =>
      new Intl.DateTimeFormat('sv-SE', { timeZone: zone, dateStyle: 'short' }).format(new Date(instant));
    // An evening in America is another day in UTC.
    const late = all.find(({ startsAt, timezone }) => dayOf(startsAt, timezone) !== dayOf(startsAt, 'UTC'))!;
    const day = dayOf(late.startsAt, late.timezone);
    const expected = all.filter(({ startsAt, timezone }) => dayOf(startsAt, timezone) === day);
    expect(idsOf(await everyPage({ fromDay: day, toDay: day, limit: 50 }))).toEqual(idsOf(expected));
    const before = all.filter(({ startsAt, timezone }) => dayOf(startsAt, timezone) <= day);
    expect(idsOf(await everyPage({ toDay: day, limit: 50 }))).toEqual(idsOf(before));
    const refused = await list({ fromDay: '2027-02-30' }).catch((error: unknown) => error);
    expect(refused).toBeDefined();
  });

  it('compares prices of one currency alone [C7.32]', async () => {
    const of = async (currency: string) =>
      (await everyPage({ currency, limit: 50 })).map((event) => event.currency);
    const [canadian, american] = [await of('CAD'), await of('USD')];
    expect(new Set(canadian)).toEqual(new Set(['CAD']));
    expect(american.every((currency) => currency === 'USD')).toBe(true);
    expect(canadian.length + american.length).toBe((await list({ limit: 50 })).total);
    const cheap = await everyPage({ currency: 'CAD', priceMax: 1200, limit: 50 });
    expect(cheap.every(({ priceFrom, currency }) => currency === 'CAD' && priceFrom!.amount <= 1200)).toBe(
      true,
    );
  });

  it('finds events with a free wheelchair place, and no longer once it is taken [C7.32]', async () => {
    const { rows } = await sql<{ eventId: string }>`
      select distinct s.event_id from event_seat s join event e using (event_id)
      where s.kind = 'wheelchair' and s.state = 'available' and e.published`.execute(server.database.query);
    const accessible = await everyPage({ accessible: true, limit: 50 });
    expect(idsOf(accessible).toSorted()).toEqual(rows.map(({ eventId }) => eventId).toSorted());
    const [taken, ...others] = idsOf(accessible);
    await sql`update event_seat set state = 'blocked' where event_id = ${taken} and kind = 'wheelchair'`.execute(
      server.database.query,
    );
    await inTransaction(server.database, (tx) => countStock(tx, taken!));
    expect(idsOf(await everyPage({ accessible: true, limit: 49 }))).toEqual(others);
  });

  it('lists what is on sale and nearly gone, as its cards say, and nothing that is cancelled', async () => {
    expect(await everyPage({ fewLeft: true })).toEqual([]);
    const count = (name: keyof typeof sampleSubset, available: string) =>
      sql`update event_stock set available = ${sql.raw(available)}
        where event_id = ${catalogueEventId(sampleSubset[name])}`.execute(server.database.query);
    await count('arena', 'floor(capacity * 0.05)');
    await count('theatre', 'ceil(capacity * 0.05) + 1');
    await count('cancelled', '1');
    const few = await everyPage({ fewLeft: true });
    expect(few.map(({ eventId, fewLeft }) => [eventId, fewLeft])).toEqual([
      [catalogueEventId(sampleSubset.arena), true],
    ]);
  });

  it('shows a white-label site its own events alone, whatever it is asked for [C7.32]', async () => {
    const own = await list({ limit: 50 }, { host: whiteLabelHost });
    const aurora = catalogueClientId('aurora');
    expect(new Set(own.events.map(({ client }) => client.clientId))).toEqual(new Set([aurora]));
    const foreign = await list({ clientId: catalogueClientId('maison-verdier') }, { host: whiteLabelHost });
    expect(foreign.events).toEqual([]);
    expect((await list({ clientId: aurora, limit: 50 })).total).toBe(own.total);
  });

  it('refuses cursors of its own making, half a place and a range around nowhere', async () => {
    const { nextCursor } = await list({ limit: 2 });
    const forged = [
      'x',
      Buffer.from('["date",1,0,"x"]').toString('base64url'),
      Buffer.from('{}').toString('base64url'),
    ].map((cursor): Query => ({ cursor }));
    const wrong: Query[] = [
      ...forged,
      { cursor: nextCursor, sort: 'price' },
      { latitude: 1 },
      { rangeKm: 5 },
      { sort: 'distance' },
    ];
    for (const query of wrong) {
      const answer = await server.call('listEvents', { query });
      expect([answer.status, answer.error?.code]).toEqual([400, 'invalidRequest']);
    }
  });

  it('speaks the language of the request', async () => {
    const query = { searchQuery: 'moth and moon' };
    const [french] = (await list(query, { locale: 'fr-CA' })).events;
    const [english] = (await list(query, { locale: 'en-US' })).events;
    expect(french!.art.alt).not.toBe(english!.art.alt);
    expect(french!.eventId).toBe(english!.eventId);
  });

  it('leads the carousel with the promoted event and without cancelled ones [C7.34]', async () => {
    const { body } = await server.call('listCarousel');
    const rows = await server.database.query
      .selectFrom('event')
      .select('eventId')
      .where('carouselRank', 'is not', null)
      .orderBy('carouselRank')
      .execute();
    expect(idsOf(body.events)).toEqual(rows.map(({ eventId }) => eventId));
    expect(body.events.some(({ status }) => status === 'Cancelled')).toBe(false);
  });

  it('leaves out what is over or not published, and keeps what has begun while one can still get in [C7.32]', async () => {
    const theatre = catalogueEventId(sampleSubset.theatre);
    const { startsAt: start } = await server.database.query
      .selectFrom('event')
      .select('startsAt')
      .where('eventId', '=', theatre)
      .executeTakeFirstOrThrow();
    const isListed = async () =>
      idsOf((await list({ searchQuery: 'brass lantern' })).events).includes(theatre);
    expect(await isListed()).toBe(true);
    await server.clock.set(new Date(start.getTime() + 20 * 60_000));
    expect(await isListed()).toBe(true);
    await server.clock.set(new Date(start.getTime() + 40 * 60_000));
    expect(await isListed()).toBe(false);
  });
});
