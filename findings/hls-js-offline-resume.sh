#!/bin/sh
# hls.js 1.7.4: a live stream doesn't play again after a minute without a network. The browser is online again, no error is fatal
# and the playlist is loaded again and again, but no segment is asked for, for good; startLoad() brings the picture back. After
# five seconds without a network it comes back by itself.
# In Chromium (CHROMIUM names another one than that of the path), on a stream made by ffmpeg; takes two minutes.
set -eu
chromium=${CHROMIUM:-$(command -v chromium)}
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund hls.js@1.7.4 playwright-core@1.64.1 >/dev/null
ffmpeg -v error -f lavfi -i testsrc2=size=320x180:rate=25 -f lavfi -i sine=frequency=440 -t 24 \
  -c:v libx264 -preset ultrafast -pix_fmt yuv420p -g 50 -keyint_min 50 -sc_threshold 0 -c:a aac \
  -f hls -hls_time 2 -hls_list_size 0 -hls_segment_type fmp4 -hls_segment_filename '%d.m4s' all.m3u8
cat >try.mjs <<'JS'
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { chromium } from 'playwright-core';
// The last six segments of two seconds of a loop of twelve, by the clock.
const live = () => {
  const end = Math.floor(Date.now() / 2_000);
  const lines = ['#EXTM3U', '#EXT-X-VERSION:7', '#EXT-X-TARGETDURATION:3', `#EXT-X-MEDIA-SEQUENCE:${end - 6}`];
  lines.push(`#EXT-X-DISCONTINUITY-SEQUENCE:${Math.floor((end - 7) / 12)}`);
  for (let n = end - 6; n < end; n += 1) {
    if (n % 12 === 0) lines.push('#EXT-X-DISCONTINUITY');
    if (n % 12 === 0 || n === end - 6) lines.push('#EXT-X-MAP:URI="init.mp4"');
    lines.push(`#EXT-X-PROGRAM-DATE-TIME:${new Date(n * 2_000).toISOString()}`, '#EXTINF:2.000,', `${n % 12}.m4s`);
  }
  return `${lines.join('\n')}\n`;
};
const page = `<!doctype html><video id="video" muted></video><script src="hls.js"></script><script>
  window.fatal = [];
  window.hls = new Hls();
  hls.on(Hls.Events.ERROR, (_, { details, fatal }) => { if (fatal) window.fatal.push(details); });
  hls.loadSource('live.m3u8'); hls.attachMedia(video); video.play();
</script>`;
const asked = { m3u8: 0, m4s: 0 };
const types = { js: 'text/javascript', m3u8: 'application/vnd.apple.mpegurl', mp4: 'video/mp4', m4s: 'video/mp4' };
const server = createServer(({ url }, answer) => {
  const [, name, kind] = /^\/(\w*)\.?(\w*)/.exec(url);
  if (kind in asked) asked[kind] += 1;
  const body = { '': page, hls: () => readFileSync('node_modules/hls.js/dist/hls.js'), live }[name];
  if (body === undefined && !['mp4', 'm4s'].includes(kind)) return answer.writeHead(404).end();
  answer.writeHead(200, { 'content-type': types[kind] ?? 'text/html', 'cache-control': 'no-store' });
  answer.end(body === undefined ? readFileSync(`${name}.${kind}`) : typeof body === 'string' ? body : body());
}).listen(0, '127.0.0.1');
await new Promise((resolve) => server.once('listening', resolve));
const browser = await chromium.launch({
  executablePath: process.argv[2],
  args: ['--no-sandbox', '--autoplay-policy=no-user-gesture-required'],
});
console.log(`hls.js ${JSON.parse(readFileSync('node_modules/hls.js/package.json')).version}, Chromium ${browser.version()}`);
async function tryOut(seconds) {
  const context = await browser.newContext();
  const tab = await context.newPage();
  await tab.goto(`http://127.0.0.1:${server.address().port}/`);
  // Seconds until the picture moves on.
  const moves = async (most) => {
    const time = () => tab.evaluate(() => document.getElementById('video').currentTime);
    const from = await time();
    for (let passed = 0.5; passed <= most; passed += 0.5) {
      await wait(500);
      if ((await time()) > from + 0.5) return passed;
    }
    return null;
  };
  assert.notEqual(await moves(20), null, 'the stream plays');
  await context.setOffline(true);
  await wait(seconds * 1_000);
  Object.assign(asked, { m3u8: 0, m4s: 0 });
  await context.setOffline(false);
  const playsAfter = await moves(30);
  const { isOnline, fatal } = await tab.evaluate(() => ({ isOnline: navigator.onLine, fatal: window.fatal }));
  const seen = { isOnline, fatal, playlists: asked.m3u8, segments: asked.m4s, playsAfter };
  await tab.evaluate(() => window.hls.startLoad());
  const result = { ...seen, afterStartLoad: await moves(20) };
  console.log(`${seconds} s offline:`, result);
  await context.close();
  return result;
}
const short = await tryOut(5);
assert.notEqual(short.playsAfter, null);
const long = await tryOut(60);
assert.deepEqual([long.isOnline, long.fatal, long.segments, long.playsAfter], [true, [], 0, null]);
assert.ok(long.playlists > 3);
assert.notEqual(long.afterStartLoad, null);
await browser.close();
server.close();
JS
node try.mjs "$chromium"
