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

const lineOctets = 75;

/** Folds a line to 75 octets, between characters [RFC 5545, 3.1]. */
function fold(line: string): string {
  const parts: string[] = [];
  let part = '';
  for (const character of line) {
    const room = parts.length === 0 ? lineOctets : lineOctets - 1;
    if (Buffer.byteLength(part + character) > room) {
      parts.push(part);
      part = '';
    }
    part += character;
  }
  return [...parts, part].join('\r\n ');
}

/** Escapes a TEXT value [RFC 5545, 3.3.11]; control characters become spaces. */
const escapeText = (text: string): string =>
  text
    .replace(/[\\;,]/g, '\\$&')
    .replace(/\r?\n/g, '\\n')
    .replace(/\p{Cc}/gu, ' ');

const utc = (instant: Date): string => instant.toISOString().replace(/[-:]|\.\d{3}/g, '');

/** Returns minutes east of UTC that a zone has at an instant. */
function offsetMinutes(timeZone: string, instant: Date): number {
  const parts = new Intl.DateTimeFormat('en-US', { timeZone, timeZoneName: 'longOffset' }).formatToParts(
    instant,
  );
  const name = parts.find(({ type }) => type === 'timeZoneName')?.value ?? '';
  const [, sign, hours, minutes] = /([+-])(\d{2}):(\d{2})/.exec(name) ?? [];
  const size = Number(hours ?? 0) * 60 + Number(minutes ?? 0);
  return sign === '-' ? -size : size;
}

function offsetText(minutes: number): string {
  const two = (count: number) => String(count).padStart(2, '0');
  const size = Math.abs(minutes);
  return `${minutes < 0 ? '-' : '+'}${two(Math.floor(size / 60))}${two(size % 60)}`;
}

/**
 * Writes a calendar file with one entry [RFC 5545]. The zone is defined by the offset that it has at the start, which makes
 * both times right even if the clocks change in between.
 */
export function calendarFile(entry: CalendarEntry): string {
  const { uid, sequence, status, writtenAt, startsAt, endsAt, timeZone, position } = entry;
  const offset = offsetMinutes(timeZone, startsAt);
  const local = (instant: Date) => utc(new Date(instant.getTime() + offset * 60_000)).replace('Z', '');
  return [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Foyer//Events//EN',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    'BEGIN:VTIMEZONE',
    `TZID:${timeZone}`,
    'BEGIN:STANDARD',
    'DTSTART:19700101T000000',
    `TZOFFSETFROM:${offsetText(offset)}`,
    `TZOFFSETTO:${offsetText(offset)}`,
    'END:STANDARD',
    'END:VTIMEZONE',
    'BEGIN:VEVENT',
    `UID:${uid}`,
    `SEQUENCE:${sequence}`,
    `STATUS:${status}`,
    `DTSTAMP:${utc(writtenAt)}`,
    `DTSTART;TZID=${timeZone}:${local(startsAt)}`,
    ...(endsAt ? [`DTEND;TZID=${timeZone}:${local(endsAt)}`] : []),
    `SUMMARY:${escapeText(entry.summary)}`,
    `DESCRIPTION:${escapeText(entry.description)}`,
    ...(entry.location === undefined ? [] : [`LOCATION:${escapeText(entry.location)}`]),
    ...(position ? [`GEO:${position.latitude};${position.longitude}`] : []),
    `URL:${entry.url}`,
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ]
    .map(fold)
    .join('\r\n');
}
