import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import type { EventProfile, OfferGroup } from '@foyer/contract';
import { eventStructuredData } from './eventStructuredData.ts';

const schema = (name: string) => ({ const: `https://schema.org/${name}` });
const oneOf = (...names: string[]) => ({ enum: names.map((name) => `https://schema.org/${name}`) });
const text = { type: 'string', minLength: 1 };
const uri = { type: 'string', format: 'uri', pattern: '^https?://' };
const instant = { type: 'string', format: 'date-time' };
const thing = (type: string, properties: object, required: string[] = []) => ({
  type: 'object',
  properties: { '@type': { const: type }, ...properties },
  required: ['@type', ...required],
});
const place = thing(
  'Place',
  {
    name: text,
    address: thing(
      'PostalAddress',
      {
        streetAddress: text,
        addressLocality: text,
        addressCountry: { type: 'string', pattern: '^[A-Z]{2}$' },
      },
      ['addressLocality', 'addressCountry'],
    ),
    geo: thing('GeoCoordinates', { latitude: { type: 'number' }, longitude: { type: 'number' } }, [
      'latitude',
      'longitude',
    ]),
  },
  ['name', 'address'],
);
const virtual = thing('VirtualLocation', { url: uri }, ['url']);

/** Search engines' requirements for an event: required fields, and the format of all recommended ones. */
const validate = addFormats(new Ajv2020({ strict: false, allErrors: true })).compile(
  thing(
    'Event',
    {
      '@context': { const: 'https://schema.org' },
      name: text,
      description: text,
      url: uri,
      startDate: instant,
      endDate: instant,
      doorTime: instant,
      previousStartDate: instant,
      eventStatus: oneOf('EventScheduled', 'EventPostponed', 'EventRescheduled', 'EventCancelled'),
      eventAttendanceMode: oneOf(
        'OfflineEventAttendanceMode',
        'OnlineEventAttendanceMode',
        'MixedEventAttendanceMode',
      ),
      location: {
        anyOf: [place, virtual, { type: 'array', prefixItems: [place, virtual], minItems: 2, maxItems: 2 }],
      },
      image: { type: 'array', minItems: 1, items: uri },
      performer: { type: 'array', items: thing('PerformingGroup', { name: text }, ['name']) },
      sponsor: { type: 'array', items: thing('Organization', { name: text, url: uri }, ['name']) },
      organizer: thing('Organization', { name: text }, ['name']),
      offers: {
        type: 'array',
        items: thing(
          'Offer',
          {
            name: text,
            price: { type: 'string', pattern: '^\\d+(\\.\\d+)?$' },
            priceCurrency: { type: 'string', pattern: '^[A-Z]{3}$' },
            availability: oneOf('InStock', 'SoldOut', 'PreOrder', 'Discontinued'),
            validFrom: instant,
            url: uri,
          },
          ['price', 'priceCurrency', 'availability', 'url'],
        ),
      },
    },
    ['@context', 'name', 'startDate', 'location', 'eventStatus', 'eventAttendanceMode', 'image', 'offers'],
  ),
);

const summary = {
  shortName: 'Moth and Moon',
  startsAt: '2027-03-04T01:00:00Z',
  status: 'Upcoming',
  attendance: ['LIVE_ATTENDANCE'],
  venue: {
    name: 'The Lantern',
    address: '1 Quay Street',
    city: 'Toronto',
    region: 'ON',
    countryCode: 'CA',
    coordinates: { latitude: 43.6, longitude: -79.4 },
  },
  client: { name: 'Aurora' },
  art: { wideUrl: '/art/moth/wide.svg?v=1', portraitUrl: '/art/moth/portrait.svg?v=1', alt: 'A moth' },
} as unknown as EventProfile['summary'];
const offer = (saleState: OfferGroup['saleState'], category: OfferGroup['category'] = 'EVENT_ACCESS') =>
  ({
    name: 'Floor',
    category,
    saleState,
    price: { allIn: { amount: 12_550, currency: 'CAD' } },
  }) as OfferGroup;
const place2 = { url: 'https://foyer.example/en-US/events/moth/1', origin: 'https://foyer.example' };

/** Serialises to JSON and back, which drops undefined fields. */
const dataOf = (change: Partial<EventProfile['summary']>, offers = [offer('open')]) =>
  JSON.parse(
    JSON.stringify(
      eventStructuredData(
        {
          summary: { ...summary, ...change },
          description: 'Puppets by lantern light.',
          lineup: [],
          sponsors: [{ name: 'Lumen', role: 'With', url: 'https://lumen.example' }, { name: 'Lake Radio' }],
        } as unknown as EventProfile,
        offers,
        place2,
      ),
    ),
  ) as Record<string, unknown>;

describe('an event as search engines read it', () => {
  it.each([
    ['in a house', {}, 'Place', 'OfflineEventAttendanceMode'],
    [
      'as a stream',
      { attendance: ['STREAMING'], venue: undefined },
      'VirtualLocation',
      'OnlineEventAttendanceMode',
    ],
    ['in both', { attendance: ['LIVE_ATTENDANCE', 'STREAMING'] }, 'both', 'MixedEventAttendanceMode'],
  ] as const)('is somewhere: %s', (_how, change, type, mode) => {
    const data = dataOf(change as Partial<EventProfile['summary']>);
    validate(data);
    expect(validate.errors).toBeNull();
    expect(data).toMatchObject({
      eventAttendanceMode: schema(mode).const,
      location: type === 'both' ? [{ '@type': 'Place' }, { '@type': 'VirtualLocation' }] : { '@type': type },
    });
  });

  it.each([
    ['Upcoming', 'EventScheduled'],
    ['Postponed', 'EventPostponed'],
    ['Rescheduled', 'EventRescheduled'],
    ['Cancelled', 'EventCancelled'],
  ] as const)('%s is %s', (status, said) => {
    const data = dataOf({ status, previousStartsAt: '2027-02-01T01:00:00Z' });
    validate(data);
    expect(validate.errors).toBeNull();
    expect(data.eventStatus).toBe(schema(said).const);
  });

  it('lists offers that grant access, at the price that is paid, with their availability', () => {
    const data = dataOf({ opensAt: '2027-01-01T00:00:00Z' }, [
      offer('open'),
      offer('soldOut'),
      offer('upcoming'),
      offer('closed'),
      offer('open', 'MERCHANDISE'),
    ]);
    validate(data);
    expect(validate.errors).toBeNull();
    expect(data.offers).toMatchObject(
      ['InStock', 'SoldOut', 'PreOrder', 'Discontinued'].map((each) => ({
        price: '125.50',
        availability: schema(each).const,
      })),
    );
    expect(data.offers).toHaveLength(4);
  });

  it('would be refused without its place or with a price of another shape', () => {
    const data = dataOf({});
    expect(validate({ ...data, location: undefined })).toBe(false);
    expect(validate({ ...data, offers: [{ ...(data.offers as object[])[0], price: '$125' }] })).toBe(false);
  });
});
