import { mkdir, mkdtemp, rm, utimes, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib';
import { readMapsSettings } from '../../platform/gateways/maps/mapsSettings.ts';
import { readRecaptchaSettings } from '../../platform/gateways/recaptcha/recaptchaSettings.ts';
import { buildTestServer, type TestServer } from '../../testing/testServer.ts';
import type { PageProvider } from '../../platform/web/pageContent.ts';
import { rootsIn } from './registerWeb.ts';

const template = (name: string) => `<!doctype html>
<html lang="en-US"><head><!--foyer:head--><script defer nonce="%NONCE%" src="/assets/main.0123456789.js"></script></head>
<body>${name}</body></html>`;

let folder: string;
let server: TestServer;

const pages: PageProvider[] = [
  async ({ path: page, read, locale }) => {
    if (page === '/broken') throw new Error('no head today');
    if (page !== '/events/x') return undefined;
    await read('searchCities', { searchQuery: 'tor' });
    return {
      head: {
        title: `A <b>"title"</b> in ${locale}`,
        description: "it's",
        structuredData: { name: '</script><script>alert(1)</script>' },
      },
    };
  },
  async ({ path: page }) => (page === '/gone' ? { status: 404 } : undefined),
];

beforeAll(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'foyer-web-'));
  for (const name of ['consumer', 'white-label', 'widget']) {
    const dist = path.join(folder, name, 'dist');
    await mkdir(path.join(dist, 'assets'), { recursive: true });
    await writeFile(path.join(dist, 'index.html'), template(name));
    await writeFile(path.join(dist, 'assets/main.0123456789.js'), `"${name}"`);
    await writeFile(path.join(dist, 'assets/main.0123456789.js.br'), brotliCompressSync(`"${name}"`));
    await writeFile(path.join(dist, 'assets/plain.js'), '1');
    await writeFile(path.join(dist, 'embed.v1.js'), '2');
    await writeFile(path.join(folder, name, 'secret.txt'), 'outside the root');
  }
  server = await buildTestServer({
    web: { roots: rootsIn(folder), pages },
    tenants: {
      tenantOf: async (host) => (host === 'aurora.localhost' ? { clientId: 'client-1' } : undefined),
    },
    handlers: { searchCities: async () => ({ cities: [], attribution: '<GeoNames>' }) },
  });
});
afterAll(async () => {
  await server.close();
  await rm(folder, { recursive: true });
});

const get = (url: string, host = 'localhost:4200', headers: Record<string, string> = {}) =>
  server.inject({ url, headers: { host, ...headers } });

describe('pages', () => {
  it.each([
    ['localhost:4200', 'consumer'],
    ['aurora.localhost:4200', 'white-label'],
    ['widget.localhost:4200', 'widget'],
  ])('of %s are those of the app %s, whatever the address', async (host, name) => {
    for (const url of ['/', '/events/some/thing', '/fr-CA/discover', '/no/such/page']) {
      const page = await get(url, host);
      expect([page.statusCode, page.body.includes(`<body>${name}</body>`)]).toEqual([200, true]);
    }
  });

  it('carry a nonce of their own in the policy and in the script', async () => {
    const [one, two] = [await get('/'), await get('/')];
    const nonceOf = (page: typeof one) => /nonce="([^"]+)"/.exec(page.body)?.[1];
    expect(nonceOf(one)).toMatch(/^[A-Za-z0-9+/]{24}$/);
    expect(nonceOf(one)).not.toBe(nonceOf(two));
    expect(one.headers['content-security-policy']).toContain(`'nonce-${nonceOf(one)}'`);
    expect(one.body).not.toContain('%NONCE%');
    expect(one.headers['cache-control']).toBe('private, no-cache');
  });

  it('have a head and first data in which nothing can break out [BR-03]', async () => {
    const { body } = await get('/fr-CA/events/x');
    expect(body).toContain('<title>A &lt;b&gt;&quot;title&quot;&lt;/b&gt; in fr-CA</title>');
    expect(body).toContain('<html lang="fr-CA"');
    expect(body.match(/<script/g)).toHaveLength(3);
    const data = /<script type="application\/json" id="foyer-data" nonce="[^"]+">(.*?)<\/script>/s.exec(
      body,
    )?.[1];
    expect(JSON.parse(data!)).toEqual([
      {
        operationId: 'searchCities',
        request: { searchQuery: 'tor' },
        response: { cities: [], attribution: '<GeoNames>' },
      },
    ]);
  });

  it('come without a head rather than not at all, and may be not found', async () => {
    expect((await get('/broken')).statusCode).toBe(200);
    expect((await get('/gone')).statusCode).toBe(404);
  });

  it('show a rebuild without a restart', async () => {
    const file = path.join(folder, 'widget/dist/index.html');
    await get('/', 'widget.localhost');
    await writeFile(file, template('rebuilt'));
    await utimes(file, new Date(), new Date(Date.now() + 5_000));
    expect((await get('/', 'widget.localhost')).body).toContain('rebuilt');
  });

  it('refuses to be framed, but for the widget by its embedders [BR-08]', async () => {
    expect((await get('/')).headers).toMatchObject({
      'x-frame-options': 'DENY',
      'content-security-policy': expect.stringContaining("frame-ancestors 'none'"),
    });
    const widget = await get('/', 'widget.localhost');
    expect(widget.headers['content-security-policy']).toContain(
      'frame-ancestors http://partner.localhost:4200',
    );
    expect(widget.headers['x-frame-options']).toBeUndefined();
  });
});

