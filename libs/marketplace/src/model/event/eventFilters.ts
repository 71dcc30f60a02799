import { distanceUnitKm, minorDigits } from '@foyer/util';
import type { Attendance, EventKind, MarketplaceType, OperationTypes } from '@foyer/contract';

type EventQuery = OperationTypes['listEvents']['query'];

/** Named time span in which an event takes place. */
export type WhenFilter = 'any' | 'today' | 'weekend' | 'month';

/** Order by price, which needs one currency; without it the list is in the recommended order [C3.13]. */
export interface PriceOrder {
  order: 'LOW_TO_HIGH' | 'HIGH_TO_LOW';
  currency: string;
}

/** Filters of an event list; they live in the address, so that links carry them [C2.22]. */
export interface EventFilters {
  search: string;
  kinds: readonly EventKind[];
  when: WhenFilter;
  /** Days of a chosen span, `YYYY-MM-DD`; '' leaves an end open. */
  from: string;
  to: string;
  ways: readonly MarketplaceType[];
  /** Maximum all-in price in whole units of its currency. */
  price: { most: number; currency: string } | undefined;
  sort: PriceOrder | undefined;
  /** Only events with a free wheelchair place. */
  accessible: boolean;
  attendance: Attendance | undefined;
  /** Centre and radius of a search by place; without a radius, events are sorted by distance alone. */
  near: { latitude: number; longitude: number; rangeKm: number | undefined; name: string } | undefined;
}

export const noFilters: EventFilters = {
  search: '',
  kinds: [],
  when: 'any',
  from: '',
  to: '',
  ways: [],
  price: undefined,
  sort: undefined,
  accessible: false,
  attendance: undefined,
  near: undefined,
};
export const eventKinds: readonly EventKind[] = [
  'concert',
  'theatre',
  'comedy',
  'sports',
  'festival',
  'dance',
  'classical',
  'family',
  'conference',
  'club',
  'stream',
];
export const priceOrders: readonly PriceOrder['order'][] = ['LOW_TO_HIGH', 'HIGH_TO_LOW'];
export const waysToBuy: readonly MarketplaceType[] = ['purchase', 'draw', 'auction', 'secondaryExchange'];
/** In the unit of the locale. */
const ranges = [10, 25, 50, 100];

/** Ranges to choose from, in kilometres: round numbers of the unit of a locale, and the current one [C2.22]. */
export function rangesKm(locale: string, current?: number): number[] {
  const unitKm = distanceUnitKm(locale);
  const own = ranges.map((range) => Math.round(range * unitKm));
  const all = current === undefined || own.includes(current) ? own : [...own, current];
  return all.sort((left, right) => left - right);
}
const defaultRangeKm = 100;
/** Range of a place that was just chosen, in kilometres. */
export const usualRangeKm = (locale: string): number => rangesKm(locale)[2]!;
const whens: readonly WhenFilter[] = ['any', 'today', 'weekend', 'month'];

const number = (text: string | null, minimum: number, maximum: number): number | undefined => {
  const value = text === null || text.trim() === '' ? Number.NaN : Number(text);
  return value >= minimum && value <= maximum ? value : undefined;
};

function readNear(search: URLSearchParams): EventFilters['near'] {
  const latitude = number(search.get('lat'), -90, 90);
  const longitude = number(search.get('lon'), -180, 180);
  if (latitude === undefined || longitude === undefined) return undefined;
  const range = search.get('range');
  const rangeKm = range === 'any' ? undefined : Math.round(number(range, 1, 20_000) ?? defaultRangeKm);
  return { latitude, longitude, rangeKm, name: (search.get('place') ?? '').slice(0, 100) };
}

/** Returns a day that exists, or ''. */
function dayOf(text: string | null): string {
  if (text === null || !/^\d{4}-\d{2}-\d{2}$/.test(text)) return '';
  const parsed = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(parsed.getTime()) && parsed.toISOString().startsWith(text) ? text : '';
}

function readDays(search: URLSearchParams): Pick<EventFilters, 'from' | 'to' | 'when'> {
  const from = dayOf(search.get('from'));
  const to = dayOf(search.get('to'));
  const isSpan = from !== '' || to !== '';
  const when = whens.find((each) => each === search.get('when')) ?? 'any';
  return { from, to: to !== '' && to < from ? '' : to, when: isSpan ? 'any' : when };
}

/** Reads maximum price and order by price; both mean the currency of the address. */
function readPrice(search: URLSearchParams): Pick<EventFilters, 'price' | 'sort'> {
  const currency = search.get('currency') ?? '';
  if (!/^[A-Z]{3}$/.test(currency)) return { price: undefined, sort: undefined };
  const most = number(search.get('price'), 0, 1_000_000);
  const order = priceOrders.find((each) => each === search.get('sort'));
  return {
    price: most === undefined ? undefined : { most: Math.round(most), currency },
    sort: order && { order, currency },
  };
}

