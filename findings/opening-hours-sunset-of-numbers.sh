#!/usr/bin/env bash
# opening_hours 3.15.0: coordinates given as numbers, as its own type declarations say (`lat: number; lon: number`), are ignored
# without a word, and the sun then sets at 18:00 all year. An open-air stage in Montréal that is open `10:00-sunset` closes almost
# three hours early in June, but only some minutes in October, when it may be tried. As texts, which is how Nominatim writes them,
# the same coordinates give the true sunset.
# Expected: 20:46 on 20 June from both. Its README keeps 18:00 for coordinates that are missing. Until then: String(latitude).
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund opening_hours@3.15.0 suncalc@1.9.0 >/dev/null
npm ls --depth 0 | sed 1d
grep -nE '^ +(lat|lon): ' node_modules/opening_hours/types/index.d.ts
cat >try.mjs <<'JS'
import assert from 'node:assert/strict';
import OpeningHours from 'opening_hours';
import SunCalc from 'suncalc';
const [lat, lon] = [45.5, -73.56];
const address = { country_code: 'ca', state: 'Quebec' };
const clock = (date) => date.toLocaleTimeString('en-CA', { hour: '2-digit', minute: '2-digit', hour12: false });
const closing = (place, day) => clock(new OpeningHours('10:00-sunset', place).getNextChange(new Date(`${day}T12:00`)));
const seen = ['2026-06-20', '2026-10-15'].map((day) => ({
  day,
  sunset: clock(SunCalc.getTimes(new Date(`${day}T12:00`), lat, lon).sunset),
  'with texts': closing({ lat: String(lat), lon: String(lon), address }, day),
  'with numbers': closing({ lat, lon, address }, day),
}));
console.log('expected: the last two columns alike');
console.table(seen);
assert.deepEqual(seen.map((row) => row['with numbers']), ['18:00', '18:00']);
assert.deepEqual(seen.map((row) => row['with texts']), ['20:46', '18:08']);
JS
TZ=America/Toronto node try.mjs || { echo 'changed: opening_hours no longer does what is described above'; exit 1; }
