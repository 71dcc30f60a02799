#!/usr/bin/env bash
# hls-parser 0.16.1: a low-latency live playlist of fragmented MP4 (EXT-X-MAP) that ends in partial segments or in their hint, as
# each of them does, is written back with a key that it never had: `#EXT-X-KEY:METHOD=undefined,URI="init.mp4"`. RFC 8216 (4.3.2.4)
# has no such method, and m3u8-parser 7.2.0 takes it for the key of the segment to come. Whoever reads a playlist and writes it
# again, to put a viewer's token into its addresses, sends it out like that.
# Expected: the playlist without a key. The same one without EXT-X-MAP (MPEG-TS), or without parts, comes back without one.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund hls-parser@0.16.1 m3u8-parser@7.2.0 >/dev/null
npm ls --depth 0 | sed 1d
cat >try.mjs <<'JS'
import assert from 'node:assert/strict';
import hls from 'hls-parser';
import m3u8 from 'm3u8-parser';
hls.setOptions({ strictMode: true });
const map = '#EXT-X-MAP:URI="init.mp4"\n';
const part = '#EXT-X-PART:DURATION=1.0,URI="11.1.m4s",INDEPENDENT=YES\n';
const hint = '#EXT-X-PRELOAD-HINT:TYPE=PART,URI="11.2.m4s"\n';
const live = (before, after) => `#EXTM3U
#EXT-X-VERSION:9
#EXT-X-TARGETDURATION:4
#EXT-X-SERVER-CONTROL:CAN-BLOCK-RELOAD=YES,PART-HOLD-BACK=3.0
#EXT-X-PART-INF:PART-TARGET=1.0
#EXT-X-MEDIA-SEQUENCE:10
${before}#EXTINF:4.0,
10.m4s
${after}`;
const keys = (text) => hls.stringify(hls.parse(text)).match(/^#EXT-X-KEY.*$/gm) ?? [];
const seen = {
  'map, part and hint': keys(live(map, part + hint)),
  'map and hint': keys(live(map, hint)),
  'part and hint': keys(live('', part + hint)),
  map: keys(live(map, '')),
};
console.log('expected: no key in any of them; seen:', seen);
const invented = ['#EXT-X-KEY:METHOD=undefined,URI="init.mp4"'];
assert.deepEqual(Object.values(seen), [invented, invented, [], []]);

const parser = new m3u8.Parser();
parser.push(hls.stringify(hls.parse(live(map, part + hint))));
parser.end();
const { preloadSegment } = parser.manifest;
console.log('m3u8-parser reads of what was written:', preloadSegment.key);
assert.equal(preloadSegment.key.method, 'undefined');
JS
TZ=UTC node try.mjs || { echo 'changed: hls-parser no longer does what is described above'; exit 1; }