/** Parses filters from an address; invalid values are ignored. */
export function readFilters(search: URLSearchParams): EventFilters {
  const wanted = (search.get('kinds') ?? '').split(',');
  const ways = (search.get('ways') ?? '').split(',');
  const attendance = search.get('attendance');
  return {
    search: (search.get('q') ?? '').slice(0, 100),
    kinds: eventKinds.filter((kind) => wanted.includes(kind)),
    ...readDays(search),
    ways: waysToBuy.filter((way) => ways.includes(way)),
    ...readPrice(search),
    accessible: search.get('accessible') === 'true',
    attendance: attendance === 'STREAMING' || attendance === 'LIVE_ATTENDANCE' ? attendance : undefined,
    near: readNear(search),
  };
}

/** Writes filters to address parameters; defaults are left out. */
export function writeFilters(filters: EventFilters): URLSearchParams {
  const { search, kinds, when, from, to, ways, price, sort, accessible, attendance, near } = filters;
  const written = new URLSearchParams();
  if (search !== '') written.set('q', search);
  if (kinds.length > 0) written.set('kinds', kinds.join(','));
  if (when !== 'any') written.set('when', when);
  if (from !== '') written.set('from', from);
  if (to !== '') written.set('to', to);
  if (ways.length > 0) written.set('ways', ways.join(','));
  if (price) written.set('price', String(price.most));
  if (sort) written.set('sort', sort.order);
  const currency = price?.currency ?? sort?.currency;
  if (currency !== undefined) written.set('currency', currency);
  if (accessible) written.set('accessible', 'true');
  if (attendance) written.set('attendance', attendance);
  if (near) {
    written.set('lat', near.latitude.toFixed(4));
    written.set('lon', near.longitude.toFixed(4));
    written.set('range', String(near.rangeKm ?? 'any'));
    if (near.name !== '') written.set('place', near.name);
  }
  return written;
}

export const hasFilters = (filters: EventFilters): boolean => writeFilters(filters).toString() !== '';

/** Returns the day that many days after the viewer's today, `YYYY-MM-DD`. */
function dayAfter(now: Date, days: number): string {
  const day = new Date(Date.UTC(now.getFullYear(), now.getMonth(), now.getDate() + days));
  return day.toISOString().slice(0, 10);
}

/** Returns Friday to Sunday of the current week, or what remains of it. */
function weekend(now: Date): [from: string, to: string] {
  const daysToSunday = (7 - now.getDay()) % 7;
  return [dayAfter(now, Math.max(daysToSunday - 2, 0)), dayAfter(now, daysToSunday)];
}

/**
 * Returns first and last day of a filter; `undefined` for any time. Events match by the day at their own place, which is
 * the day that their cards show.
 */
export function daysOf(when: WhenFilter, now: Date): [from: string, to: string] | undefined {
  if (when === 'today') return [dayAfter(now, 0), dayAfter(now, 0)];
  if (when === 'weekend') return weekend(now);
  if (when === 'month') return [dayAfter(now, 0), dayAfter(now, 29)];
  return undefined;
}

const queryOfDays = ({ when, from, to }: EventFilters, now: Date): EventQuery => {
  const [fromDay, toDay] = daysOf(when, now) ?? [from, to];
  return { ...(fromDay === '' ? {} : { fromDay }), ...(toDay === '' ? {} : { toDay }) };
};

const queryOfPlace = ({ near }: EventFilters): EventQuery =>
  near
    ? {
        latitude: near.latitude,
        longitude: near.longitude,
        ...(near.rangeKm === undefined ? {} : { rangeKm: near.rangeKm }),
        sort: 'distance',
      }
    : {};

/** Converts filters to the request, without the page. */
export function toEventQuery(filters: EventFilters, now: Date): EventQuery {
  const { search, kinds, ways, price, sort, accessible, attendance } = filters;
  return {
    ...(search.trim() === '' ? {} : { searchQuery: search.trim() }),
    ...(kinds.length === 0 ? {} : { kinds: [...kinds] }),
    ...(ways.length === 0 ? {} : { buyingOptions: [...ways] }),
    ...(price ? { priceMax: price.most * 10 ** minorDigits(price.currency), currency: price.currency } : {}),
    ...(accessible ? { accessible } : {}),
    ...(attendance ? { attendance } : {}),
    ...queryOfDays(filters, now),
    ...queryOfPlace(filters),
    ...(sort
      ? { currency: sort.currency, sort: sort.order === 'LOW_TO_HIGH' ? 'price' : 'priceDescending' }
      : {}),
  };
}
