#!/bin/sh
# ical-generator 10.2.0: with a `timezone` and a Date, the file has the wall time of the machine under the name of that zone. The
# same instant is another one on a server in another zone: 00:30 UTC is written as 00:30 in Toronto, five hours later, by a
# server in UTC. It also names a TZID without the VTIMEZONE that RFC 5545 (3.6.5) demands. Until then: wall times of an own
# function, with a zone's rules beside them.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund ical-generator@10.2.0 >/dev/null
cat >try.mjs <<'JS'
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
const source = `
  import ical from 'ical-generator';
  const calendar = ical({ name: 'Tour' });
  const start = new Date('2026-12-01T00:30:00Z');
  calendar.createEvent({ id: '1', start, end: start, timezone: 'America/Toronto', summary: 'Night' });
  const text = calendar.toString();
  console.log(/DTSTART.*/.exec(text)[0].trim(), text.includes('VTIMEZONE'));
`;
const on = (TZ) =>
  spawnSync(process.execPath, ['--input-type=module', '-e', source], { env: { ...process.env, TZ }, encoding: 'utf8' }).stdout.trim();
const seen = ['UTC', 'America/Toronto', 'Asia/Tokyo'].map(on);
console.log(seen);
assert.deepEqual(seen, [
  'DTSTART;TZID=America/Toronto:20261201T003000 false',
  'DTSTART;TZID=America/Toronto:20261130T193000 false',
  'DTSTART;TZID=America/Toronto:20261201T093000 false',
]);
JS
TZ=UTC node try.mjs
