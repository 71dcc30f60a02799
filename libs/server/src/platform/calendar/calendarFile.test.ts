import { calendarFile, type CalendarEntry } from './calendarFile.ts';

const entry: CalendarEntry = {
  uid: 'e1@foyer.example',
  sequence: 0,
  status: 'CONFIRMED',
  writtenAt: new Date('2027-01-02T03:04:05Z'),
  startsAt: new Date('2027-03-03T00:30:00Z'),
  endsAt: new Date('2027-03-03T03:00:00Z'),
  timeZone: 'America/Toronto',
  summary: 'Northern Lights',
  description: 'Doors open at 6:30 PM.',
  url: 'https://foyer.example/en-US/events/e1',
};
/** Lines of a file, unfolded. */
const linesOf = (overrides: Partial<CalendarEntry> = {}) =>
  calendarFile({ ...entry, ...overrides })
    .replace(/\r\n /g, '')
    .split('\r\n');

describe('a calendar file', () => {
  it('has the times of the event in its zone, and defines that zone', () => {
    const lines = linesOf();
    expect(lines).toEqual(
      expect.arrayContaining([
        'UID:e1@foyer.example',
        'DTSTAMP:20270102T030405Z',
        'DTSTART;TZID=America/Toronto:20270302T193000',
        'DTEND;TZID=America/Toronto:20270302T220000',
        'TZID:America/Toronto',
        'TZOFFSETTO:-0500',
      ]),
    );
    expect(lines.slice(-2)).toEqual(['END:VCALENDAR', '']);
  });

  it.each([
    ['America/St_Johns', '-0330', '20270302T210000'],
    ['Asia/Kathmandu', '+0545', '20270303T061500'],
    ['America/Mexico_City', '-0600', '20270302T183000'],
  ])('counts in %s', (timeZone, offset, local) => {
    const lines = linesOf({ timeZone });
    expect(lines).toContain(`TZOFFSETTO:${offset}`);
    expect(lines).toContain(`DTSTART;TZID=${timeZone}:${local}`);
  });

  it('needs no zone for UTC', () => {
    const lines = linesOf({ timeZone: 'UTC' });
    expect(lines).toEqual(expect.arrayContaining(['DTSTART:20270303T003000Z', 'DTEND:20270303T030000Z']));
    expect(lines).not.toContain('BEGIN:VTIMEZONE');
  });

  it('defines a zone by the rule of its clocks, which holds for entries of other years too', () => {
    const lines = linesOf({
      startsAt: new Date('2027-03-14T04:00:00Z'),
      endsAt: new Date('2027-03-14T10:00:00Z'),
    });
    expect(lines).toContain('DTSTART;TZID=America/Toronto:20270313T230000');
    expect(lines).toContain('DTEND;TZID=America/Toronto:20270314T060000');
    const zone = lines.slice(lines.indexOf('BEGIN:VTIMEZONE'), lines.indexOf('END:VTIMEZONE'));
    expect(zone).toEqual([
      ...['BEGIN:VTIMEZONE', 'TZID:America/Toronto'],
      ...['BEGIN:DAYLIGHT', 'DTSTART:20260308T020000', 'RRULE:FREQ=YEARLY;BYMONTH=3;BYDAY=2SU'],
      ...['TZOFFSETFROM:-0500', 'TZOFFSETTO:-0400', 'END:DAYLIGHT'],
      ...['BEGIN:STANDARD', 'DTSTART:20261101T020000', 'RRULE:FREQ=YEARLY;BYMONTH=11;BYDAY=1SU'],
      ...['TZOFFSETFROM:-0400', 'TZOFFSETTO:-0500', 'END:STANDARD'],
    ]);
  });

  it.each([
    ['Europe/Paris', ['RRULE:FREQ=YEARLY;BYMONTH=3;BYDAY=-1SU']],
    // Its clocks follow the moon: each change is named.
    ['Asia/Gaza', [expect.stringMatching(/^RDATE:2027/)]],
  ])('knows when the clocks change in %s', (timeZone, lines) => {
    expect(linesOf({ timeZone })).toEqual(expect.arrayContaining(lines));
  });

  it('may have no end and no place', () => {
    const lines = linesOf({ endsAt: undefined });
    expect(lines.filter((line) => /^(DTEND|LOCATION|GEO)/.test(line))).toEqual([]);
    const placed = linesOf({ location: 'Hall', position: { latitude: 43.6, longitude: -79.4 } });
    expect(placed).toContain('GEO:43.6;-79.4');
  });

  it('escapes texts, so that none of them adds a line or a property', () => {
    const lines = linesOf({ summary: 'A; B, C\\D\r\nATTENDEE:x\u0007', location: 'Hall, "1"' });
    expect(lines).toContain('SUMMARY:A\\; B\\, C\\\\D\\nATTENDEE:x ');
    expect(lines).toContain('LOCATION:Hall\\, "1"');
    expect(lines.some((each) => each.startsWith('ATTENDEE'))).toBe(false);
  });

  it('folds lines at 75 octets, never within a character', () => {
    const summary = 'Événement très spécial 🎭 '.repeat(12).trim();
    const file = calendarFile({ ...entry, summary });
    for (const line of file.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
    expect(linesOf({ summary })).toContain(`SUMMARY:${summary}`);
  });
});
