#!/bin/sh
# tz-lookup 6.1.25, the last release: a venue in Ciudad Juárez gets the zone of Ojinaga, from which it differs since November 2022,
# and with it doors an hour off all year. @photostructure/tz-lookup 11.7.0 knows the zone. Found in a search for a zone by
# coordinates, for events that are imported without one.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund tz-lookup@6.1.25 @photostructure/tz-lookup@11.7.0 >/dev/null
cat >try.mjs <<'JS'
import assert from 'node:assert/strict';
import old from 'tz-lookup';
import kept from '@photostructure/tz-lookup';
const [latitude, longitude] = [31.69, -106.42];
const zones = [old, kept].map((zoneOf) => zoneOf(latitude, longitude));
const clock = (timeZone) =>
  new Intl.DateTimeFormat('en-US', { timeZone, timeStyle: 'short' }).format(Date.UTC(2026, 11, 1, 3));
console.log(zones.map((zone) => [zone, clock(zone)]));
assert.deepEqual(zones, ['America/Ojinaga', 'America/Ciudad_Juarez']);
assert.notEqual(clock(zones[0]), clock(zones[1]));
JS
TZ=UTC node try.mjs
