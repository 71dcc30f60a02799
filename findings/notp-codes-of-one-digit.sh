#!/usr/bin/env bash
# notp 2.0.3: one code in 21,000 is too short. Where the number that HMAC gives (RFC 4226, 5.3) is below 100,000, it isn't filled
# up with zeros but cut to its last digit or two: of the first 150,000 codes of the RFC's own secret nine, such as "5" for 092555.
# The right code, as every authenticator shows it, is refused by `verify` then. With codes that change every half a minute on the
# phones of a stadium of 40,000, two people at the gates are turned away at any moment, and no test of some hundred codes shows it.
# Expected: six digits always, as from otpauth 9.5.2 and otplib 13.5.0. Until then: one of these.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund notp@2.0.3 otpauth@9.5.2 otplib@13.5.0 >/dev/null
npm ls --depth 0 | sed 1d
cat >try.mjs <<'JS'
import assert from 'node:assert/strict';
import notp from 'notp';
import { HOTP, Secret } from 'otpauth';
import { generate } from 'otplib';
const key = '12345678901234567890';
const secret = Secret.fromUTF8(key);
const right = new HOTP({ secret, digits: 6 });
const wrong = [];
for (let counter = 0; counter < 150_000; counter += 1) {
  const code = notp.hotp.gen(key, { counter });
  if (code.length === 6) continue;
  const expected = right.generate({ counter });
  wrong.push({
    counter,
    expected,
    otplib: await generate({ strategy: 'hotp', secret: secret.base32, counter, digits: 6 }),
    notp: code,
    'expected one verified by notp': notp.hotp.verify(expected, key, { counter, window: 1 }) !== null,
  });
}
console.table(wrong);
assert.deepEqual(wrong.map(({ counter }) => counter), [10281, 35595, 75350, 76144, 82351, 95011, 97608, 102396, 112494]);
assert.ok(wrong.every((row) => row.notp === row.expected.at(-1) && row.otplib === row.expected));
assert.ok(wrong.every((row) => !row['expected one verified by notp']));
assert.equal(notp.hotp.gen(key, { counter: 0 }), '755224');
JS
TZ=UTC node --no-deprecation try.mjs || { echo 'changed: notp no longer does what is described above'; exit 1; }
