#!/usr/bin/env bash
# currency-formatter 1.5.9: its `unformat` doesn't read what its `format` writes, under the same code and without an error. It is
# so for 19 of the 163 currencies of its list: 50,000 dong ("50.000 ₫") are read as 50; soles, balboas, lempiras and two more
# ("S/. 50,000.00") as 0.5, since the dot of the symbol is taken for the decimal point; those of eleven Arab countries as 0. Tenge
# and som are read wrong below zero only.
# Expected: the amount that was formatted. Until then: amounts kept beside their texts, and never read back from them.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund currency-formatter@1.5.9 >/dev/null
npm ls --depth 0 | sed 1d
cat >try.mjs <<'JS'
import assert from 'node:assert/strict';
import formatter from 'currency-formatter';
const back = (amount, code) => {
  const text = formatter.format(amount, { code });
  return { code, amount, text, read: formatter.unformat(text, { code }) };
};
const wrong = ({ amount, read }) => Math.abs(read - amount) > 0.001;
const rows = formatter.currencies.flatMap(({ code }) => [50_000, -50_000].map((amount) => back(amount, code))).filter(wrong);
const codes = [...new Set(rows.map(({ code }) => code))].sort();
console.log('expected: every amount as it was; seen:');
console.table(rows.filter(({ amount, code }) => amount > 0 || ['KGS', 'KZT'].includes(code)));
console.log(codes.length, 'of', formatter.currencies.length, 'currencies');
assert.deepEqual(codes, 'AED BHD BTN DZD EGP HNL IQD JOD KGS KWD KZT LBP LYD MAD PAB PEN TND VEB VND'.split(' '));
const seen = Object.fromEntries(rows.filter(({ amount }) => amount > 0).map(({ code, read }) => [code, read]));
assert.deepEqual([seen.VND, seen.PEN, seen.PAB, seen.HNL, seen.AED, seen.KWD], [50, 0.5, 0.5, 0.5, 0, 0]);
assert.deepEqual(['CAD', 'USD', 'EUR', 'JPY', 'CLP'].map((code) => back(50_000, code).read), Array(5).fill(50_000));
JS
TZ=UTC node try.mjs || { echo 'changed: currency-formatter no longer does what is described above'; exit 1; }
