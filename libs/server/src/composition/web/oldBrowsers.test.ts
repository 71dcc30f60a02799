import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { supportedLocales } from '@foyer/contract';
import { buildTestServer, type TestServer } from '../../testing/testServer.ts';
import { rootsIn } from './registerWeb.ts';

const template = `<!doctype html>
<html lang="en-US"><head><!--foyer:head--></head>
<body><script nonce="%NONCE%" id="foyer-builds" data-modern="/assets/main.js" data-legacy="%LEGACY%"></script></body></html>`;
const manifest = JSON.stringify({
  entry: ['assets/main.js'],
  lazy: {
    'libs/marketplace/src/pages/discover/DiscoverPage.tsx': ['assets/main.js', 'assets/discover.js'],
    'libs/marketplace/src/pages/event/EventPage.tsx': ['assets/event.js'],
    'locales/fr-CA/shell.json': ['assets/fr-shell.js'],
    'locales/fr-CA/marketplace.json': ['assets/fr-marketplace.js'],
    'locales/en-US/shell.json': ['assets/en-shell.js'],
  },
});

const chrome = (version: number): string =>
  `Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/${version}.0.0.0 Safari/537.36`;

let folder: string;
let server: TestServer;

beforeAll(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'foyer-old-'));
  for (const name of ['consumer', 'white-label', 'widget']) {
    const dist = path.join(folder, name, 'dist');
    await mkdir(path.join(dist, 'legacy'), { recursive: true });
    await writeFile(path.join(dist, 'index.html'), template);
    await writeFile(path.join(dist, 'manifest.json'), manifest);
  }
  await writeFile(path.join(folder, 'consumer/dist/legacy/manifest.json'), manifest);
  server = await buildTestServer({ web: { roots: rootsIn(folder) } });
});
afterAll(async () => {
  await server.close();
  await rm(folder, { recursive: true });
});

const get = (url: string, userAgent: string, host = 'localhost:4200') =>
  server.inject({ url, headers: { host, 'user-agent': userAgent } });

describe('the builds of an app [I1.08]', () => {
  it('are both named in the page, for the browser to choose', async () => {
    const { body } = await get('/terms', chrome(80));
    expect(body).toContain('data-modern="/assets/main.js" data-legacy="/legacy/assets/main.js"');
    expect((await get('/', chrome(80), 'widget.localhost:4200')).body).toContain('data-legacy=""');
  });

  it('are asked for beforehand only where there is no doubt which one it will be', async () => {
    const modern = await get('/terms', chrome(140));
    expect(modern.body).toMatch(/<link rel="preload" href="\/assets\/main.js" as="script" nonce="[^"]+">/);
    for (const userAgent of [chrome(80), 'somebody/1.0', ''])
      expect((await get('/terms', userAgent)).body).not.toContain('rel="preload"');
    expect(modern.headers.vary).toContain('user-agent');
  });

  it('are asked for with the page of the address and its texts, each file once', async () => {
    const asked = ({ body }: { body: string }) =>
      [...body.matchAll(/<link rel="preload" href="([^"]+)" as="script"/g)].map(([, href]) => href);
    expect(asked(await get('/fr-CA', chrome(140)))).toEqual([
      '/assets/main.js',
      '/assets/discover.js',
      '/assets/fr-shell.js',
      '/assets/fr-marketplace.js',
    ]);
    expect(asked(await get('/contact', chrome(140)))).toEqual(['/assets/main.js']);
  });
});

describe('the page that asks to upgrade [I1.08]', () => {
  it('is what a browser below the floor gets under every address, without a script', async () => {
    for (const url of ['/', '/events/some/thing', '/fr-CA/unsupportedBrowser']) {
      const { statusCode, body, headers } = await get(url, chrome(79));
      expect([statusCode, body.includes('<script'), body.match(/<li>/g)?.length]).toEqual([200, false, 4]);
      expect(headers['content-security-policy']).toMatch(/^default-src 'none'; style-src 'nonce-[^']+'/);
    }
  });

  it.each([...supportedLocales])('speaks %s, and leads nowhere by itself', async (locale) => {
    const { body, headers } = await get(`/${locale}/unsupportedBrowser`, chrome(140));
    expect([body.includes(`<html lang="${locale}">`), headers['content-language']]).toEqual([true, locale]);
    for (const each of supportedLocales.filter((other) => other !== locale))
      expect(body).toContain(`href="/${each}/unsupportedBrowser"`);
    expect(body).not.toMatch(/http-equiv|<script|\{\{/);
  });

  it('stands in a frame where the widget may stand, and nowhere else', async () => {
    const widget = await get('/', chrome(79), 'widget.localhost:4200');
    expect(widget.headers['x-frame-options']).toBeUndefined();
    expect(widget.headers['content-security-policy']).toContain(
      'frame-ancestors http://partner.localhost:4200',
    );
    expect((await get('/', chrome(79))).headers['content-security-policy']).toContain(
      "frame-ancestors 'none'",
    );
  });

  it('is for people: a machine that reads pages gets the page', async () => {
    expect((await get('/', `${chrome(41)} Googlebot/2.1`)).body).toContain('foyer-builds');
  });
});
