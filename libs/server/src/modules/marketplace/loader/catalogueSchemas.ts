import { sharedSchemas, type JsonSchema } from '@foyer/contract/schemas';
import { mostPlaces } from '../../../catalogue/limits.ts';

const definitions = sharedSchemas['definitions'] as Record<
  string,
  JsonSchema & { properties?: Record<string, JsonSchema> }
>;

/** The schema of a noun of the contract, or of one of its properties. */
const ref = (name: string, property?: string): JsonSchema => ({
  $ref: `foyer#/definitions/${name}${property === undefined ? '' : `/properties/${property}`}`,
});

/** The longest list that the contract lets an answer carry. */
function mostItems(name: string, property: string): number {
  const limit = definitions[name]?.properties?.[property]?.['maxItems'];
  if (typeof limit !== 'number') throw new Error(`The contract does not limit ${name}.${property}`);
  return limit;
}

const object = (properties: Record<string, JsonSchema>): JsonSchema => ({ type: 'object', properties });
const list = (items: JsonSchema, more: JsonSchema = {}): JsonSchema => ({ type: 'array', items, ...more });
/** A text in every locale. */
const texts = (schema: JsonSchema): JsonSchema => ({ type: 'object', additionalProperties: schema });
const filled = (schema: JsonSchema): JsonSchema => ({ allOf: [schema, { minLength: 1 }] });
const name = filled(ref('ShortText'));
/** PostgreSQL, JSON and Intl agree on these years. */
const years = { pattern: '^(19|20|21)[0-9]{2}-', $comment: 'a date from 1900 to 2199' };
const instant = { allOf: [years, ref('Instant')] };
const count = (minimum: number, maximum: number): JsonSchema => ({ type: 'integer', minimum, maximum });

const offer = object({
  name: texts(name),
  description: texts(ref('OfferGroup', 'description')),
  price: list({ allOf: [ref('Money'), object({ amount: { minimum: 0 } })] }),
  minimumAge: ref('OfferGroup', 'minimumAge'),
  capacity: count(0, mostPlaces),
  validFrom: instant,
  validThrough: instant,
});

const charge = object({ code: ref('FeeLine', 'code'), label: texts(name) });

/** An event in the words of schema.org, as `eventView` gives it. */
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
  sale: object({ opensAt: instant, closesAt: instant }),
  stream: object({ startsAt: instant, replayExpiresAt: instant }),
  performer: ref('EventSummary', 'performerNames'),
  refundedCount: ref('EventProfile', 'refundedCount'),
  limitPerPerson: ref('EventProfile', 'maxPerPerson'),
  minimumAge: ref('EventSummary', 'minimumAge'),
  currency: ref('CurrencyCode'),
  offers: list(offer, { maxItems: mostItems('OfferGroupList', 'offerGroups') }),
  /** Offers of places, extras and their variants together. */
  onSale: { maxItems: mostItems('OfferGroupList', 'offerGroups') },
  seatedOffers: { maxItems: mostItems('SeatsForSections', 'offers') },
  extras: list(
    object({ name: texts(name), description: texts(ref('LongText')), capacity: count(0, mostPlaces) }),
  ),
  fees: list(charge, { maxItems: mostItems('PriceBreakdown', 'fees') }),
  taxes: list(
    object({ code: ref('TaxLine', 'code'), label: texts(name), ratePpm: ref('TaxLine', 'ratePpm') }),
    {
      maxItems: mostItems('PriceBreakdown', 'taxes'),
    },
  ),
});

/** A venue with its plans, as `venueView` gives it. */
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

/** A performer: a line of a line-up. */
export const performerSchema = object({
  identifier: ref('VanityName'),
  name,
  genres: list(ref('ShortText')),
});

/** An organiser. */
export const organiserSchema = object({ identifier: ref('VanityName'), name });
