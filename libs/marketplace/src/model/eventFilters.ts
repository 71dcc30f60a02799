import { distanceUnitKm } from '@foyer/util';
import type { Attendance, EventKind, OperationTypes } from '@foyer/contract';

type EventQuery = OperationTypes['listEvents']['query'];

/** Named time span in which an event takes place. */
export type WhenFilter = 'any' | 'today' | 'weekend' | 'month';

/** Filters of an event list; they live in the address, so that links carry them [C2.22]. */
export interface EventFilters {
  search: string;
  kinds: readonly EventKind[];
  when: WhenFilter;
  attendance: Attendance | undefined;
  /** Centre and radius of a search by place. */
  near: { latitude: number; longitude: number; rangeKm: number; name: string } | undefined;
}

export const noFilters: EventFilters = {
  search: '',
  kinds: [],
  when: 'any',
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
const rangesInKm = [25, 50, 100, 250];
const rangesInMiles = [15, 30, 60, 150];

/** Ranges to choose from, in kilometres: round numbers of the unit of a locale, and the current one. */
export function rangesKm(locale: string, current?: number): number[] {
  const unitKm = distanceUnitKm(locale);
  const own = (unitKm === 1 ? rangesInKm : rangesInMiles).map((range) => Math.round(range * unitKm));
  const all = current === undefined || own.includes(current) ? own : [...own, current];
  return all.sort((left, right) => left - right);
}
const defaultRangeKm = 100;
const whens: readonly WhenFilter[] = ['any', 'today', 'weekend', 'month'];

const number = (text: string | null, minimum: number, maximum: number): number | undefined => {
  const value = text === null || text.trim() === '' ? Number.NaN : Number(text);
  return value >= minimum && value <= maximum ? value : undefined;
};

function readNear(search: URLSearchParams): EventFilters['near'] {
  const latitude = number(search.get('lat'), -90, 90);
  const longitude = number(search.get('lon'), -180, 180);
  if (latitude === undefined || longitude === undefined) return undefined;
  const rangeKm = Math.round(number(search.get('range'), 1, 20_000) ?? defaultRangeKm);
  return { latitude, longitude, rangeKm, name: (search.get('place') ?? '').slice(0, 100) };
}

/** Parses filters from an address; invalid values are ignored. */
export function readFilters(search: URLSearchParams): EventFilters {
  const wanted = (search.get('kinds') ?? '').split(',');
  const attendance = search.get('attendance');
  return {
    search: (search.get('q') ?? '').slice(0, 100),
    kinds: eventKinds.filter((kind) => wanted.includes(kind)),
    when: whens.find((each) => each === search.get('when')) ?? 'any',
    attendance: attendance === 'STREAMING' || attendance === 'LIVE_ATTENDANCE' ? attendance : undefined,
    near: readNear(search),
  };
}

/** Writes filters to address parameters; defaults are left out. */
export function writeFilters({ search, kinds, when, attendance, near }: EventFilters): URLSearchParams {
  const written = new URLSearchParams();
  if (search !== '') written.set('q', search);
  if (kinds.length > 0) written.set('kinds', kinds.join(','));
  if (when !== 'any') written.set('when', when);
  if (attendance) written.set('attendance', attendance);
  if (near) {
    written.set('lat', near.latitude.toFixed(4));
    written.set('lon', near.longitude.toFixed(4));
    written.set('range', String(near.rangeKm));
    if (near.name !== '') written.set('place', near.name);
  }
  return written;
}

export const hasFilters = (filters: EventFilters): boolean => writeFilters(filters).toString() !== '';

const dayMs = 24 * 60 * 60 * 1000;

function startOfDay(now: Date): Date {
  const day = new Date(now);
  day.setHours(0, 0, 0, 0);
  return day;
}

/** Returns Friday morning to Sunday night of the current week, or what remains of it. */
function weekend(now: Date): [Date, Date] {
  const today = startOfDay(now);
  const daysToMonday = (8 - today.getDay()) % 7 || 7;
  const monday = new Date(today.getTime() + daysToMonday * dayMs);
  const friday = new Date(monday.getTime() - 3 * dayMs);
  return [friday.getTime() > now.getTime() ? friday : now, monday];
}

/** Returns the span of a filter in the viewer's time zone; `undefined` for any time. */
export function spanOf(when: WhenFilter, now: Date): [from: Date, to: Date] | undefined {
  if (when === 'today') return [startOfDay(now), new Date(startOfDay(now).getTime() + dayMs)];
  if (when === 'weekend') return weekend(now);
  if (when === 'month') return [startOfDay(now), new Date(startOfDay(now).getTime() + 30 * dayMs)];
  return undefined;
}

/** Converts filters to the request, without the page. */
export function toEventQuery({ search, kinds, when, attendance, near }: EventFilters, now: Date): EventQuery {
  const span = spanOf(when, now);
  return {
    ...(search.trim() === '' ? {} : { searchQuery: search.trim() }),
    ...(kinds.length === 0 ? {} : { kinds: [...kinds] }),
    ...(attendance ? { attendance } : {}),
    ...(span ? { from: span[0].toISOString(), to: span[1].toISOString() } : {}),
    ...(near
      ? {
          latitude: near.latitude,
          longitude: near.longitude,
          rangeKm: near.rangeKm,
          sort: 'distance' as const,
        }
      : {}),
  };
}
