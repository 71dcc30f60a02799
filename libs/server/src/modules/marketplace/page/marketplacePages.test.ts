import { mkdtemp, mkdir, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { buildTestServer, type TestServer } from '../../../testing/testServer.ts';
import { rootsIn } from '../../../composition/web/registerWeb.ts';
import { sampleSubset } from '@foyer/sample';
import { seedSample } from '../../../testing/database/seedSample.ts';
import { catalogueEventId } from '../../../loader/write/writeEvent.ts';
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
  await seedSample(server.database, { only: [arena, family] });
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

  it('asks for its large picture beforehand, under the address that it shows it by, and for no other', async () => {
    const pictures = (body: string) =>
      [...body.matchAll(/<link rel="preload" href="([^"]+)" as="image"[^>]* fetchpriority="high">/g)].map(
        ([, href]) => href,
      );
    const event = await open(`/events/${family}/${eventId}`);
    const profile = event.data.find(({ operationId }) => operationId === 'getEventProfile')!.response as {
      summary: { art: { wideUrl: string } };
    };
    expect(pictures(event.answer.body)).toEqual([profile.summary.art.wideUrl]);
    const framed = await open(`/events/${family}/${eventId}`, 'widget.localhost');
    expect(pictures(framed.answer.body)).toEqual([]);
    const home = await open('/');
    const carousel = home.data.find(({ operationId }) => operationId === 'listCarousel')!.response as {
      events: { art: { wideUrl: string } }[];
    };
    expect(pictures(home.answer.body)).toEqual([carousel.events[0]!.art.wideUrl]);
    for (const url of ['/?q=moth', '/events', '/contact'])
      expect(pictures((await open(url)).answer.body)).toEqual([]);
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
      `<link rel="canonical" href="http://localhost:4200/en-US/events/${family}/${eventId}">`,
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

describe('the pages of performers, venues and organisers', () => {
  it('bring their events, a head and structured data of their own [C2.02e-g]', async () => {
    const { body } = await server.call('getEventProfile', { query: { eventId } });
    const { performerId, name } = body.lineup[0]!;
    const act = await open(`/performer/${performerId}`);
    expect(operationsOf(act.data)).toEqual(['getConfiguration', 'getTopic', 'listEvents']);
    expect(act.structured).toMatchObject({ '@type': 'PerformingGroup', name });
    expect(act.answer.body).toContain(`<title>${name}: upcoming events | Foyer</title>`);
    expect(act.answer.body).toContain(
      `<link rel="canonical" href="http://localhost:4200/en-US/performer/${performerId}">`,
    );
    const venue = await open(`/fr-CA/location/${body.locationId}`);
    expect(venue.structured).toMatchObject({
      '@type': 'EventVenue',
      address: { addressCountry: 'US' },
      geo: { latitude: expect.any(Number) },
    });
    expect(venue.answer.body).toContain('événements à venir');
    const { vanityName } = (
      await server.call('getTopic', {
        query: { kind: 'client', topicId: body.summary.client.clientId },
      })
    ).body.topic;
    expect((await open(`/client/${vanityName}`)).structured).toMatchObject({ '@type': 'Organization' });
  });

  it('are found at the organiser’s own address without a name, and nowhere else [C2.02e]', async () => {
    expect((await open('/client', 'aurora.localhost')).structured).toMatchObject({ '@type': 'Organization' });
    for (const url of ['/client', '/client/unknown', `/performer/${eventId}`, `/location/${eventId}`])
      expect((await open(url)).answer.statusCode).toBe(404);
  });
});

describe('other pages', () => {
  it('discover brings its events, of the own organiser on a white-label site [C2.22f]', async () => {
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

describe('pages about the site', () => {
  it.each([
    ['/contact', 'Contact us | Foyer'],
    ['/organisers', 'Sell your event | Foyer'],
    ['/termsOfUse', 'Terms of use | Foyer'],
    ['/fr-CA/privacyPolicy', 'Politique de confidentialité | Foyer'],
  ])('%s has a title, a description, one address and its other languages [I2.05]', async (url, title) => {
    const { answer } = await open(url);
    expect(answer.body).toContain(`<title>${title}</title>`);
    expect(answer.body).toMatch(/<meta name="description" content="[^"]{30,}"/);
    expect(answer.body).toMatch(/<link rel="canonical" href="http:\/\/localhost:4200\/(en-US|fr-CA)\/\w+"/);
    expect(answer.body.match(/hreflang=/g)?.length).toBeGreaterThanOrEqual(4);
    expect(answer.body).not.toContain('noindex');
  });

  it('bear the name of a partner on the partner’s site', async () => {
    const { answer } = await open('/contact', 'aurora.localhost');
    expect(answer.body).toMatch(/<title>Contact us \| Aurora[^<]*<\/title>/);
  });
});

describe('sitemap.xml and robots.txt', () => {
  const locations = (body: string) => [...body.matchAll(/<loc>([^<]+)<\/loc>/g)].map((match) => match[1]);

  it('list the pages and the events that are still to come, in every language', async () => {
    const { answer } = await open('/sitemap.xml');
    expect(answer.headers['content-type']).toContain('application/xml');
    const found = locations(answer.body);
    expect(found).toEqual(
      expect.arrayContaining([
        'http://localhost:4200/en-US',
        'http://localhost:4200/fr-CA/contact',
        `http://localhost:4200/es-US/events/${family}/${eventId}`,
      ]),
    );
    expect(found.some((each) => /profile|transaction|myPass/.test(each!))).toBe(false);
    const robots = await open('/robots.txt');
    expect(robots.answer.body).toContain('Sitemap: http://localhost:4200/sitemap.xml');
    expect(robots.answer.body).toContain('Disallow: /api/');
  });

  it('list the performers, venues and organisers of these events under the address of their page [C2.02e-g]', async () => {
    const found = locations((await open('/sitemap.xml')).answer.body);
    const { body } = await server.call('getEventProfile', { query: { eventId } });
    const pages = [
      `/performer/${body.lineup[0]!.performerId}`,
      `/location/${body.locationId}`,
      `/client/${body.summary.client.vanityName}`,
    ];
    for (const page of pages) {
      expect(found).toContain(`http://localhost:4200/fr-CA${page}`);
      expect((await open(page)).answer.body).toContain(
        `<link rel="canonical" href="http://localhost:4200/en-US${page}">`,
      );
    }
    const own = locations((await open('/sitemap.xml', 'aurora.localhost')).answer.body);
    expect(own.some((address) => address!.endsWith(pages[0]!))).toBe(false);
  });

  it('show on a partner’s site its own events alone', async () => {
    const { answer } = await open('/sitemap.xml', 'aurora.localhost');
    const found = locations(answer.body).filter((each) => each!.includes('/events/'));
    expect(found).toHaveLength(4);
    expect(found.every((each) => each!.includes(arena))).toBe(true);
  });

  it('keep the card fields and the widget out of search engines', async () => {
    for (const host of ['pay.localhost', 'widget.localhost']) {
      expect((await open('/robots.txt', host)).answer.body).toBe('User-agent: *\nDisallow: /\n');
      expect((await open('/sitemap.xml', host)).answer.statusCode).toBe(404);
    }
  });
});

describe('the icon of a tab', () => {
  it('is our own on our site, and every page names it', async () => {
    const { answer } = await open('/favicon.svg');
    expect(answer.headers['content-type']).toContain('image/svg+xml');
    expect((await open('/contact')).answer.body).toContain('<link rel="icon" href="/favicon.svg">');
  });

  it('is the partner’s on the partner’s site [I3.26]', async () => {
    const { answer } = await open('/favicon.ico', 'aurora.localhost');
    expect(answer.statusCode).toBe(302);
    expect(answer.headers.location).toMatch(/\.svg/);
  });
});
