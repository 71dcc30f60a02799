import { advertisementCommand, readAdvertisement } from '../../../commands/site/advertisementCommand.ts';
import { readAttributionSettings } from './attributionSettings.ts';
import { days } from '../../../platform/time/units.ts';
import { inTransaction } from '../../../platform/database/inTransaction.ts';
import { testConfig } from '../../../testing/testConfig.ts';
import { useTestServer } from '../../../testing/useTestServer.ts';
import { putAdvertisement } from './attributionRepository.ts';
import { forgetSystemEventsJob } from './forgetSystemEventsJob.ts';

const { attribution } = testConfig();
const server = useTestServer({
  config: { attribution: { ...attribution, redirectHosts: ['band.example'] } },
});
const ids = {
  aurora: '0192f3c4-0000-7000-8000-0000000000a1',
  harbour: '0192f3c4-0000-7000-8000-0000000000a2',
};
const eventId = '0192f3c4-0000-7000-8000-0000000000aa';

async function makeClient(clientId: string, name: string, host?: string): Promise<void> {
  const db = server.database.query;
  await db.insertInto('client').values({ clientId, name, vanityName: name.toLowerCase() }).execute();
  if (host === undefined) return;
  await db.insertInto('whiteLabel').values({ host, clientId, config: '{}' }).execute();
}
const put = (advertisementId: string, clientId: string, data: Record<string, string>) =>
  inTransaction(server.database, (tx, now) =>
    putAdvertisement(tx, { advertisementId, clientId, advertisementData: data }, now),
  );
const redirect = async (url?: string) => {
  const query = url === undefined ? '' : `?url=${encodeURIComponent(url)}`;
  const answer = await server.inject({
    method: 'GET',
    url: `/api/redirect${query}`,
    headers: { host: 'localhost:4200' },
  });
  return [answer.statusCode, answer.headers.location];
};
const events = () => server.database.query.selectFrom('systemEvent').selectAll().execute();

beforeAll(async () => {
  await makeClient(ids.aurora, 'Aurora', 'aurora.localhost');
  await makeClient(ids.harbour, 'Harbour');
  await put('spring-poster', ids.aurora, { utm_source: 'poster', utm_campaign: 'spring' });
  await put('pier', ids.harbour, { utm_source: 'pier' });
});

describe('getAdvertisementData [I7.26, I7.02]', () => {
  it('says what an organisation calls its advertisement; on a partner’s site only the partner’s own [AZ-04]', async () => {
    const ask = (advertisementId: string, host?: string) =>
      server.call('getAdvertisementData', { query: { advertisementId }, ...(host ? { host } : {}) });
    expect((await ask('spring-poster')).body).toEqual({
      advertisementId: 'spring-poster',
      advertisementData: { utm_source: 'poster', utm_campaign: 'spring' },
    });
    expect((await ask('spring-poster', 'aurora.localhost')).status).toBe(200);
    expect((await ask('pier', 'aurora.localhost')).error?.code).toBe('notFound');
    expect((await ask('no-such')).error?.code).toBe('notFound');
    expect((await ask('a b')).status).toBe(400);
  });

  it('is named anew by its own organisation, and by no other', async () => {
    expect(await put('pier', ids.harbour, { utm_source: 'quay' })).toBe(true);
    expect(await put('pier', ids.aurora, { utm_source: 'theft' })).toBe(false);
    const { body } = await server.call('getAdvertisementData', { query: { advertisementId: 'pier' } });
    expect(body.advertisementData).toEqual({ utm_source: 'quay' });
  });

  it('is named by a command, which takes no words that could be a person [PV-04]', () => {
    expect(readAdvertisement(['pier', 'Harbour', 'utm_source=quay'])).toEqual({
      advertisementId: 'pier',
      organisation: 'Harbour',
      advertisementData: { utm_source: 'quay' },
    });
    for (const words of [
      ['pier'],
      ['pier', 'Harbour'],
      ['pier', 'Harbour', 'utm_source=a@b'],
      ['a b', 'H', 'utm_a=b'],
    ])
      expect(() => readAdvertisement(words)).toThrow('foyer advertisement');
    expect(advertisementCommand.summary).toContain('advertisement');
  });
});

