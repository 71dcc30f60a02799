import type { AddressInfo } from 'node:net';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { askRaw } from '../../../testing/askRaw.ts';
import { buildTestServer, type TestServer } from '../../../testing/testServer.ts';
import { rootsIn } from '../../../composition/web/registerWeb.ts';

let folder: string;
let server: TestServer;
let port: number;
beforeAll(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'foyer-address-'));
  const page = '<!doctype html><html lang="en-US"><head><!--foyer:head--></head><body></body></html>';
  for (const name of ['consumer', 'white-label', 'widget']) {
    await mkdir(path.join(folder, name, 'dist'), { recursive: true });
    await writeFile(path.join(folder, name, 'dist/index.html'), page);
  }
  server = await buildTestServer({
    config: { origin: 'https://tickets.example' },
    web: { roots: rootsIn(folder) },
    tenants: { tenantOf: async (host) => (host === 'aurora.example' ? { clientId: 'client-1' } : undefined) },
  });
  await server.app.listen({ port: 0, host: '127.0.0.1' });
  ({ port } = server.app.server.address() as AddressInfo);
});
afterAll(async () => {
  await server.close();
  await rm(folder, { recursive: true });
});

const get = (target: string, host: string, ...headers: string[]) =>
  askRaw(
    port,
    [`GET ${target} HTTP/1.1`, `Host: ${host}`, ...headers, 'Connection: close', '', ''].join('\r\n'),
  );

function expectRefusal({ status, headers, body }: Awaited<ReturnType<typeof get>>): void {
  expect([status, headers['content-type']]).toEqual([400, 'application/json; charset=utf-8']);
  expect(JSON.parse(body)).toEqual({ code: 'invalidRequest', message: expect.any(String) });
  expect(headers['x-content-type-options']).toBe('nosniff');
}

const places = ['/', '/events', '/robots.txt', '/sitemap.xml', '/api/public/configuration', '/live'];

describe('the target of a request', () => {
  it.each([
    '//[/',
    '//%00/',
    '//evil.example:x/',
    '//evil.example%00/events',
    '//evil.example/events',
    '///evil.example/events',
    '/\\evil.example/events',
    'http://evil.example/events',
    'evil.example/events',
    '*',
  ])('%s names another host and is refused [BI-04]', async (target) => {
    expectRefusal(await get(target, 'tickets.example'));
  });
});

describe('the Host of a request', () => {
  it.each([
    'a b',
    '[',
    'a:99999',
    'a:b',
    '%',
    '<x>',
    '|',
    '^',
    'a:80:80',
    'a@evil.example',
    'a/b',
    'a\\b',
    '[::g]',
    '',
    'a..b',
  ])('"%s" is none and is refused on every path [BI-04]', async (host) => {
    for (const place of places) expectRefusal(await get(place, host));
  });

  it('must be one', async () => {
    for (const place of places) {
      expectRefusal(await get(place, 'tickets.example', 'Host: evil.example'));
      expectRefusal(await get(place, 'tickets.example', 'Host: tickets.example'));
    }
  });

  it.each([
    'tickets.example',
    'tickets.example:8443',
    'localhost',
    'localhost:4321',
    '127.0.0.1:1',
    '[::1]:4200',
    'foyer_web:4200',
    'LOCALHOST.',
  ])(
    '%s is the consumer site, and its addresses are those of the configured origin [AZ-04]',
    async (host) => {
      const page = await get('/fr-CA/events', host);
      expect(page.status).toBe(200);
      const addresses = [...page.body.matchAll(/(?:href|content)="(https?:[^"]+)"/g)].map(([, url]) => url!);
      expect(addresses).toContain('https://tickets.example/fr-CA/events');
      expect(new Set(addresses.map((url) => new URL(url).origin))).toEqual(
        new Set(['https://tickets.example']),
      );
      expect((await get('/robots.txt', host)).body).toContain('Sitemap: https://tickets.example/sitemap.xml');
      const { body: map } = await get('/sitemap.xml', host);
      expect(map.match(/<loc>https:\/\/tickets\.example\//g)!.length).toBeGreaterThan(20);
      expect(map.match(/<loc>/g)).toHaveLength(map.match(/<loc>https:\/\/tickets\.example\//g)!.length);
    },
  );

  it('of an organisation makes the addresses of its site [AZ-04]', async () => {
    expect((await get('/events', 'aurora.example:99')).body).toContain(
      '<link rel="canonical" href="https://aurora.example/en-US/events">',
    );
  });

  it.each([
    ['widget.tickets.example', 404],
    ['widget.evil.example', 200],
    ['pay.evil.example', 200],
  ])('%s is a named site only in front of the configured host', async (host, robots) => {
    const { body } = await get('/robots.txt', host);
    expect(body.includes('Sitemap:')).toBe(robots === 200);
  });

  it('may be missing where the client speaks HTTP/1.0', async () => {
    expect((await askRaw(port, 'GET /live HTTP/1.0\r\n\r\n')).status).toBe(200);
  });
});
