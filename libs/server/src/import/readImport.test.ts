import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { CatalogueEvent } from '@foyer/catalogue';
import { loadCitySearch } from '../platform/geo/citySearch.ts';
import type { CitySearch } from '../platform/geo/cityIndex.ts';
import type { ImportOptions } from './document/importOptions.ts';
import { problemLine } from './document/importProblems.ts';
import { encodingProblem, readImport, type ImportResult } from './readImport.ts';

const fixtures = path.join(import.meta.dirname, '../../test-fixtures/schema-org');
const fixture = (name: string): string => readFileSync(path.join(fixtures, name), 'utf8');

let cities: CitySearch;
beforeAll(async () => {
  cities = await loadCitySearch();
});

const optionsNow = (): ImportOptions => ({
  today: new Date('2026-11-21T15:00:00Z'),
  locate: ({ city, region, country }) =>
    cities.search(`${city}, ${region}`, { limit: 1, countries: [country] })[0],
});

const read = (text: string, more: Partial<ImportOptions> = {}): ImportResult =>
  readImport(text, 'events.json', { ...optionsNow(), ...more });

function eventsOf(result: ImportResult): CatalogueEvent[] {
  if (result.kind !== 'events') throw new Error(`expected events, got ${JSON.stringify(result)}`);
  return result.catalogue.events;
}

function problemsOf(result: ImportResult): string[] {
  if (result.kind !== 'problems') throw new Error(`expected problems, got ${result.kind}`);
  return result.problems.map(problemLine);
}

const concert = {
  '@context': 'https://schema.org',
  '@type': 'MusicEvent',
  name: 'A Concert',
  startDate: '2027-05-01T20:00',
  location: { '@type': 'Place', name: 'Hall', address: '1 Main St, Boston, MA 02115, USA' },
  offers: { '@type': 'Offer', price: 25, priceCurrency: 'USD' },
};

describe('examples that schema.org publishes', () => {
  it('reads a rescheduled concert with two offers, one sold out, as its page has it', () => {
    const result = read(fixture('music-event-rescheduled.html'));
    const [event] = eventsOf(result);
    expect(event).toMatchObject({
      vanityName: 'b-b-king-with-jonathon-boogie-long',
      kind: 'concert',
      status: 'Rescheduled',
      currency: 'USD',
      timeZone: 'America/New_York',
      startsAt: '2014-04-12T23:30:00.000Z',
      doorsAt: '2014-04-12T22:30:00.000Z',
      endsAt: '2014-04-13T02:00:00.000Z',
      previousStartsAt: '2013-09-30T23:30:00.000Z',
      policy: { minimumAge: 18 },
    });
    expect(
      event?.offerGroups.map((group) => [group.name['en-US'], group.prices[0]?.face.amount, group.soldShare]),
    ).toEqual([
      ['General Admission', 6325, 1],
      ['VIP Experience', 29900, 0],
    ]);
    expect(event?.offerGroups[1]?.saleClosesAt).toBe('2014-03-20T03:59:00.000Z');
    if (result.kind !== 'events') throw new Error('no events');
    expect(result.catalogue.venues[0]).toMatchObject({
      name: "Lupo's Heartbreak Hotel",
      address: { city: 'Providence', region: 'RI', country: 'US', postalCode: '02903' },
    });
    expect(result.catalogue.venues[0]?.latitude).toBeCloseTo(41.82, 1);
    expect(result.catalogue.performers.map((performer) => performer.name)).toEqual([
      'B.B. King',
      'Jonathon "Boogie" Long',
    ]);
  });

  it('reads an event whose address has no country, and few places left', () => {
    const [event] = eventsOf(read(fixture('event-limited-availability.html')));
    expect(event).toMatchObject({ timeZone: 'America/Denver', startsAt: '2013-09-15T03:30:00.000Z' });
    expect(event?.offerGroups).toHaveLength(1);
    expect(event?.offerGroups[0]?.soldShare).toBeGreaterThan(0.5);
  });

  it('reads an address in one line, with the names of state and country written out', () => {
    const result = read(fixture('music-event-orchestra.html'));
    expect(eventsOf(result)[0]?.startsAt).toBe('2014-05-24T01:00:00.000Z');
    if (result.kind !== 'events') throw new Error('no events');
    expect(result.catalogue.venues[0]?.address).toEqual({
      street: '220 S. Michigan Ave',
      city: 'Chicago',
      region: 'IL',
      postalCode: '',
      country: 'US',
    });
  });
});

