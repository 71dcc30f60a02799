#!/bin/sh
# ical.js 2.2.1 and node-ical 0.26.1: a club night that starts at 1:30 a.m. while clocks go back starts an hour late in both.
# RFC 5545 (3.3.5) says that a time which comes twice is the first of both, here 1:30 a.m. EDT. And a time that doesn't come,
# 2:30 a.m. on 14 March 2027, has the offset of before the gap: node-ical reads it so, ical.js an hour early.
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

const startOf = (local) => {
  const text = calendarOf(`DTSTART;TZID=America/Toronto:${local}`, 'DURATION:PT1H');
  return { 'ical.js': byIcalJs(text).startDate.toJSDate().toISOString(), 'node-ical': byNodeIcal(text).start.toISOString() };
};
const seen = { twice: startOf('20261101T013000'), never: startOf('20270314T023000') };
console.log(seen);
console.log('RFC 5545: twice 2026-11-01T05:30Z, never 2027-03-14T07:30Z');
assert.deepEqual(seen, {
  twice: { 'ical.js': '2026-11-01T06:30:00.000Z', 'node-ical': '2026-11-01T06:30:00.000Z' },
  never: { 'ical.js': '2027-03-14T06:30:00.000Z', 'node-ical': '2027-03-14T07:30:00.000Z' },
});
JS
TZ=UTC node try.mjs
