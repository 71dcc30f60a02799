#!/bin/sh
# Three readers of captions on WebVTT that browsers show. A STYLE block before the cues (WebVTT 1, 4.1) ends node-webvtt 1.9.4 and
# subtitle 4.2.2 with an error; @plussub/srt-vtt-parser 2.0.5 reads it, but a cue whose times have no hours and which has a
# setting ends two minutes later than it says.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund node-webvtt@1.9.4 subtitle@4.2.2 @plussub/srt-vtt-parser@2.0.5 >/dev/null
cat >try.mjs <<'JS'
import assert from 'node:assert/strict';
import { createRequire } from 'node:module';
const require = createRequire(import.meta.url);
const reason = (read) => {
  try {
    read();
    return 'read';
  } catch ({ message }) {
    return message;
  }
};
const styled = 'WEBVTT\n\nSTYLE\n::cue { color: white }\n\n00:01.000 --> 00:02.500\nHello\n';
const placed = 'WEBVTT\n\n00:01.000 --> 00:02.500 line:0\nHello\n';
const seen = {
  'node-webvtt': reason(() => require('node-webvtt').parse(styled, { strict: true })),
  subtitle: reason(() => require('subtitle').parseSync(styled)),
  'srt-vtt-parser': require('@plussub/srt-vtt-parser').parse(placed).entries.map(({ from, to }) => [from, to]),
};
console.log(seen);
assert.match(seen['node-webvtt'], /needs to be followed by timestamp/);
assert.match(seen.subtitle, /expected timestamp/);
assert.deepEqual(seen['srt-vtt-parser'], [[1000, 120_000]]);
JS
TZ=UTC node try.mjs
