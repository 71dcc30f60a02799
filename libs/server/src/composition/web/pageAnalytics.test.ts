import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import type { VisitorPrivacy } from '@foyer/contract/walls/visitorPrivacy';
import { readAnalyticsSettings } from '../../platform/gateways/analytics/analyticsSettings.ts';
import { buildTestServer, type TestServer } from '../../testing/testServer.ts';
import { rootsIn } from './registerWeb.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'foyer-analytics-'));
  for (const name of ['consumer', 'white-label', 'widget']) {
    await mkdir(path.join(folder, name, 'dist'), { recursive: true });
    await writeFile(
      path.join(folder, name, 'dist/index.html'),
      '<html lang="en-US"><head><!--foyer:head--></head></html>',
    );
  }
});
afterAll(() => rm(folder, { recursive: true }));

const google = { FOYER_ANALYTICS: 'google', FOYER_ANALYTICS_MEASUREMENT_ID: 'G-ABC1234567' };
const regionHeaders = { country: 'x-country', part: 'x-part' };
const status = { enabled: 'measured.localhost', disabled: 'quiet.localhost' };

async function withServer(variables: Record<string, string>, use: (server: TestServer) => Promise<void>) {
  const server = await buildTestServer({
    web: { roots: rootsIn(folder) },
    config: { analytics: readAnalyticsSettings(variables, true), regionHeaders },
  });
  try {
    const { query } = server.database;
    for (const [analyticsStatus, host] of Object.entries(status)) {
      const clientId = server.platform.newId();
      await query
        .insertInto('client')
        .values({ clientId, name: 'Aurora', vanityName: analyticsStatus })
        .execute();
      const config = JSON.stringify({ name: 'Aurora', analyticsStatus });
      await query.insertInto('whiteLabel').values({ host, clientId, config }).execute();
    }
    await use(server);
  } finally {
    await server.close();
  }
}

async function visit(
  server: TestServer,
  headers: Record<string, string> = {},
  host = 'localhost',
  url = '/profile',
) {
  const page = await server.inject({ url, headers: { host, ...headers } });
  const [, json] = /id="foyer-data"[^>]*>(.*?)<\/script>/.exec(page.body) ?? [];
  const data = JSON.parse(json ?? '[]') as { operationId: string; response: unknown }[];
  const privacy = data.find((each) => each.operationId === 'visitorPrivacy')?.response;
  return {
    privacy: privacy as VisitorPrivacy | undefined,
    policy: String(page.headers['content-security-policy']),
    caching: page.headers['cache-control'],
  };
}

describe('analytics on pages', () => {
  it('know the visitor’s privacy default in the page, which no cache shares [I4.19, PV-01]', () =>
    withServer({ FOYER_ANALYTICS: 'sandbox' }, async (server) => {
      const at = async (country: string, part = '') =>
        (await visit(server, { 'x-country': country, 'x-part': part })).privacy?.privacyDefault;
      expect([await at('DE'), await at('GB'), await at('BR'), await at('US', 'CA')]).toEqual(
        Array(4).fill('denied'),
      );
      expect([await at('US', 'NY'), await at('CA', 'QC')]).toEqual(['granted', 'granted']);
      const unknown = await visit(server);
      expect(unknown.privacy).toEqual({ privacyDefault: 'denied', globalPrivacyControl: false });
      expect(unknown.caching).toBe('private, no-cache');
      expect((await visit(server, { 'sec-gpc': '1' })).privacy?.globalPrivacyControl).toBe(true);
      // Answers of the shared configuration are the same for all visitors.
      const shared = await server.inject({
        url: '/api/configuration/public',
        headers: { host: 'localhost', 'x-country': 'DE' },
      });
      expect(shared.headers['cache-control']).toContain('public');
      expect(shared.body).not.toContain('privacyDefault');
      expect(shared.json<{ analytics: unknown }>().analytics).toEqual({
        gtag: { measurementId: 'G-SANDBOX', scriptUrl: '/sandbox/tags/gtag/js?id=G-SANDBOX' },
      });
    }));

  it('are a matter of our own site and of partners that want them, and never of a frame [I3.26, PV-03]', () =>
    withServer(google, async (server) => {
      const isMeasured = async (host: string) => (await visit(server, {}, host)).privacy !== undefined;
      expect(await Promise.all(['localhost', status.enabled].map(isMeasured))).toEqual([true, true]);
      expect(await Promise.all([status.disabled, 'widget.localhost'].map(isMeasured))).toEqual([
        false,
        false,
      ]);
      const { body } = await server.call('getConfiguration', { host: 'widget.localhost' });
      expect(body.analytics).toBeUndefined();
    }));

  it('open the policy to the tags of Google only where an id is configured [I7.30, BR-01]', async () => {
    const opened = (policy: string) =>
      policy
        .split('; ')
        .filter((each) => /google|foyer-tags/.test(each))
        .map((each) => each.split(' ')[0]);
    await withServer(google, async (server) => {
      const everything = ['script-src', 'img-src', 'connect-src', 'trusted-types'];
      expect(opened((await visit(server)).policy)).toEqual(everything);
      expect(opened((await visit(server, {}, status.enabled)).policy)).toEqual(everything);
      expect(opened((await visit(server, {}, status.disabled)).policy)).toEqual([]);
      expect(opened((await visit(server, {}, 'widget.localhost')).policy)).toEqual([]);
    });
    await withServer({}, async (server) => {
      const page = await visit(server);
      expect([opened(page.policy), page.privacy]).toEqual([[], undefined]);
      expect((await server.call('getConfiguration')).body.analytics).toBeUndefined();
      expect((await server.inject({ url: '/sandbox/tags/gtag/js?id=G-SANDBOX' })).statusCode).toBe(404);
    });
  });

  it('have a tag server in the sandbox, which keeps nothing', () =>
    withServer({ FOYER_ANALYTICS: 'sandbox' }, async (server) => {
      for (const url of ['/sandbox/tags/gtag/js?id=G-SANDBOX', '/sandbox/tags/gtm.js?id=GTM-SANDBOX']) {
        const script = await server.inject({ url });
        expect([script.statusCode, script.headers['content-type']]).toEqual([
          200,
          'text/javascript; charset=utf-8',
        ]);
      }
      const collect = (payload: object) =>
        server.inject({ method: 'POST', url: '/sandbox/tags/collect', payload });
      expect((await collect({ id: 'G-SANDBOX', name: 'page_view' })).statusCode).toBe(204);
      expect((await collect({ name: 1 })).statusCode).toBe(400);
    }));
});
