#!/usr/bin/env bash
# currency.js 2.0.4, which takes texts with symbols, such as "$1,234.50" or "(1.99)" for an amount below zero, on refunds:
# - A refund becomes a payment. The minus of Swedish, Norwegian, Faroese, Finnish, Estonian, Lithuanian, Slovene, Croatian, Basque
#   and Swiss German is U+2212 in CLDR, and so in what Intl.NumberFormat writes; it is dropped like a symbol, and "−450,00 kr" is
#   450. `errorOnInvalid` changes nothing.
# - Half a cent is rounded up for a payment and for its refund too: half of 1.01 is 0.51 and half of -1.01 is -0.50, so that a
#   reversed sale leaves a cent. dinero.js 2.0.2 has `halfAwayFromZero` for this.
# Expected: the amount with its sign, or an error; halves that cancel out. Until then: only numbers go into it, and refunds are
# calculated as payments and negated at the end.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund currency.js@2.0.4 dinero.js@2.0.2 >/dev/null
npm ls --depth 0 | sed 1d
cat >try.mjs <<'JS'
import assert from 'node:assert/strict';
import currency from 'currency.js';
import { CAD, dinero, halfAwayFromZero, toDecimal, transformScale } from 'dinero.js';
const read = (text, options) => currency(text, { errorOnInvalid: true, ...options }).value;

const locales = ['sv', 'nb', 'fo', 'fi', 'et', 'lt', 'sl', 'hr', 'eu', 'gsw'];
const refunds = locales.map((locale) => {
  const format = new Intl.NumberFormat(locale, { style: 'currency', currency: 'EUR' });
  const of = (type) => format.formatToParts(-12345.5).find((part) => part.type === type).value;
  const text = format.format(-12345.5);
  return [locale, text, read(text, { decimal: of('decimal'), separator: of('group') })];
});
console.log('expected: -12345.5 of each; seen:', refunds);
for (const [, text, amount] of refunds) {
  assert.ok(text.includes('\u2212'), `${text} has another minus in this version of Node's data`);
  assert.equal(amount, 12345.5);
}
assert.equal(read('-12345.50'), -12345.5);
assert.equal(read('(12345.50)'), -12345.5);

const halves = [1.01, -1.01].map((amount) => currency(amount).divide(2).value);
const others = [5050, -5050].map((amount) =>
  toDecimal(transformScale(dinero({ amount, currency: CAD, scale: 4 }), 2, halfAwayFromZero)),
);
console.log('expected: halves of 1.01 and -1.01 that cancel out; seen:', halves, 'dinero.js:', others);
assert.deepEqual(halves, [0.51, -0.5]);
assert.deepEqual(others, ['0.51', '-0.51']);
JS
TZ=UTC node try.mjs || { echo 'changed: currency.js no longer does what is described above'; exit 1; }