describe('reCAPTCHA of Google [I7.30, BR-01]', () => {
  /** Lists the directives of a policy that name Google, or one of its Trusted Types policies. */
  const openedIn = async (variables: Record<string, string>, host?: string) => {
    const own = await buildTestServer({
      web: { roots: rootsIn(folder), pages },
      config: { recaptcha: readRecaptchaSettings(variables, true) },
    });
    try {
      const { headers } = await own.inject({ url: '/', headers: { host: host ?? 'localhost:4200' } });
      const policy = String(headers['content-security-policy']);
      return policy
        .split('; ')
        .filter((each) => /google|gstatic|recaptcha|goog#/.test(each))
        .map((each) => each.split(' ')[0]);
    } finally {
      await own.close();
    }
  };
  const google = {
    FOYER_RECAPTCHA: 'google',
    FOYER_RECAPTCHA_SITE_KEY: 'key',
    FOYER_RECAPTCHA_SECRET: 'secret',
  };

  it('may load, ask and frame on our pages where it is configured, and nowhere else', async () => {
    expect(await openedIn(google)).toEqual(['script-src', 'connect-src', 'frame-src', 'trusted-types']);
    expect(await openedIn(google, 'partner.localhost')).toEqual([]);
    for (const kind of ['off', 'sandbox']) expect(await openedIn({ FOYER_RECAPTCHA: kind })).toEqual([]);
  });
});

describe('a maps service [I7.30, BR-01]', () => {
  const policyOf = async (variables: Record<string, string>, host = 'localhost:4200') => {
    const own = await buildTestServer({
      web: { roots: rootsIn(folder), pages },
      config: { maps: readMapsSettings(variables) },
    });
    try {
      const { headers } = await own.inject({ url: '/', headers: { host } });
      return String(headers['content-security-policy']).split('; ');
    } finally {
      await own.close();
    }
  };
  const opened = (policy: string[]) =>
    policy.filter((each) => /google|gstatic/.test(each)).map((each) => each.split(' ')[0]);
  const withKey = { FOYER_MAPS_KEY: 'AIza-of_a-browser' };

  it('may load, ask and show on our pages where it has a key, runs no text as code, and may nothing elsewhere', async () => {
    const policy = await policyOf(withKey);
    expect(opened(policy)).toEqual([
      'script-src',
      'style-src',
      'img-src',
      'font-src',
      'connect-src',
      'trusted-types',
    ]);
    expect(policy.join('; ')).not.toContain('unsafe-eval');
    expect(opened(await policyOf(withKey, 'partner.localhost'))).toEqual([]);
    expect(opened(await policyOf({}))).toEqual([]);
  });
});

describe('files', () => {
  it('with a hash in their name are kept for ever, compressed as they were built', async () => {
    const file = await get('/assets/main.0123456789.js', 'localhost', { 'accept-encoding': 'br' });
    expect(file.headers).toMatchObject({
      'content-encoding': 'br',
      'cache-control': 'public, max-age=31536000, immutable',
    });
    expect(brotliDecompressSync(file.rawPayload).toString()).toBe('"consumer"');
    expect((await get('/assets/plain.js')).headers['cache-control']).toBe('no-cache');
  });

  it('of the loader may be included by other origins, and live for an hour', async () => {
    expect((await get('/embed.v1.js', 'widget.localhost')).headers).toMatchObject({
      'cross-origin-resource-policy': 'cross-origin',
      'cache-control': 'public, max-age=3600',
    });
  });

  it.each([
    '/assets/missing.0123456789.js',
    '/nothing.png',
    '/../secret.txt',
    '/assets/..%2f..%2fsecret.txt',
    '/assets/%2e%2e/%2e%2e/secret.txt',
    '/..%5c..%5csecret.txt',
    '/.git/config.txt',
    '/api/no/such/call',
    '/sandbox/nothing',
  ])('%s is not there [BI-10]', async (url) => {
    const answer = await get(url);
    expect(answer.statusCode).toBeGreaterThanOrEqual(400);
    expect(answer.statusCode).toBeLessThan(500);
    expect(answer.body).not.toContain('outside');
    expect(answer.headers['content-type']).toContain('application/json');
  });

  it('serves no pages where an app is not built', async () => {
    expect((await get('/', 'pay.localhost')).statusCode).toBe(404);
  });
});
