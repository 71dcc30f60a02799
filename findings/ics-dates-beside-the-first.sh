#!/bin/sh
# ical.js 2.2.1 and node-ical 0.26.1: of an event on two nights, written with DTSTART and RDATE but without RRULE, ical.js
# iterates over the second alone, and node-ical offers the first alone, with the text of RDATE unread beside it.
# RFC 5545 (3.8.5.2) counts DTSTART as the first night of the set.
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

const text = calendarOf(
  'DTSTART;TZID=America/Toronto:20261024T200000',
  'DURATION:PT2H',
  'RDATE;TZID=America/Toronto:20261025T200000',
);
const nights = [];
const iterator = byIcalJs(text).iterator();
for (let next = iterator.next(); next; next = iterator.next()) nights.push(next.toJSDate().toISOString());
const { start, rrule, rdate } = byNodeIcal(text);
console.log('ical.js:', nights);
console.log('node-ical:', start.toISOString(), rrule, rdate);
assert.deepEqual(nights, ['2026-10-26T00:00:00.000Z']);
assert.equal(start.toISOString(), '2026-10-25T00:00:00.000Z');
assert.equal(rrule, undefined);
assert.equal(rdate.val, '20261025T200000');
JS
TZ=UTC node try.mjs
