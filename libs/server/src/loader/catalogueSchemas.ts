import { lineTextPattern } from '@foyer/util';
import { sharedSchemas, type JsonSchema } from '@foyer/contract/schemas';
import { mostPlaces } from '../import/document/limits.ts';

const definitions = sharedSchemas['definitions'] as Record<
  string,
  JsonSchema & { properties?: Record<string, JsonSchema> }
>;

/** Refers to a schema of the contract, or to one of its properties. */
const ref = (name: string, property?: string): JsonSchema => ({
  $ref: `foyer#/definitions/${name}${property === undefined ? '' : `/properties/${property}`}`,
});

/** Returns the contract's maximum length of a list in an answer. */
function mostItems(name: string, property: string): number {
  const limit = definitions[name]?.properties?.[property]?.['maxItems'];
  if (typeof limit !== 'number') throw new Error(`The contract does not limit ${name}.${property}`);
  return limit;
}

const object = (properties: Record<string, JsonSchema>): JsonSchema => ({ type: 'object', properties });
const list = (items: JsonSchema, more: JsonSchema = {}): JsonSchema => ({ type: 'array', items, ...more });
/** Schema of a text in every locale. */
const texts = (schema: JsonSchema): JsonSchema => ({ type: 'object', additionalProperties: schema });
const filled = (schema: JsonSchema): JsonSchema => ({ allOf: [schema, { minLength: 1 }] });
const line = { pattern: lineTextPattern, $comment: 'one line in UTF-8 without direction marks' };
const name = { allOf: [line, filled(ref('ShortText'))] };
/** Years that PostgreSQL, JSON and Intl handle consistently. */
const years = { pattern: '^(19|20|21)[0-9]{2}-', $comment: 'a date from 1900 to 2199' };
const instant = { allOf: [years, ref('Instant')] };
const count = (minimum: number, maximum: number): JsonSchema => ({ type: 'integer', minimum, maximum });

const offer = object({
  name: texts(name),
  description: texts(ref('OfferGroup', 'description')),
  price: list({ allOf: [ref('Money'), object({ amount: { minimum: 0 } })] }),
  minimumAge: ref('OfferGroup', 'minimumAge'),
  gate: name,
  row: ref('OfferGroup', 'row'),
  capacity: count(0, mostPlaces),
  validFrom: instant,
  validThrough: instant,
});

const tiers = list(object({ name: texts(name), opensAt: instant, closesAt: instant }), {
  maxItems: mostItems('OfferGroup', 'tiers'),
});

/** A short code is too easy to guess. */
const presale = object({
  code: { allOf: [ref('MarketplaceCode'), { minLength: 6 }] },
  opensAt: instant,
  closesAt: instant,
});

const charge = object({ code: ref('FeeLine', 'code'), label: texts(name) });

/** Schema of an event with schema.org's names, as `eventView` returns it. */
export const eventSchema = object({
  identifier: ref('VanityName'),
  name,
  shortName: name,
  description: texts(ref('EventProfile', 'description')),
  image: object({ caption: texts(ref('EventArt', 'alt')) }),
  startDate: instant,
  endDate: instant,
  doorTime: instant,
  previousStartDate: instant,
  timeZone: ref('TimeZone'),
  sale: object({ opensAt: instant, closesAt: instant, presale, tiers }),
  stream: object({ startsAt: instant, replayExpiresAt: instant }),
  performer: ref('EventSummary', 'performerNames'),
  sponsor: list(object({ name, role: texts(name), url: ref('Sponsor', 'url') }), {
    maxItems: mostItems('EventProfile', 'sponsors'),
  }),
  analyticsTrackers: ref('EventProfile', 'analyticsTrackers'),
  refundedCount: ref('EventProfile', 'refundedCount'),
  limitPerPerson: ref('EventProfile', 'maxPerPerson'),
  minimumAge: ref('EventSummary', 'minimumAge'),
  currency: ref('CurrencyCode'),
  // Answers with the offers of fans besides have room for more.
  offers: list(offer, { maxItems: mostItems('OfferGroupSelection', 'offerGroups') }),
  /** Offers of places, extras and their variants together. */
  onSale: { maxItems: mostItems('OfferGroupSelection', 'offerGroups') },
  seatedOffers: { maxItems: mostItems('SeatsForSections', 'offers') },
  extras: list(
    object({ name: texts(name), description: texts(ref('LongText')), capacity: count(0, mostPlaces) }),
  ),
  fees: list(charge, { maxItems: mostItems('PriceBreakdown', 'fees') }),
  discounts: list(charge, { maxItems: mostItems('PriceBreakdown', 'discounts') }),
  taxes: list(
    object({ code: ref('TaxLine', 'code'), label: texts(name), ratePpm: ref('TaxLine', 'ratePpm') }),
    {
      maxItems: mostItems('PriceBreakdown', 'taxes'),
    },
  ),
});

/** Schema of a venue with its plans, as `venueView` returns it. */
export const venueSchema = object({
  identifier: ref('VanityName'),
  name,
  address: object({
    streetAddress: ref('VenueSummary', 'address'),
    addressLocality: filled(ref('VenueSummary', 'city')),
    addressRegion: ref('VenueSummary', 'region'),
    postalCode: ref('ShortText'),
    addressCountry: ref('CountryCode'),
  }),
  geo: ref('Coordinates'),
  timeZone: ref('TimeZone'),
  plans: list(ref('SeatChart')),
});

/** Schema of a performer, an entry of a line-up. */
export const performerSchema = object({
  identifier: ref('VanityName'),
  name,
  genres: list(ref('ShortText')),
});

/** Schema of an organiser. */
export const organiserSchema = object({ identifier: ref('VanityName'), name });
