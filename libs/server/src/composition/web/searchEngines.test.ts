import { mkdtemp, mkdir, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { addressPatterns, patternsFor, supportedLocales, type AddressName } from '@foyer/contract';
import sharp from 'sharp';
import { buildTestServer, type TestServer } from '../../testing/testServer.ts';
import { rootsIn } from './registerWeb.ts';
import { sampleSubset } from '@foyer/sample';
import { seedSample } from '../../testing/database/seedSample.ts';
import { catalogueEventId } from '../../loader/write/writeEvent.ts';

const { family, club } = sampleSubset;
const eventId = catalogueEventId(family);
/** Pages that search engines may index; all other addresses, including future ones, must be excluded. */
const listed: readonly AddressName[] = [
  'discover',
  'events',
  'event',
  'contact',
  'organisers',
  'careers',
  'termsOfUse',
  'privacyPolicy',
];
const patterns = patternsFor('Pass');
const addressOf = (name: AddressName): string =>
  name === 'event'
    ? `/events/${family}/${eventId}`
    : patterns[name].replace(/\/:\w+\?/g, '').replace(/:\w+/g, eventId);

let folder: string;
let server: TestServer;
beforeAll(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'foyer-search-'));
  await mkdir(path.join(folder, 'consumer/dist'), { recursive: true });
  await writeFile(
    path.join(folder, 'consumer/dist/index.html'),
    '<!doctype html><html lang="en-US"><head><!--foyer:head--></head><body></body></html>',
  );
  server = await buildTestServer({ web: { roots: rootsIn(folder) } });
  await seedSample(server.database, { only: [family, club] });
}, 60_000);
afterAll(async () => {
  await server.close();
  await rm(folder, { recursive: true });
});

/** Parses the head of a page. */
async function headOf(url: string) {
  const { body } = await server.inject({ url, headers: { host: 'localhost' } });
  const attributes = (tag: string, name: string, value: string) =>
    [...body.matchAll(new RegExp(`<${tag} ([^>]*)>`, 'g'))]
      .map(([, text]) => new Map([...text!.matchAll(/([\w-]+)="([^"]*)"/g)].map(([, k, v]) => [k!, v!])))
      .filter((each) => each.get(name) === value);
  const meta = (name: string, value: string) => attributes('meta', name, value).map((a) => a.get('content')!);
  return {
    title: /<title>([^<]*)<\/title>/.exec(body)?.[1],
    named: (name: string) => meta('name', name)[0],
    property: (name: string) => meta('property', name)[0],
    properties: (name: string) => meta('property', name),
    canonical: attributes('link', 'rel', 'canonical').map((a) => a.get('href')!),
    alternates: Object.fromEntries(
      attributes('link', 'rel', 'alternate').map((a) => [a.get('hreflang')!, a.get('href')!]),
    ),
    structured: [...body.matchAll(/<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/gs)].map(
      ([, text]) => JSON.parse(text!) as Record<string, unknown>,
    ),
  };
}

const pagesListed = listed.flatMap((name) => supportedLocales.map((locale) => [name, locale] as const));

describe('what search engines see', () => {
  it.each(pagesListed)(
    '%s in %s says what and where it is, here and in the other languages',
    async (name, locale) => {
      const address = addressOf(name) === '/' ? '' : addressOf(name);
      const head = await headOf(`/${locale}${address}`);
      expect(head.title).toMatch(/^.{10,110}$/);
      expect(head.named('description')).toMatch(/^.{30,160}$/s);
      expect(head.named('robots')).toBeUndefined();
      expect(head.canonical).toEqual([`http://localhost:4200/${locale}${address}`]);
      expect(head.alternates).toEqual({
        ...Object.fromEntries(
          supportedLocales.map((each) => [each, `http://localhost:4200/${each}${address}`]),
        ),
        'x-default': `http://localhost:4200/en-US${address}`,
      });
      // A listed page has its own URL: each canonical URL is an alternate of itself.
      expect(Object.values(head.alternates)).toContain(head.canonical[0]);
    },
  );

  it('has a title and a description of its own for every page and language', async () => {
    for (const what of ['title', 'description'] as const) {
      const heads = await Promise.all(listed.map((name) => headOf(`/fr-CA${addressOf(name)}`)));
      const said = heads.map((head) => (what === 'title' ? head.title : head.named(what)));
      // The list of all events and the page that links to it may share a description.
      expect(new Set(said).size).toBeGreaterThanOrEqual(listed.length - (what === 'title' ? 0 : 1));
    }
  });

  it.each((Object.keys(addressPatterns) as AddressName[]).filter((name) => !listed.includes(name)))(
    '%s is kept out, with a title all the same and no card',
    async (name) => {
      const head = await headOf(addressOf(name));
      expect(head.named('robots')).toBe('noindex');
      expect(head.title).toMatch(/./);
      expect(head.canonical).toEqual([]);
      expect(head.properties('og:title')).toEqual([]);
    },
  );

  it('names in the map each page under the address that the page names', async () => {
    const { body } = await server.inject({ url: '/sitemap.xml', headers: { host: 'localhost' } });
    const mapped = [...body.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url]) => url);
    for (const name of listed) {
      const { canonical } = await headOf(`/es-US${addressOf(name)}`);
      expect(mapped).toContain(canonical[0]);
    }
    expect(body.match(/hreflang="x-default"/g)).toHaveLength(mapped.length);
  });
});

