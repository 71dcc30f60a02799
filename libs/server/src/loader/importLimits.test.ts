import { useTestServer } from '../testing/useTestServer.ts';
import { ImportRefusedError } from './importRefused.ts';
import { findKnownEvents, importText } from './importText.ts';
import { catalogueEventId } from './write/writeEvent.ts';

const server = useTestServer();
const today = new Date('2027-02-01T12:00:00Z');
beforeAll(() => server.clock.set(new Date('2027-02-02T12:00:00Z')));

type Event = Record<string, unknown>;

const place = {
  '@type': 'Place',
  name: 'Boathouse',
  address: { addressLocality: 'Toronto', addressRegion: 'ON', addressCountry: 'CA', streetAddress: '1 Pier' },
  geo: { latitude: 43.64, longitude: -79.38 },
};
const offer = { '@type': 'Offer', name: 'Lawn', price: '25.00', priceCurrency: 'CAD' };
const show: Event = {
  '@context': 'https://schema.org',
  '@type': 'MusicEvent',
  name: 'Lanterns on the Lake',
  startDate: '2027-06-01T20:00:00-04:00',
  location: place,
  offers: offer,
};

const importJson = (text: string) =>
  importText(server.database, { text, fileName: 'events.json', today, allOrNothing: true });
const importEvents = (...events: Event[]) => importJson(JSON.stringify(events));
const many = <T>(length: number, make: (at: number) => T): T[] => Array.from({ length }, (_, at) => make(at));
const long = (length: number): string => 'a'.repeat(length);

async function countEvents(): Promise<number> {
  const { count } = await server.database.query
    .selectFrom('event')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return Number(count);
}

async function refusal(attempt: Promise<unknown>): Promise<string> {
  const before = await countEvents();
  const error = await attempt.then(
    () => new Error('taken in'),
    (reason: Error) => reason,
  );
  expect(await countEvents()).toBe(before);
  if (!(error instanceof ImportRefusedError)) throw error;
  return error.message;
}

/** Checks all public answers about an event, in each locale. */
async function expectAnswers(eventId: string): Promise<void> {
  for (const locale of ['en-US', 'en-CA', 'fr-CA', 'es-US']) {
    const from = { from: '2027-01-01T00:00:00Z', to: '2028-01-01T00:00:00Z' };
    const answers = [
      await server.call('listEvents', { query: { limit: 50, ...from }, locale }),
      await server.call('getEventProfile', { query: { eventId }, locale }),
      await server.call('listOfferGroups', { body: { eventId }, locale }),
    ];
    expect(answers.map(({ error }) => error)).toEqual([undefined, undefined, undefined]);
    expect(JSON.stringify(answers[0]?.body)).toContain(eventId);
  }
}

describe('what an import takes in can be answered', () => {
  it.each(['Z', '東京事変', '?!'])('by the title %s', async (name) => {
    await importEvents({ ...show, name });
    const { body } = await server.call('listEvents', { query: { limit: 50 } });
    const event = body.events.find(({ shortName }) => shortName === name);
    expect(event?.vanityName).toMatch(/^[a-z0-9][a-z0-9-]{1,79}$/);
    await expectAnswers(event!.eventId);
  });

  it('keeps performers apart whose names have no Latin letter', async () => {
    await importEvents({ ...show, name: 'Two from Tokyo', performer: ['東京事変', '椎名林檎'] });
    const eventId = catalogueEventId('two-from-tokyo');
    const { body } = await server.call('getEventProfile', { query: { eventId } });
    expect(body.lineup.map(({ name }) => name)).toEqual(['東京事変', '椎名林檎']);
  });

  it('at every limit at once', async () => {
    const name = `Limits ${long(193)}`;
    await importEvents({
      ...show,
      name,
      description: long(9_900),
      location: {
        ...place,
        name: long(200),
        maximumAttendeeCapacity: 1_000_000,
        address: { ...place.address, streetAddress: long(200) },
      },
      organizer: { name: long(200) },
      performer: many(100, (at) => `${long(190)} ${at}`),
      offers: many(500, (at) => ({ ...offer, name: `${long(196)} ${at}`, description: long(200) })),
    });
    const { body } = await server.call('listEvents', { query: { limit: 50 } });
    await expectAnswers(body.events.find(({ shortName }) => shortName === name)!.eventId);
  });
});

