#!/bin/sh
# m3u8-parser 7.2.0: a segment that the playlist marks as missing (EXT-X-GAP, RFC 8216bis 4.4.4.7) is listed like any other, with
# nothing that tells it apart, so a player asks for a file that isn't there. hls-parser 0.16.1 reads the mark.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund m3u8-parser@7.2.0 hls-parser@0.16.1 >/dev/null
cat >try.mjs <<'JS'
import assert from 'node:assert/strict';
import m3u8 from 'm3u8-parser';
import hls from 'hls-parser';
const playlist = `#EXTM3U
#EXT-X-VERSION:8
#EXT-X-TARGETDURATION:2
#EXT-X-MEDIA-SEQUENCE:100
#EXTINF:2.000,
a.ts
#EXT-X-GAP
#EXTINF:2.000,
b.ts
#EXTINF:2.000,
c.ts
`;
const parser = new m3u8.Parser();
parser.push(playlist);
parser.end();
const [plain, gap] = parser.manifest.segments.map(({ uri, timeline, ...rest }) => Object.keys(rest).sort().join());
console.log('m3u8-parser, fields of a.ts and b.ts:', plain, '|', gap);
console.log('hls-parser:', hls.parse(playlist).segments.map(({ uri, gap }) => [uri, Boolean(gap)]));
assert.equal(gap, plain);
assert.deepEqual(hls.parse(playlist).segments.map(({ gap }) => Boolean(gap)), [false, true, false]);
JS
TZ=UTC node try.mjs
