import { TZDate, tzOffset } from '@date-fns/tz';
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

/**
 * Defines a zone for two instants by the data of Node, which knows this year's rules: the lists of zones in packages are
 * years old. A change of clocks in between is put at the second instant.
 */
function defineZone(timeZone: string, startsAt: Date, endsAt: Date): string {
  const [first, last] = [tzOffset(timeZone, startsAt), tzOffset(timeZone, endsAt)];
  const observance = (from: number, to: number, onset: string) => [
    'BEGIN:STANDARD',
    `DTSTART:${onset}`,
    `TZOFFSETFROM:${offsetText(from)}`,
    `TZOFFSETTO:${offsetText(to)}`,
    'END:STANDARD',
  ];
  return [
    'BEGIN:VTIMEZONE',
    `TZID:${timeZone}`,
    ...observance(first, first, '19700101T000000'),
    ...(first === last ? [] : observance(first, last, localTime(endsAt, first))),
    'END:VTIMEZONE',
  ].join('\r\n');
}

/** Makes control characters that a calendar may not have spaces; line breaks are escaped by the library. */
const printable = (text: string): string => text.replace(/(?![\r\n])\p{Cc}/gu, ' ');

/** Writes a calendar file with one entry [RFC 5545]. */
export function calendarFile(entry: CalendarEntry): string {
  const { uid: id, sequence, writtenAt: stamp, startsAt, endsAt, timeZone, location, position, url } = entry;
  // The zone is named by the entry alone: a zone of the calendar would also be that of DTSTAMP, which has to be in UTC.
  const generator = (name: string) => defineZone(name, startsAt, endsAt ?? startsAt);
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