describe('what the contract could not answer is refused, with its place and the value', () => {
  it.each<[string, Event, string]>([
    ['a title', { name: long(201) }, 'events.json at /0/name: '],
    ['a description', { description: long(10_001) }, 'events.json at /0/description: '],
    ['a venue', { location: { ...place, name: long(201) } }, 'events.json at /0/location/name: '],
    [
      'an address',
      { location: { ...place, address: { ...place.address, streetAddress: long(201) } } },
      'events.json at /0/location/address/streetAddress: ',
    ],
    ['an organizer', { organizer: { name: long(201) } }, 'events.json at /0/organizer/name: '],
    ['a performer', { performer: [long(201)] }, 'events.json at /0/performer/name: '],
    ['an offer', { offers: [offer, { ...offer, name: long(201) }] }, 'events.json at /0/offers/1/name: '],
    [
      'an offer description',
      { offers: [{ ...offer, description: long(10_001) }] },
      'events.json at /0/offers/0/description: ',
    ],
  ])('%s that is too long', async (_what, change, place) => {
    const said = await refusal(importEvents({ ...show, name: 'Too long', ...change }));
    expect(said).toContain(place);
    expect(said).toMatch(/expected at most [\d,]+ characters, found [\d,]+: "aaaa/);
  });

  it('101 performers, and 501 or 10,000 offers', async () => {
    const performer = many(101, (at) => `Performer ${at}`);
    expect(await refusal(importEvents({ ...show, name: 'Crowd', performer }))).toContain(
      'events.json at /0/performer: event crowd: expected at most 100 of them, found 101',
    );
    for (const count of [501, 10_000]) {
      const offers = many(count, (at) => ({ ...offer, name: `Offer ${at}` }));
      expect(await refusal(importEvents({ ...show, name: 'Shop', offers }))).toContain(
        `events.json at /0/offers: event shop: expected at most 500 of them, found ${count.toLocaleString('en-US')}`,
      );
    }
  });

  it.each<[Event, string]>([
    [{ startDate: '9999-12-31T20:00' }, '/0/startDate: event strange: expected a date from 1900 to 2199'],
    [{ startDate: '0000-05-01T20:00' }, '/0/startDate: '],
    [{ endDate: '9999-12-31T23:59' }, '/0/endDate: event strange: expected a date from 1900 to 2199'],
    [{ duration: 'P99999999999D' }, '/0/duration: '],
    [{ startDate: '2027-05-01T20:00+99:99' }, '/0/startDate: '],
    [
      { offers: { ...offer, validFrom: '9999-12-31T20:00' } },
      '/0/offers/0/validFrom: event strange: expected a date',
    ],
  ])('the time %j', async (change, message) => {
    expect(await refusal(importEvents({ ...show, name: 'Strange', ...change }))).toContain(
      `events.json at ${message}`,
    );
  });

  it.each([-5, 0, 'many', 1.5, 1e12, true, '1e3'])('the capacity %j', async (capacity) => {
    const wrong = `expected a whole number from 1 to 1,000,000, found ${String(capacity)}`;
    const events = [
      { ...show, name: 'One', maximumAttendeeCapacity: capacity },
      { ...show, name: 'Two', location: { ...place, maximumAttendeeCapacity: capacity } },
    ];
    const said = await refusal(importEvents(...events));
    expect(said).toContain(`/0/maximumAttendeeCapacity: ${wrong}`);
    expect(said).toContain(`/1/location/maximumAttendeeCapacity: ${wrong}`);
  });

  it.each([-5, 'many', 1.5, 1e12])('the stock %j', async (inventoryLevel) => {
    const wrong = `expected a whole number from 0 to 1,000,000, found ${String(inventoryLevel)}`;
    const offers = [
      { ...offer, inventoryLevel },
      { ...offer, inventoryLevel: { value: inventoryLevel } },
    ];
    const said = await refusal(importEvents({ ...show, name: 'Stock', offers }));
    expect(said).toContain(`/0/offers/0/inventoryLevel: ${wrong}`);
    expect(said).toContain(`/0/offers/1/inventoryLevel/value: ${wrong}`);
  });

  it('NUL and half a surrogate pair, in values and names', async () => {
    const said = await refusal(
      importJson(
        '[{"@type":"Event","name":"No\\u0000thing"},{"@type":"Event","name":"Half \\ud83d"},{"a\\u0000":1}]',
      ),
    );
    expect(said).toContain('events.json at /0/name: expected text without NUL');
    expect(said).toContain('found "No\\u0000thing"');
    expect(said).toContain('events.json at /1/name: expected text without NUL and without half a surrogate');
    expect(said).toContain('events.json at /2: expected property names without NUL');
  });

  it('a nesting of 50,000 levels', async () => {
    const said = await refusal(importJson(`${'['.repeat(50_000)}${']'.repeat(50_000)}`));
    expect(said).toContain('expected at most 64 levels of nesting');
  });

  it('the same event twice, by its @id or by name, start and place', async () => {
    const named = { ...show, '@id': '#lanterns', name: 'Lanterns Again' };
    expect(await refusal(importEvents(named, { ...named, name: 'Lanterns by Another Name' }))).toContain(
      'events.json at /1: expected each event once, found Lanterns by Another Name, which is at /0 too',
    );
    const twin = { ...show, name: 'Twin' };
    expect(await refusal(importEvents(twin, { ...twin }))).toContain(
      '/1: expected each event once, found Twin',
    );
  });
});

describe('a large file', () => {
  it('is looked up beyond the parameters of one statement', async () => {
    await importEvents({ ...show, name: 'Known Already' });
    const known = catalogueEventId('known-already');
    const ids = [...many(70_000, (at) => catalogueEventId(`unknown-${at}`)), known];
    expect(await findKnownEvents(server.database.query, ids)).toEqual([known]);
  });
});

describe('an event without offers', () => {
  it('is announced without seats at a venue that has a plan', async () => {
    const priced: Event = { ...show, location: { ...place, name: 'Plan House' } };
    const { offers: _offers, ...unpriced } = priced;
    await importEvents({ ...priced, name: 'Before the Plan' });
    const plan = {
      name: 'Main floor',
      categories: [{ name: 'Stalls' }],
      zones: [
        {
          name: 'Stalls',
          position: { x: 0, y: 0 },
          rows: [
            {
              row_number: '1',
              seats: many(4, (at) => ({
                seat_guid: `s${at}`,
                seat_number: String(at + 1),
                position: { x: at * 10, y: 0 },
                category: 'Stalls',
              })),
            },
          ],
        },
      ],
    };
    const text = JSON.stringify(plan);
    const request = { text, fileName: 'plan.json', today, venue: 'plan-house-toronto' };
    expect(await importText(server.database, request)).toMatchObject({ seats: 4 });
    const announced = { ...unpriced, name: 'Announced' };
    expect(await importEvents(announced)).toMatchObject({ events: 1, seats: 0, announced: 1 });
    await expectAnswers(catalogueEventId('announced'));
    const asked = importText(server.database, {
      text: JSON.stringify({ ...unpriced, name: 'Asked For' }),
      fileName: 'events.json',
      today,
      plan: { name: 'Main floor' },
    });
    expect(await refusal(asked)).toBe(
      'events.json at /offers: Asked For: expected an offer: the seats of the plan Main floor need a price',
    );
  });
});

describe('a plan whose rows have long names', () => {
  it('is sold by short seat codes, and read by the names of its rows', async () => {
    const names = ['Balkonreihe 1', 'Balkonreihe 12', 'Balkonreihe links', 'Balkonreihe lang'];
    const rows = names.map((name, y) => ({
      row_number: name,
      seats: many(4, (x) => ({
        seat_guid: `${y}.${x}`,
        seat_number: String(x + 1),
        position: { x: x * 10, y: y * 10 },
        category: 'Stalls',
      })),
    }));
    const zone = { name: 'Balkon', position: { x: 0, y: 0 }, rows };
    const text = JSON.stringify({ name: 'Balkon', categories: [{ name: 'Stalls' }], zones: [zone] });
    const event = { ...show, name: 'Upstairs', location: { ...place, name: 'Balcony House' } };
    const request = { text: JSON.stringify(event), fileName: 'events.json', today };
    const plan = { text, fileName: 'plan.json' };
    expect(await importText(server.database, { ...request, plan })).toMatchObject({ events: 1, seats: 16 });
    const eventId = catalogueEventId('upstairs');
    const query = { eventId, sectionCodes: ['Balkon'] };
    const chart = await server.call('getSeatChart', { query });
    const drawn = chart.body.sections[0]?.rows ?? [];
    expect(drawn.map(({ label }) => label)).toEqual(names);
    const states = await server.call('listSeatsForSections', { query });
    expect(states.body.sections[0]?.rows.map(({ row }) => row).toSorted()).toEqual(
      drawn.map(({ row }) => row).toSorted(),
    );
    const best = await server.call('findBestSeats', { query: { eventId, quantity: 2 } });
    expect(best.error).toBeUndefined();
    expect(names).toContain(best.body.seats[0]?.row);
    expect(best.body.seats[0]?.seatCode).toMatch(/^Balkon-[A-Za-z0-9.]{1,8}-[1-4]$/);
  });
});
