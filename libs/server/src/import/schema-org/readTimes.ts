import { TZDate, tzOffset } from '@date-fns/tz';
import { dayIn, endOfDayIn, instantAt } from '@foyer/catalogue';
import { pointerTo, type ImportProblems } from '../document/importProblems.ts';
import { textOf, type NodeAt } from './nodeReader.ts';

/** Times of an event as instants. */
export interface ReadTimes {
  start: Date;
  doors: Date;
  end: Date;
  previousStart?: Date;
}

const minuteMs = 60_000;
const usualLengthMs = 180 * minuteMs;
const usualDoorsMs = 60 * minuteMs;
const datePattern =
  /^(\d{4})-(\d{2})-(\d{2})(?:[T ](\d{2}):(\d{2})(?::\d{2}(?:\.\d+)?)?(Z|[+-]\d{2}:?\d{2})?)?$/;
const expected = 'expected an ISO 8601 date and time such as 2027-04-12T19:30 or 2027-04-12T19:30:00-04:00';

interface DateParts {
  day: { year: number; month: number; day: number };
  /** Undefined for a day alone. */
  clock?: string;
}

function partsOf(text: string): (DateParts & { offset?: string }) | undefined {
  const match = datePattern.exec(text);
  if (!match) return undefined;
  const [, year, month, date, hour, minute, offset] = match;
  const day = { year: Number(year), month: Number(month), day: Number(date) };
  const check = new Date(Date.UTC(day.year, day.month - 1, day.day));
  const isDay = check.getUTCMonth() + 1 === day.month && check.getUTCDate() === day.day;
  // Date.UTC maps the years 0 to 99 to 1900 to 1999.
  const isReal = isDay && check.getUTCFullYear() === day.year;
  if (!isReal || Number(hour ?? 0) > 23 || Number(minute ?? 0) > 59) return undefined;
  return { day, ...(hour && minute && { clock: `${hour}:${minute}` }), ...(offset && { offset }) };
}

const offsetMinutes = (offset: string): number => {
  const [, sign, hours, minutes] = /^([+-])(\d{2}):(\d{2})$/.exec(offset) ?? [];
  return (sign === '-' ? -1 : 1) * (Number(hours ?? 0) * 60 + Number(minutes ?? 0));
};

/** Parses a time; without an offset it is local time at the venue. */
function instantOf(text: string, timeZone: string): Date | undefined {
  const parts = partsOf(text);
  if (!parts) return undefined;
  const { clock = '00:00' } = parts;
  if (!parts.offset) return instantAt(timeZone, parts.day, clock);
  const offset = parts.offset.replace(/^([+-]\d{2}):?(\d{2})$/, '$1:$2');
  const { year, month, day } = parts.day;
  // A template's constant that is the zone's offset of the other half of the year: people wrote and read the clock.
  const fixed = offsetMinutes(offset);
  const local = instantAt(timeZone, parts.day, clock);
  const halves = [1, 7].map((half) => tzOffset(timeZone, new Date(Date.UTC(year, half - 1, 1))));
  if (fixed !== tzOffset(timeZone, local) && halves.includes(fixed)) return local;
  const two = (value: number): string => String(value).padStart(2, '0');
  const instant = new Date(`${String(year).padStart(4, '0')}-${two(month)}-${two(day)}T${clock}:00${offset}`);
  return Number.isNaN(instant.getTime()) ? undefined : instant;
}

/** Returns the end after an ISO 8601 duration, whose days and weeks are those of the calendar. */
function endAfter(text: string, start: Date, timeZone: string): Date | undefined {
  const match = /^P(?:(\d{1,4})W)?(?:(\d{1,6})D)?(?:T(?:(\d{1,6})H)?(?:(\d{1,6})M)?(?:\d{1,6}S)?)?$/.exec(
    text,
  );
  if (!match || text === 'P' || text.endsWith('T')) return undefined;
  const [weeks = 0, days = 0, hours = 0, minutes = 0] = (match.slice(1) as (string | undefined)[]).map(
    (each) => Number(each ?? 0),
  );
  const sameClock = new TZDate(start, timeZone);
  sameClock.setDate(sameClock.getDate() + weeks * 7 + days);
  return new Date(sameClock.getTime() + (hours * 60 + minutes) * minuteMs);
}

/** Parses an end. A day alone is a whole one, but says nothing of the hour that closes a late night. */
function endOf(text: string, start: Date, timeZone: string): Date | undefined {
  const parts = partsOf(text);
  if (!parts || parts.clock) return instantOf(text, timeZone);
  const midnight = endOfDayIn(timeZone, parts.day);
  const usual = new Date(start.getTime() + usualLengthMs);
  return midnight >= start && midnight < usual ? usual : midnight;
}

function readEnd(event: NodeAt, start: Date, timeZone: string, problems: ImportProblems): Date | undefined {
  const text = textOf(event, 'endDate');
  if (text !== undefined) {
    const end = endOf(text, start, timeZone);
    const pointer = pointerTo(event.pointer, 'endDate');
    if (!end) return problems.add(pointer, `${expected}, found ${text}`);
    return end >= start ? end : problems.add(pointer, 'expected an end after the start');
  }
  const length = textOf(event, 'duration');
  if (length === undefined) return new Date(start.getTime() + usualLengthMs);
  const end = endAfter(length, start, timeZone);
  if (!end) {
    return problems.add(
      pointerTo(event.pointer, 'duration'),
      `expected an ISO 8601 duration such as PT2H30M, found ${length}`,
    );
  }
  return end;
}

/** Reads `doorTime`: a date and time, or a time on the day of the start. */
function readDoors(event: NodeAt, start: Date, timeZone: string): Date {
  const text = textOf(event, 'doorTime');
  const usual = new Date(start.getTime() - usualDoorsMs);
  if (text === undefined) return usual;
  const clock = /^T?(\d{2}:\d{2})/.exec(text)?.[1];
  const doors = clock ? instantAt(timeZone, dayIn(timeZone, start), clock) : instantOf(text, timeZone);
  return doors && doors <= start ? doors : usual;
}

/** Reads start, doors, end and the previous date; requires at least a start. */
export function readTimes(event: NodeAt, timeZone: string, problems: ImportProblems): ReadTimes | undefined {
  const text = textOf(event, 'startDate');
  const pointer = pointerTo(event.pointer, 'startDate');
  if (text === undefined) return problems.add(pointer, `${expected}, found none`);
  const start = instantOf(text, timeZone);
  if (!start) return problems.add(pointer, `${expected}, found ${text}`);
  const end = readEnd(event, start, timeZone, problems);
  if (!end) return undefined;
  const previousText = textOf(event, 'previousStartDate');
  const previousStart = previousText === undefined ? undefined : instantOf(previousText, timeZone);
  if (previousText !== undefined && !previousStart) {
    return problems.add(pointerTo(event.pointer, 'previousStartDate'), `${expected}, found ${previousText}`);
  }
  const doors = readDoors(event, start, timeZone);
  return { start, doors, end, ...(previousStart ? { previousStart } : {}) };
}

/** Reads one time of an offer; undefined plus a problem if invalid. */
export function readInstant(
  at: NodeAt,
  key: string,
  timeZone: string,
  problems: ImportProblems,
): Date | undefined {
  const text = textOf(at, key);
  if (text === undefined) return undefined;
  return instantOf(text, timeZone) ?? problems.add(pointerTo(at.pointer, key), `${expected}, found ${text}`);
}
