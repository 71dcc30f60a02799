#!/usr/bin/env bash
# hls-parser 0.16.1: an apostrophe in a quoted value of a playlist swallows the rest of the line. An audio track named "Version
# d'origine" loses its language, its mark as default and its address, which all become part of its name; the name of an interval
# ("L'entracte") takes the attribute after it. And a title of a segment with an accent isn't read at all: URIError.
# Expected (RFC 8216, 4.2): only the double quote ends a quoted string, and playlists are UTF-8 (4.1). m3u8-parser 7.2.0 reads all
# three. Until then: write the typographic apostrophe (U+2019) into names, which hls-parser leaves alone.
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
const trackOf = (name) => `#EXTM3U
#EXT-X-VERSION:4
#EXT-X-MEDIA:TYPE=AUDIO,GROUP-ID="a",NAME="${name}",LANGUAGE="fr",DEFAULT=YES,AUTOSELECT=YES,URI="fr.m3u8"
#EXT-X-STREAM-INF:BANDWIDTH=1280000,CODECS="avc1.4d401e,mp4a.40.2",AUDIO="a"
video.m3u8
`;
const segment = (title, range = '') => `#EXTM3U
#EXT-X-TARGETDURATION:4
#EXT-X-PROGRAM-DATE-TIME:2026-12-01T01:00:00Z
${range}#EXTINF:4,${title}
a.ts
#EXT-X-ENDLIST
`;
const other = (text) => {
  const parser = new m3u8.Parser();
  parser.push(text);
  parser.end();
  return parser.manifest;
};
const track = (name) => {
  const [{ name: read, language, uri, isDefault }] = hls.parse(trackOf(name)).variants[0].audio;
  return { read, language, uri, isDefault };
};
const straight = "Version d'origine";
const curly = 'Version d\u2019origine';
console.log('expected: name', straight, 'language fr, address fr.m3u8, default');
console.log('seen:', track(straight));
assert.deepEqual(track(curly), { read: curly, language: 'fr', uri: 'fr.m3u8', isDefault: true });
assert.deepEqual(track(straight), {
  read: `${straight}",LANGUAGE="fr",DEFAULT=YES,AUTOSELECT=YES,URI="fr.m3u8`,
  language: undefined,
  uri: undefined,
  isDefault: undefined,
});
const { language, default: isDefault, uri } = other(trackOf(straight)).mediaGroups.AUDIO.a[straight];
console.log('m3u8-parser:', { language, isDefault, uri });
assert.deepEqual({ language, isDefault, uri }, { language: 'fr', isDefault: true, uri: 'fr.m3u8' });

const range = `#EXT-X-DATERANGE:ID="1",START-DATE="2026-12-01T01:00:00Z",X-TITLE="L'entracte",X-ROOM="Salle A"\n`;
const { attributes } = hls.parse(segment('', range)).segments[0].dateRange;
console.log('expected: X-TITLE and X-ROOM; seen:', attributes);
assert.deepEqual(attributes, { 'X-TITLE': `L'entracte",X-ROOM="Salle A` });

console.log('expected: a segment with the title "Première partie"');
assert.equal(hls.parse(segment('Opening act')).segments[0].title, 'Opening act');
assert.equal(other(segment('Première partie')).segments[0].title, 'Première partie');
assert.throws(() => hls.parse(segment('Première partie')), (error) => {
  console.log('seen:', String(error));
  return error instanceof URIError;
});
JS
TZ=UTC node try.mjs || { echo 'changed: hls-parser no longer does what is described above'; exit 1; }
