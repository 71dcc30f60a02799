import { TZDate, tzOffset, tzScan } from '@date-fns/tz';
import { ICalCalendar, ICalCalendarMethod, ICalEventStatus } from 'ical-generator';

/** Entry of a calendar. */
export interface CalendarEntry {
  /** Stable and unique, so that a later file replaces the entry. */
  uid: string;
  /** Grows with each change of the entry. */
  sequence: number;
  status: 'CONFIRMED' | 'TENTATIVE' | 'CANCELLED';
  writtenAt: Date;
  startsAt: Date;
  endsAt?: Date | undefined;
  /** IANA zone in which the calendar shows the times. */
  timeZone: string;
  summary: string;
  description: string;
  location?: string | undefined;
  position?: { latitude: number; longitude: number } | undefined;
  url: string;
}

function offsetText(minutes: number): string {
  const two = (count: number) => String(count).padStart(2, '0');
  const size = Math.abs(minutes);
  return `${minutes < 0 ? '-' : '+'}${two(Math.floor(size / 60))}${two(size % 60)}`;
}

/** Local time of an instant, some minutes east of UTC. */
const localTime = (instant: Date, offset: number): string =>
  new Date(instant.getTime() + offset * 60_000).toISOString().replace(/[-:]|\.\d{3}Z/g, '');

/** Years for which the changes of clocks are known well enough to be a rule. */
const ruleYears = 6;
const weekDays = ['SU', 'MO', 'TU', 'WE', 'TH', 'FR', 'SA'];

/** Returns the yearly rule of local times, such as `FREQ=YEARLY;BYMONTH=3;BYDAY=2SU`; undefined where there is none. */
function yearlyRule(onsets: readonly Date[]): string | undefined {
  const rules = [1, -1].map((way) => {
    const one = new Set(
      onsets.map((onset) => {
        const [year, month, day] = [onset.getUTCFullYear(), onset.getUTCMonth() + 1, onset.getUTCDate()];
        const days = new Date(Date.UTC(year, month, 0)).getUTCDate();
        const week = way > 0 ? Math.ceil(day / 7) : -Math.ceil((days - day + 1) / 7);
        const clock = onset.toISOString().slice(11);
        return `FREQ=YEARLY;BYMONTH=${month};BYDAY=${week}${weekDays[onset.getUTCDay()]}|${clock}`;
      }),
    );
    return one.size === 1 ? [...one][0]!.split('|')[0] : undefined;
  });
  return onsets.length === ruleYears ? (rules[0] ?? rules[1]) : undefined;
}

/**
 * Defines a zone by the data of Node, which knows this year's rules: the lists of zones in packages are years old.
 * Calendars keep a zone by its name for other entries, so it holds in other years too.
 */
function defineZone(timeZone: string, at: Date): string {
  const first = at.getUTCFullYear() - 1;
  const [start, end] = [first, first + ruleYears].map((year) => new Date(Date.UTC(year, 0, 1)));
  const changes = tzScan(timeZone, { start: start!, end: end! });
  const observance = (name: string, [from, to]: [number, number], times: readonly string[]) => [
    `BEGIN:${name}`,
    `DTSTART:${times[0]}`,
    ...times.slice(1),
    `TZOFFSETFROM:${offsetText(from)}`,
    `TZOFFSETTO:${offsetText(to)}`,
    `END:${name}`,
  ];
  const usual = tzOffset(timeZone, start!);
  const observances = [1, -1].flatMap((way) => {
    const mine = changes.filter(({ change }) => Math.sign(change) === way);
    const [one] = mine;
    if (!one) return [];
    const from = one.offset - one.change;
    const onsets = mine.map(({ date }) => new Date(date.getTime() + from * 60_000));
    const rule = yearlyRule(onsets);
    const texts = mine.map(({ date }) => localTime(date, from));
    const times =
      rule === undefined
        ? [texts[0]!, ...texts.slice(1).map((text) => `RDATE:${text}`)]
        : [texts[0]!, `RRULE:${rule}`];
    return observance(way > 0 ? 'DAYLIGHT' : 'STANDARD', [from, one.offset], times);
  });
  return [
    'BEGIN:VTIMEZONE',
    `TZID:${timeZone}`,
    ...(observances.length > 0 ? observances : observance('STANDARD', [usual, usual], ['19700101T000000'])),
    'END:VTIMEZONE',
  ].join('\r\n');
}

/** Makes control characters that a calendar may not have spaces; line breaks are escaped by the library. */
const printable = (text: string): string => text.replace(/(?![\r\n])\p{Cc}/gu, ' ');

/** Writes a calendar file with one entry [RFC 5545]. */
export function calendarFile(entry: CalendarEntry): string {
  const { uid: id, sequence, writtenAt: stamp, startsAt, endsAt, timeZone, location, position, url } = entry;
  // The zone is named by the entry alone: a zone of the calendar would also be that of DTSTAMP, which has to be in UTC.
  const generator = (name: string) => defineZone(name, startsAt);
  const calendar = new ICalCalendar({
    prodId: { company: 'Foyer', product: 'Events' },
    scale: 'GREGORIAN',
    method: ICalCalendarMethod.PUBLISH,
    timezone: { name: null, generator },
  });
  calendar.createEvent({
    ...{ id, sequence, stamp, url },
    status: ICalEventStatus[entry.status],
    timezone: timeZone,
    start: new TZDate(startsAt, timeZone),
    ...(endsAt && { end: new TZDate(endsAt, timeZone) }),
    summary: printable(entry.summary),
    description: printable(entry.description),
    ...(location !== undefined && {
      location: {
        title: printable(location),
        ...(position && { geo: { lat: position.latitude, lon: position.longitude } }),
      },
    }),
  });
  return `${calendar.toString()}\r\n`;
}
