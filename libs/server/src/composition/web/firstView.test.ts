import { mkdtemp, mkdir, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { formatMoney } from '@foyer/util';
import { sampleSubset } from '@foyer/sample';
import { catalogueEventId } from '../../loader/write/writeEvent.ts';
import { seedSample } from '../../testing/database/seedSample.ts';
import { buildTestServer, type TestServer } from '../../testing/testServer.ts';
import { rootsIn } from './registerWeb.ts';

const template = `<!doctype html><html lang="en-US"><head><!--foyer:head--></head>
<body><div id="root"><!--foyer:first-view--></div><!--foyer:data--></body></html>`;
const { arena, family } = sampleSubset;
const eventId = catalogueEventId(family);
let folder: string;
let server: TestServer;

beforeAll(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'foyer-first-'));
  for (const name of ['consumer', 'white-label']) {
    await mkdir(path.join(folder, name, 'dist'), { recursive: true });
    await writeFile(path.join(folder, name, 'dist/index.html'), template);
  }
  server = await buildTestServer({ web: { roots: rootsIn(folder) } });
  await seedSample(server.database, { only: [arena, family] });
}, 60_000);
afterAll(async () => {
  await server.close();
  await rm(folder, { recursive: true });
});

const open = (url: string, host = 'localhost') =>
  server.inject({ url, headers: { host, 'accept-language': 'en-US' } });

describe('pages before their scripts have run', () => {
  it.each([
    ['en-US', '', 'From'],
    ['fr-CA', '/fr-CA', 'Dès'],
  ])('show name, date, place and price of an event in %s [C2.02b, I2.01]', async (locale, prefix, from) => {
    const { body: offers } = await server.call('listOfferGroups', { body: { eventId } });
    const { body: profile } = await server.call('getEventProfile', { query: { eventId } });
    const { ink, accent } = profile.summary.art.palette;
    const { body, headers } = await open(`${prefix}/events/${family}/${eventId}`);
    const root = /<div id="root">(.*?)<\/main><\/div>/s.exec(body)![1]!;
    expect(root).toContain('<h1>Moth and Moon</h1>');
    expect(root).toMatch(
      /<time datetime="[^"]+Z">[^<]*\d{4}[^<]*<\/time><\/span><svg .*?<\/svg><span><a href="\/[^"]+\/location\//,
    );
    expect(root).toContain(`${from}</span> <b>${formatMoney(offers.priceFrom!, locale)}</b>`);
    expect(root).toContain(`linear-gradient(200deg,${accent},${ink} 60%)`);
    // Styles have the nonce of the answer's policy, which allows no others.
    const nonce = /'nonce-([^']+)'/.exec(String(headers['content-security-policy']))![1]!;
    expect(root.match(/<style[^>]*>/g)).toEqual([`<style nonce="${nonce}">`]);
    expect(root).not.toMatch(/ style="|<script/);
    expect(body.indexOf('foyer-data')).toBeGreaterThan(body.indexOf('</main>'));
  });

  it('show the header, whatever comes below it', async () => {
    for (const url of ['/', '/profile', '/nothing/here', '/app-shell']) {
      const { body } = await open(url);
      expect(body).toMatch(/<header class="first-bar">.*<span translate="no">Foyer<\/span>/s);
      expect(body).not.toContain('first-hero');
    }
  });
});

describe('pages for old browsers', () => {
  it('wear our logo on our site, and a partner’s name on the partner’s [I1.08, I3.26]', async () => {
    const headerOf = async (host?: string) =>
      /<header>.*<\/header>/.exec((await open('/unsupportedBrowser', host)).body)![0];
    expect(await headerOf()).toMatch(/<span class="house"><svg .*<span translate="no">Foyer<\/span>/);
    const own = /^<header><div><span translate="no">Aurora[^<]*<\/span><\/div>/;
    expect(await headerOf('aurora.localhost')).toMatch(own);
  });
});
