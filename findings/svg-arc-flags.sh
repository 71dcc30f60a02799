#!/bin/sh
# svg-path-properties 1.3.0 and parse-svg-path 0.2.0 refuse rounded blocks of a seating chart once SVGO 4.1.0 has written them
# without a space after the flags of an arc (`a20 20 0 0140.5 0 20 20 0 0039.75.5`), which the grammar of SVG allows and browsers draw.
# svgpath 2.6.0 reads it.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund svgo@4.1.0 svg-path-properties@1.3.0 parse-svg-path@0.2.0 svgpath@2.6.0 >/dev/null
cat >try.mjs <<'JS'
import assert from 'node:assert/strict';
import { createRequire } from 'node:module';
import { optimize } from 'svgo';
const require = createRequire(import.meta.url);
const chart = '<svg xmlns="http://www.w3.org/2000/svg"><path d="M 10 50 A 20 20 0 0 1 50.5 50 A 20 20 0 0 0 90.25 50.5"/></svg>';
const plugins = [{ name: 'convertPathData', params: { noSpaceAfterFlags: true } }];
const path = /d="([^"]+)"/.exec(optimize(chart, { plugins }).data)[1];
const answer = (read) => {
  try {
    return read();
  } catch ({ message }) {
    return `refused: ${message}`;
  }
};
const seen = {
  path,
  svgpath: answer(() => require('svgpath')(path).abs().toString()),
  'svg-path-properties': answer(() => new (require('svg-path-properties').svgPathProperties)(path).getTotalLength()),
  'parse-svg-path': answer(() => require('parse-svg-path')(path).length),
};
console.log(seen);
assert.equal(path, 'M10 50a20 20 0 0140.5 0 20 20 0 0039.75.5');
assert.equal(seen.svgpath, 'M10 50A20 20 0 0 1 50.5 50 20 20 0 0 0 90.25 50.5');
assert.match(seen['svg-path-properties'], /^refused/);
assert.match(seen['parse-svg-path'], /^refused/);
JS
TZ=UTC node try.mjs