describe('shapes that JSON-LD allows', () => {
  it('finds events in a graph, in lists, inside a page, and follows references', () => {
    const { location, ...rest } = concert;
    const graph = {
      '@context': 'https://schema.org',
      '@graph': [
        { '@type': 'WebPage', mainEntity: { ...concert, name: 'Inside a Page' } },
        {
          ...rest,
          '@type': ['Event', 'http://schema.org/TheaterEvent'],
          name: 'By Reference',
          location: { '@id': '#hall' },
        },
        { ...location, '@id': '#hall' },
      ],
    };
    const events = eventsOf(
      read(JSON.stringify([graph, concert, { ...concert, startDate: '2027-05-02T20:00' }])),
    );
    expect(events.map((event) => [event.vanityName, event.kind])).toEqual([
      ['inside-a-page', 'concert'],
      ['by-reference', 'theatre'],
      ['a-concert', 'concert'],
      ['a-concert-2', 'concert'],
    ]);
    expect(new Set(events.map((event) => event.venue)).size).toBe(1);
  });

  it('reads the scripts of a page and leaves the rest of it alone', () => {
    const page = [
      '<!doctype html><script>var x = "<b>";</script>',
      `<script id=a type='application/ld+json'>${JSON.stringify(concert)}</script>`,
      `<SCRIPT TYPE="application/ld+json" data-x>${JSON.stringify({ ...concert, name: 'Second' })}</SCRIPT >`,
    ].join('\n');
    expect(eventsOf(read(page)).map((event) => event.name)).toEqual(['A Concert', 'Second']);
  });

  it('gives doors to an event in a hall, and none to one that moved online', () => {
    const online = { ...concert, eventAttendanceMode: 'https://schema.org/OnlineEventAttendanceMode' };
    const [stream] = eventsOf(read(JSON.stringify({ ...online, doorTime: '19:00' })));
    const [inHall] = eventsOf(read(JSON.stringify({ ...concert, doorTime: '19:00' })));
    expect([stream?.attendance, stream?.doorsAt]).toEqual([['STREAMING'], undefined]);
    expect([inHall?.attendance, inHall?.doorsAt]).toEqual([['LIVE_ATTENDANCE'], '2027-05-01T23:00:00.000Z']);
  });

  it('reads offsets, durations, Canadian places and their currency', () => {
    const event = {
      ...concert,
      startDate: '2027-07-01T20:00:00-07:00',
      duration: 'PT2H30M',
      location: {
        name: 'Salle',
        geo: { latitude: '45.5', longitude: '-73.6' },
        address: { addressLocality: 'Montréal', addressRegion: 'Québec', addressCountry: { name: 'Canada' } },
      },
      offers: [{ price: '40.5', priceCurrency: 'CAD', inventoryLevel: { value: 120 } }],
    };
    const [read1] = eventsOf(read(JSON.stringify(event)));
    expect(read1).toMatchObject({
      startsAt: '2027-07-02T03:00:00.000Z',
      endsAt: '2027-07-02T05:30:00.000Z',
      currency: 'CAD',
      timeZone: 'America/Toronto',
    });
    expect(read1?.offerGroups[0]).toMatchObject({
      capacity: 120,
      prices: [{ face: { amount: 4050, currency: 'CAD' } }],
    });
    expect(read1?.taxes.map((tax) => tax.code)).toEqual(['GST', 'QST']);
  });

  it.each([
    [['EventScheduled', 'EventCancelled'], 'Cancelled', 'LIVE_ATTENDANCE'],
    [['EventMovedOnline', 'EventRescheduled'], 'Rescheduled', 'STREAMING'],
    [['EventRescheduled', 'EventMovedOnline'], 'Rescheduled', 'STREAMING'],
    [
      [{ '@id': 'schema:EventScheduled' }, { '@id': 'schema:EventPostponed' }],
      'Postponed',
      'LIVE_ATTENDANCE',
    ],
  ])('reads the whole list of states %j', (eventStatus, status, attendance) => {
    const [event] = eventsOf(read(JSON.stringify({ ...concert, eventStatus })));
    expect(event).toMatchObject({ status, attendance: [attendance] });
  });

  it('takes the parts of a series that sells only its parts', () => {
    const series = { '@type': 'Festival', name: 'Fest', subEvent: [concert, { ...concert, name: 'Two' }] };
    expect(eventsOf(read(JSON.stringify(series))).map((event) => event.name)).toEqual(['A Concert', 'Two']);
  });
});

