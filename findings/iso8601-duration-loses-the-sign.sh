#!/bin/sh
# iso8601-duration 2.1.4: an alarm five minutes before an event, `-PT5M` as calendars have it (RFC 5545, 3.3.6), is read as five
# minutes after it, without an error. tinyduration 3.4.1 keeps the sign.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund iso8601-duration@2.1.4 tinyduration@3.4.1 >/dev/null
cat >try.mjs <<'JS'
import assert from 'node:assert/strict';
import { parse, toSeconds } from 'iso8601-duration';
import { parse as tiny } from 'tinyduration';
console.log('iso8601-duration:', toSeconds(parse('-PT5M')), 'tinyduration:', tiny('-PT5M'));
assert.equal(toSeconds(parse('-PT5M')), 300);
assert.deepEqual(tiny('-PT5M'), { minutes: 5, negative: true });
JS
TZ=UTC node try.mjs
