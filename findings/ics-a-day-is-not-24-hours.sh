#!/bin/sh
# ical.js 2.2.1 and node-ical 0.26.1: each reads one half of durations wrong on the night when clocks change. RFC 5545 (3.3.6)
# has days that follow the wall clock and hours that are exact: from 8 p.m. on 31 October 2026 in Toronto, P1D ends 25 hours
# later and PT24H at 7 p.m. node-ical takes 24 hours for both, ical.js the same wall time for both.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund ical.js@2.2.1 node-ical@0.26.1 >/dev/null
cat >try.mjs <<'JS'
import assert from 'node:assert/strict';
import ICAL from 'ical.js';
import nodeIcal from 'node-ical';
const zone = `BEGIN:VTIMEZONE
TZID:America/Toronto
BEGIN:DAYLIGHT
TZOFFSETFROM:-0500
TZOFFSETTO:-0400
DTSTART:20070311T020000
RRULE:FREQ=YEARLY;BYMONTH=3;BYDAY=2SU
END:DAYLIGHT
BEGIN:STANDARD
TZOFFSETFROM:-0400
TZOFFSETTO:-0500
DTSTART:20071104T020000
RRULE:FREQ=YEARLY;BYMONTH=11;BYDAY=1SU
END:STANDARD
END:VTIMEZONE`;
const calendarOf = (...lines) =>
  ['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//example//EN', ...zone.split('\n'), 'BEGIN:VEVENT', 'UID:1@example.org',
   'DTSTAMP:20260901T000000Z', ...lines, 'END:VEVENT', 'END:VCALENDAR', ''].join('\r\n');
const byIcalJs = (text) => {
  const calendar = new ICAL.Component(ICAL.parse(text));
  return new ICAL.Event(calendar.getFirstSubcomponent('vevent'));
};
const byNodeIcal = (text) => Object.values(nodeIcal.sync.parseICS(text)).find(({ type }) => type === 'VEVENT');

const endOf = (duration) => {
  const text = calendarOf('DTSTART;TZID=America/Toronto:20261031T200000', `DURATION:${duration}`);
  return { 'ical.js': byIcalJs(text).endDate.toJSDate().toISOString(), 'node-ical': byNodeIcal(text).end.toISOString() };
};
const seen = { P1D: endOf('P1D'), PT24H: endOf('PT24H') };
console.log(seen);
console.log('RFC 5545: P1D 2026-11-02T01:00Z, PT24H 2026-11-02T00:00Z');
const [exact, wall] = ['2026-11-02T00:00:00.000Z', '2026-11-02T01:00:00.000Z'];
assert.deepEqual(seen, {
  P1D: { 'ical.js': wall, 'node-ical': exact },
  PT24H: { 'ical.js': wall, 'node-ical': exact },
});
JS
TZ=UTC node try.mjs