describe('ends as organisers write them', () => {
  it.each([
    ['a space before the clock', '2027-05-01 20:00:00', '2027-05-01 23:00:00', '2027-05-02T03:00:00.000Z'],
    ['a clock that spring leaves out', '2027-03-13T22:00', '2027-03-14T02:30', '2027-03-14T07:30:00.000Z'],
    ['a day of 23 hours', '2027-03-14', '2027-03-14', '2027-03-15T04:00:00.000Z'],
    ['a day of 25 hours', '2027-11-07', '2027-11-07', '2027-11-08T05:00:00.000Z'],
    ['the day alone of an afternoon', '2027-05-01T14:00', '2027-05-01', '2027-05-02T04:00:00.000Z'],
    ['the day alone of a club night', '2027-11-06T23:00', '2027-11-06', '2027-11-07T06:00:00.000Z'],
  ])('reads %s', (_, startDate, endDate, endsAt) => {
    expect(eventsOf(read(JSON.stringify({ ...concert, startDate, endDate })))[0]?.endsAt).toBe(endsAt);
  });
});

describe('files that are wrong', () => {
  it('gives every problem with its place, and nothing of the file', () => {
    const wrong = [
      concert,
      { ...concert, name: '', startDate: 'next Friday', offers: [{ price: '$20', priceCurrency: 'USD' }] },
      { ...concert, offers: [{ price: '20', priceCurrency: 'EUR' }], endDate: '2027-04-01T20:00' },
      { ...concert, location: { name: 'Hall', address: { addressLocality: 'Paris', addressCountry: 'FR' } } },
      {
        ...concert,
        name: 'Maybe',
        offers: [{ price: '20.505', priceCurrency: 'USD' }],
        eventStatus: 'Maybe',
      },
    ];
    expect(problemsOf(read(JSON.stringify(wrong), { allOrNothing: true }))).toEqual([
      'events.json at /1/name: expected the name of the event',
      expect.stringMatching(/^events\.json at \/1\/startDate: expected an ISO 8601 .*, found next Friday$/),
      'events.json at /2/endDate: expected an end after the start',
      'events.json at /3/location/address/addressCountry: expected the United States or Canada, found FR',
      expect.stringMatching(
        /^events\.json at \/4\/eventStatus: expected one of EventScheduled, .*, found Maybe$/,
      ),
    ]);
  });

  it('leaves out what can’t be read, with its reason, and takes the rest', () => {
    const result = read(
      JSON.stringify([
        concert,
        { ...concert, name: 'When?', startDate: '2027-05-01T20:00:00:00-04:00' },
        { ...concert, name: 'How much?', offers: { ...concert.offers, price: '20€, 16€, 12€' } },
        { ...concert, name: 'Abroad', location: { name: 'Salle', address: 'Rue 1, Paris, France' } },
      ]),
    );
    if (result.kind !== 'events') throw new Error('no events');
    expect(result.catalogue.events.map(({ name, offerGroups }) => [name, offerGroups.length])).toEqual([
      ['A Concert', 1],
      ['How much?', 0],
    ]);
    expect(result.catalogue.venues).toHaveLength(1);
    expect(result.leftOut.map(({ pointer }) => pointer)).toEqual([
      '/1/startDate',
      expect.stringMatching(/^\/3\/location\/address/),
    ]);
    expect(result.notes.map(problemLine)).toEqual([
      'events.json at /2/offers/price: not sold: expected a price such as 63.25, found 20€, 16€, 12€',
    ]);
  });

  it('names the line in which the text stops being JSON', () => {
    expect(problemsOf(read('{\n  "name": "x",\n  oops\n}'))[0]).toMatch(/expected JSON.*line 3/);
    expect(problemsOf(read('<script type="application/ld+json">{"a":}</script>'))[0]).toMatch(
      /script\[1\]: expected JSON/,
    );
  });

  it.each([
    ['', 'the file is empty'],
    ['<p>no data</p>', 'expected a script of type application/ld+json'],
    ['{"@type":"Recipe","name":"Soup"}', 'expected at least one schema.org Event'],
    ['[]', 'expected at least one schema.org Event'],
    ['null', 'expected at least one schema.org Event'],
  ])('refuses %j', (text, message) => {
    expect(problemsOf(read(text)).join()).toContain(message);
  });

  it.each(['2027-02-30T20:00', '2027-13-01', '2027-05-01T25:00', '05/01/2027'])(
    'refuses the date %s',
    (startDate) => {
      expect(problemsOf(read(JSON.stringify({ ...concert, startDate })))[0]).toContain('/startDate');
    },
  );

  it('asks for a position when the city is unknown', () => {
    expect(problemsOf(read(JSON.stringify(concert), { locate: () => undefined }))[0]).toContain(
      '/location/geo',
    );
  });
});

it('takes UTF-8 alone, with or without its mark', () => {
  const problems = ['Caf\u00e9', '\ufeffCaf\u00e9'].map((text) => encodingProblem(Buffer.from(text)));
  expect(problems).toEqual([undefined, undefined]);
  expect(encodingProblem(Buffer.from('Caf\u00e9', 'latin1'))).toBe('expected UTF-8');
});
