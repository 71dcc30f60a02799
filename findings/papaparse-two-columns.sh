#!/bin/sh
# Papa Parse 5.7.1: the separator of a file with two columns isn't found if it has fewer than nine rows and ends with a line
# break. The empty last line counts as a row of one field, so that the average is below 1.99 fields, and a comma is taken.
# Expected: the semicolon or tab that every line has. Until then: `skipEmptyLines: true`, with which it is found.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund papaparse@5.7.1 >/dev/null
cat >try.mjs <<'JS'
import assert from 'node:assert/strict';
import Papa from 'papaparse';
const fileOf = (separator, rows) =>
  ['email' + separator + 'qty', ...Array.from({ length: rows }, (_, at) => `fan${at}@example.org${separator}2`), ''].join('\n');
const found = (separator, rows, options) => Papa.parse(fileOf(separator, rows), options).meta.delimiter;
for (const separator of [';', '\t']) {
  const seen = [1, 8, 9].map((rows) => found(separator, rows));
  console.log(JSON.stringify(separator), 'with 1, 8 and 9 rows is read as', JSON.stringify(seen));
  assert.deepEqual(seen, [',', ',', separator]);
  assert.equal(found(separator, 1, { skipEmptyLines: true }), separator);
}
console.log('first row:', Papa.parse(fileOf(';', 1), { header: true }).data[0]);
JS
TZ=UTC node try.mjs
