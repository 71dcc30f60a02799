import {
  sameText,
  type CatalogueEvent,
  type CatalogueMoney,
  type CatalogueOfferGroup,
} from '@foyer/catalogue';
import { pointerTo, type ImportProblems } from '../document/importProblems.ts';
import { linesOf, nodesOf, termOf, textOf, type NodeAt } from './nodeReader.ts';
import { readCount } from './readCount.ts';
import { typesOf } from './findEvents.ts';
import { readInstant } from './readTimes.ts';

/** Data shared by the offers of an event. */
export interface OfferSurroundings {
  currency: CatalogueMoney['currency'];
  timeZone: string;
  sale: CatalogueEvent['sale'];
  /** Fallback capacity of an offer without its own. */
  capacity: number;
  attendance: CatalogueOfferGroup['attendance'];
  minimumAge?: number;
  resaleAllowed: boolean;
}

const goneStates = new Set(['SoldOut', 'OutOfStock', 'Discontinued']);
const scarceStates = new Set(['LimitedAvailability']);

const isAggregate = ({ node }: NodeAt): boolean => typesOf(node).includes('AggregateOffer');

/** Numbers as people write them: 25, 63.25, 1,250.00, 25.000000, $40. */
const pricePattern = /^\$?\s?(\d{1,7}|\d{1,3}(?:,\d{3}){1,2})(?:\.(\d{1,2})0*)?$/;

function readPrice(
  offer: NodeAt,
  currency: CatalogueMoney['currency'],
  notes: ImportProblems,
): CatalogueMoney | undefined {
  const specification = nodesOf(offer, 'priceSpecification')[0];
  const source = textOf(offer, 'price') === undefined && specification ? specification : offer;
  const key = isAggregate(offer) ? 'lowPrice' : 'price';
  const text = textOf(source, key);
  const pointer = pointerTo(source.pointer, key);
  const high = Number(textOf(source, 'highPrice') ?? Number.NaN);
  if (isAggregate(offer) && high > Number(text))
    return notes.add(pointer, `not sold: which places cost ${text} and which ${high} is not said`);
  const match = pricePattern.exec(text ?? '');
  if (!match) return notes.add(pointer, `not sold: expected a price such as 63.25, found ${text ?? 'none'}`);
  const found = textOf(source, 'priceCurrency') ?? textOf(offer, 'priceCurrency');
  if (found !== currency) {
    return notes.add(
      pointerTo(source.pointer, 'priceCurrency'),
      `not sold: expected ${currency}, the currency of the event's country, found ${found ?? 'none'}`,
    );
  }
  const [, whole = '0', cents = ''] = match;
  return { amount: Number(whole.replaceAll(',', '')) * 100 + Number(cents.padEnd(2, '0')), currency };
}

/** Reads `inventoryLevel`: a number, or a QuantitativeValue with one. */
function stockOf(offer: NodeAt, problems: ImportProblems): number | undefined {
  const level = nodesOf(offer, 'inventoryLevel')[0];
  return level ? readCount(level, 'value', 0, problems) : readCount(offer, 'inventoryLevel', 0, problems);
}

function soldShareOf(offer: NodeAt): number {
  const availability = termOf(offer, 'availability') ?? 'InStock';
  if (goneStates.has(availability)) return 1;
  return scarceStates.has(availability) ? 0.9 : 0;
}

function readOffer(
  offer: NodeAt,
  index: number,
  around: OfferSurroundings,
  problems: ImportProblems,
  notes: ImportProblems,
): CatalogueOfferGroup | undefined {
  const face = readPrice(offer, around.currency, notes);
  const opens = readInstant(offer, 'validFrom', around.timeZone, notes);
  const closes = readInstant(offer, 'validThrough', around.timeZone, notes);
  const stock = stockOf(offer, problems);
  if (!face) return undefined;
  const capacity = stock ?? around.capacity;
  const soldShare = soldShareOf(offer);
  return {
    code: `OFFER${index + 1}`,
    name: sameText(textOf(offer, 'name') ?? textOf(offer, 'category') ?? 'General admission'),
    description: sameText(linesOf(offer, 'description') ?? ''),
    marketplace: 'purchase',
    category: 'EVENT_ACCESS',
    seating: around.attendance === 'STREAMING' ? 'none' : 'ga',
    attendance: around.attendance,
    sectionCodes: [],
    capacity,
    prices: [{ ageGroup: 'ADULT', face }],
    ...(around.minimumAge === undefined ? {} : { minimumAge: around.minimumAge }),
    saleOpensAt: opens?.toISOString() ?? around.sale.opensAt,
    saleClosesAt: closes?.toISOString() ?? around.sale.closesAt,
    resaleAllowed: around.resaleAllowed,
    soldShare,
    soldCount: Math.floor(capacity * soldShare),
  };
}

/** Returns an event's offers; those of an aggregate that names them. */
const offersOf = (event: NodeAt): NodeAt[] =>
  nodesOf(event, 'offers').flatMap((offer) => {
    const inside = isAggregate(offer) ? nodesOf(offer, 'offers') : [];
    return inside.length > 0 ? inside : [offer];
  });

/** Counts an event's offers without reading them. */
export const offerCountOf = (event: NodeAt): number => offersOf(event).length;

/**
 * Reads offers as unseated offer groups; an event without offers returns none and is not on sale.
 * @param notes collects the offers that are not sold, for want of a price
 */
export function readOffers(
  event: NodeAt,
  around: OfferSurroundings,
  problems: ImportProblems,
  notes: ImportProblems,
): CatalogueOfferGroup[] {
  return offersOf(event).flatMap((offer, index) => readOffer(offer, index, around, problems, notes) ?? []);
}