describe('recordSystemEvent [I7.26, I7.02]', () => {
  const systemEvent = Buffer.from(JSON.stringify({ affiliateCode: 'ada-7', eventId })).toString('base64');
  const record = (headers: Record<string, string>) =>
    server.call('recordSystemEvent', { body: { eventType: 'visit' }, headers });

  it('keeps what the headers say, and no person', async () => {
    const told = {
      'system-event': systemEvent,
      'advertisement-id': '42',
      'advertisement-data': 'utm_source=mail',
    };
    expect((await record(told)).body).toEqual({ ok: true });
    const [row, ...more] = await events();
    expect(more).toEqual([]);
    expect(row).toEqual({
      systemEventId: expect.any(String),
      eventType: 'visit',
      host: 'localhost',
      appType: null,
      advertisementId: '42',
      advertisementData: { utm_source: 'mail' },
      affiliateCode: 'ada-7',
      eventId,
      createdAt: expect.any(Date),
    });
  });

  it.each([
    ['nothing', {}],
    ['rubbish', { 'system-event': 'not base64 of anything', 'app-type': 'TOASTER' }],
    ['an email address', { 'advertisement-data': 'utm_source=ada%40foyer.example' }],
  ])('takes %s and keeps nothing of it [PV-04]', async (_what, headers) => {
    const before = (await events()).length;
    expect((await record(headers as Record<string, string>)).status).toBe(200);
    expect((await events()).length).toBe(before);
  });

  it('is limited, and forgotten after thirteen months [AZ-12]', async () => {
    const { points } = attribution.attemptLimits.systemEventPerCaller;
    let last = 200;
    for (let at = 0; at <= points && last === 200; at += 1) last = (await record({})).status;
    expect(last).toBe(429);
    const forget = () => forgetSystemEventsJob.handle({}, { platform: server.platform, jobId: 'any' });
    await server.clock.advance(days(395));
    await forget();
    expect(await events()).toHaveLength(1);
    await server.clock.advance(days(2));
    await forget();
    expect(await events()).toEqual([]);
  });
});

describe('GET /redirect [I7.26]', () => {
  it.each([
    '/events',
    '/fr-CA/events?utm_source=mail&affiliateCode=ada-7#seats',
    'http://localhost:4200/events',
    'http://aurora.localhost:4200/',
    'https://band.example/tour?x=1',
  ])('leads to %s', async (url) => {
    expect(await redirect(url)).toEqual([302, url]);
  });

  it.each([
    '',
    '//evil.example',
    '/\\evil.example',
    '\\\\evil.example',
    '/\t/evil.example',
    ' https://evil.example',
    'https://evil.example',
    'http://band.example/',
    'https://band.example:8443/',
    'https://band.example@evil.example/',
    'https://band.example.evil.example/',
    'https://evilband.example/',
    'http://aurora.localhost.evil.example:4200/',
    'http://localhost:4201/',
    'https:evil.example',
    'https:/evil.example',
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    'data:text/html,<script>alert(1)</script>',
    'file:///etc/passwd',
    'http://[::1]:4200/',
    'http://127.0.0.1:4200/',
    'https://band。example/',
    'https://band.example\r\nSet-Cookie: x=1',
    `/${'x'.repeat(1_000)}`,
  ])('leads by %j to the first page [AZ-09]', async (url) => {
    expect(await redirect(url)).toEqual([302, '/']);
  });

  it('leads to the first page where nothing is said, or said twice', async () => {
    expect(await redirect()).toEqual([302, '/']);
    const twice = await server.inject({
      method: 'GET',
      url: '/api/redirect?url=/events&url=https://evil.example',
      headers: { host: 'localhost' },
    });
    expect(twice.headers.location).toBe('/');
  });

  it('takes its hosts from the environment, and no address for one', () => {
    expect(
      readAttributionSettings({ FOYER_REDIRECT_HOSTS: 'Band.example, b.example' }).redirectHosts,
    ).toEqual(['band.example', 'b.example']);
    expect(() => readAttributionSettings({ FOYER_REDIRECT_HOSTS: 'https://x' })).toThrow(
      'FOYER_REDIRECT_HOSTS',
    );
  });
});