describe('what friends see', () => {
  it.each(pagesListed)('%s in %s is a card with the words of the page', async (name, locale) => {
    const head = await headOf(`/${locale}${addressOf(name)}`);
    expect(head.property('og:title')).toBe(head.title);
    expect(head.property('og:description')).toBe(head.named('description'));
    expect(head.property('og:url')).toBe(head.canonical[0]);
    expect(head.property('og:site_name')).toBe('Foyer');
    expect(head.property('og:type')).toBe(name === 'event' ? 'event' : 'website');
    expect(head.property('og:locale')).toBe(locale.replace('-', '_'));
    expect(head.properties('og:locale:alternate')).toHaveLength(supportedLocales.length - 1);
    expect(head.named('twitter:card')).toMatch(/^summary(_large_image)?$/);
  });

  it.each(['discover', 'event'] as const)(
    'the card of %s has a picture that every reader takes',
    async (name) => {
      const head = await headOf(addressOf(name));
      expect(head.named('twitter:card')).toBe('summary_large_image');
      expect(head.property('og:site_name')).toBe('Foyer');
      expect(head.property('og:image:alt')).toMatch(/\w{3}/);
      const url = new URL(head.property('og:image')!);
      const answer = await server.inject({
        url: `${url.pathname}${url.search}`,
        headers: { host: 'localhost' },
      });
      expect(answer.headers).toMatchObject({
        'content-type': head.property('og:image:type'),
        'cache-control': expect.stringContaining('immutable'),
        'cross-origin-resource-policy': 'cross-origin',
      });
      const { format, width, height } = await sharp(answer.rawPayload).metadata();
      expect([format, String(width), String(height)]).toEqual([
        'jpeg',
        head.property('og:image:width'),
        head.property('og:image:height'),
      ]);
      expect(answer.rawPayload.length).toBeLessThan(300_000);
    },
  );
});

describe('what machines read', () => {
  it('tells the site and its name once, on its first page', async () => {
    const { structured } = await headOf('/');
    expect(structured).toEqual([
      { '@context': 'https://schema.org', '@type': 'WebSite', name: 'Foyer', url: 'http://localhost:4200/' },
    ]);
    expect((await headOf('/events')).structured).toEqual([]);
  });

  it('gives an event a picture that search engines show', async () => {
    const [event] = (await headOf(addressOf('event'))).structured as { image?: string[] }[];
    expect(event!.image?.[0]).toMatch(/^http:\/\/localhost:4200\/art\/.+\/card\.jpg\?v=/);
  });
});
