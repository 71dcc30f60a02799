import { mkdtemp, mkdir, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { buildTestServer, type TestServer } from '../../../testing/testServer.ts';
import { rootsIn } from '../../../web/registerWeb.ts';
import { sampleSubset } from '../loader/sampleSubset.ts';
import { seedCatalogue } from '../loader/seedCatalogue.ts';
import { catalogueEventId } from '../loader/writeEvent.ts';
import { decimalPrice } from './eventStructuredData.ts';

const { arena, family } = sampleSubset;
const eventId = catalogueEventId(family);
let folder: string;
let server: TestServer;

beforeAll(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'foyer-pages-'));
  for (const name of ['consumer', 'white-label']) {
    await mkdir(path.join(folder, name, 'dist'), { recursive: true });
    await writeFile(
      path.join(folder, name, 'dist/index.html'),
      '<!doctype html><html lang="en-US"><head><!--foyer:head--></head><body></body></html>',
    );
  }
  server = await buildTestServer({ web: { roots: rootsIn(folder) } });
  await seedCatalogue(server.database, { only: [arena, family] });
}, 60_000);
afterAll(async () => {
  await server.close();
  await rm(folder, { recursive: true });
});

const open = async (url: string, host = 'localhost') => {
  const answer = await server.inject({ url, headers: { host, 'accept-language': 'en-US' } });
  const script = (type: string) =>
    new RegExp(`<script type="${type}"[^>]*>(.*?)</script>`, 's').exec(answer.body)?.[1];
  const data = JSON.parse(script('application/json') ?? '[]') as {
    operationId: string;
    request?: object;
    response: never;
  }[];
  const structured = script('application/ld\\+json');
  return {
    answer,
    data,
    structured: structured === undefined ? undefined : (JSON.parse(structured) as never),
  };
};
const operationsOf = (data: { operationId: string }[]) =>
  data.map(({ operationId }) => operationId).toSorted();

describe('the page of an event', () => {
  it('brings what it asks for first, byte for byte as the API answers [C7.31]', async () => {
    const { data } = await open(`/events/${family}/${eventId}`);
    expect(operationsOf(data)).toEqual([
      'getConfiguration',
      'getEventProfile',
      'listAvailableSections',
      'listOfferGroups',
      'listOfferGroups',
    ]);
    const offers = data.find(
      ({ operationId, request }) => operationId === 'listOfferGroups' && Object.keys(request!).length === 1,
    );
    const { body } = await server.call('listOfferGroups', { body: { eventId } });
    expect({ ...(offers!.response as object), serverTime: '' }).toEqual({ ...body, serverTime: '' });
  });

  it('tells search engines time, place and all-in prices', async () => {
    const { structured, answer } = await open(`/events/${eventId}`);
    const { body } = await server.call('listOfferGroups', { body: { eventId } });
    const access = body.offerGroups.filter(({ category }) => category === 'EVENT_ACCESS');
    expect(structured).toMatchObject({
      '@type': 'Event',
      name: 'Moth and Moon',
      eventStatus: 'https://schema.org/EventScheduled',
      location: { '@type': 'Place', address: { addressCountry: 'US' } },
      offers: access.map(({ price }) => ({ price: decimalPrice(price.allIn), priceCurrency: 'USD' })),
    });
    expect(answer.body).toContain(
      `<link rel="canonical" href="http://localhost/en-US/events/${family}/${eventId}">`,
    );
    expect(answer.body).toMatch(/<title>Moth and Moon · [^<]+ \| Foyer<\/title>/);
    expect(answer.body).toContain('hreflang="fr-CA"');
  });

  it('speaks the language of its address [I2.01]', async () => {
    const { answer } = await open(`/fr-CA/events/${family}/${eventId}`);
    expect(answer.headers['content-language']).toBe('fr-CA');
    expect(answer.body).toMatch(
      /<meta name="description" content="[^"]*(janvier|février|mars|avril|mai|juin|juillet|août|septembre|octobre|novembre|décembre)/,
    );
  });

  it('is 404 and says nothing of an event that is not there, or another organiser’s', async () => {
    for (const [url, host] of [
      ['/events/01936f5e-7c00-7000-8000-000000000001', 'localhost'],
      [`/events/${family}/${eventId}`, 'aurora.localhost'],
    ] as const) {
      const { answer, data } = await open(url, host);
      expect(answer.statusCode).toBe(404);
      expect(answer.body).toContain('noindex');
      expect(operationsOf(data)).not.toContain('getEventProfile');
    }
  });
});

describe('other pages', () => {
  it('discover brings its events, of the own organiser on a white-label site [C2.22]', async () => {
    const { data } = await open('/');
    expect(operationsOf(data)).toEqual(['getConfiguration', 'listCarousel', 'listEvents']);
    const own = await open('/', 'aurora.localhost');
    expect(operationsOf(own.data)).toContain('getWhiteLabelConfig');
    const list = own.data.find(({ operationId }) => operationId === 'listEvents')!.response as {
      events: { vanityName: string }[];
    };
    expect(list.events.map(({ vanityName }) => vanityName)).toEqual([arena]);
    expect(own.answer.body).toContain('<title>Aurora');
  });

  it('with filters in the address leave the list to the page', async () => {
    expect(operationsOf((await open('/?q=moth')).data)).toEqual(['getConfiguration', 'listCarousel']);
  });

  it('behind the gate are told their site and kept out of search engines', async () => {
    const { answer, data } = await open('/profile');
    expect(operationsOf(data)).toEqual(['getConfiguration']);
    expect(answer.body).toContain('<meta name="robots" content="noindex">');
  });
});

describe('a price as schema.org writes it', () => {
  it.each([
    [12_550, 'USD', '125.50'],
    [5, 'USD', '0.05'],
    [1200, 'JPY', '1200'],
    [1234, 'KWD', '1.234'],
  ])('%p %s is %s', (amount, currency, text) => {
    expect(decimalPrice({ amount, currency })).toBe(text);
  });
});
