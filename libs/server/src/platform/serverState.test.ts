import { sql } from 'kysely';
import { defaultCaches } from './config/cacheSettings.ts';
import { currentFacts } from '../sale/offer/saleFacts.ts';
import { sampleSubset } from '@foyer/sample';
import { seedSample } from '../testing/database/seedSample.ts';
import { catalogueEventId } from '../loader/write/writeEvent.ts';
import { stateKey } from './serverState.ts';
import { testConfig } from '../testing/testConfig.ts';
import { buildTestServer, type TestServer } from '../testing/testServer.ts';

const eventId = catalogueEventId(sampleSubset.club);
// One object for both servers, so that it can't distinguish them.
const config = testConfig({ caches: defaultCaches });
const servers: TestServer[] = [];

// Two databases with the same event and version, but another price and name.
beforeAll(async () => {
  for (const [at, name] of ['First', 'Second'].entries()) {
    const server = await buildTestServer({ config });
    servers.push(server);
    await seedSample(server.database, { only: [sampleSubset.club] });
    const { query } = server.database;
    await sql`update event set short_name = jsonb_build_object('en-US', ${name}::text) where event_id = ${eventId}`.execute(
      query,
    );
    await sql`update offer_group set face_price = ${1000 + at} where event_id = ${eventId}`.execute(query);
    await sql`update event set sale_version = '00000000-0000-4000-8000-000000000007' where event_id = ${eventId}`.execute(
      query,
    );
    await sql`insert into remote_config_value (key, value, operator, changed_at)
      values ('recaptchaSiteKey', ${name}, 'test', foyer_now())`.execute(query);
  }
}, 120_000);
afterAll(async () => {
  for (const server of servers) await server.close();
});

describe('two servers in one process', () => {
  it('have each its own prices', async () => {
    const prices = [];
    for (const { platform } of servers) {
      const facts = await currentFacts(platform, platform.database.query, { eventId, scope: {} });
      prices.push(...new Set([...facts!.offers.values()].map(({ facePrice }) => facePrice)));
    }
    expect(prices).toEqual([1000, 1001]);
  });

  it('have each its own answers and remote configuration', async () => {
    const answers = [];
    for (const server of servers) {
      const { body: profile } = await server.call('getEventProfile', { query: { eventId } });
      const { body: remote } = await server.call('getRemoteConfig');
      answers.push([profile.summary.shortName, remote.values.recaptchaSiteKey]);
    }
    expect(answers).toEqual([
      ['First', 'First'],
      ['Second', 'Second'],
    ]);
  });

  it('keep what they made', () => {
    const key = stateKey<object>('test');
    const [first, second] = servers.map(({ platform }) => platform.state);
    const made = first!.of(key, () => ({}));
    expect(first!.of(key, () => ({}))).toBe(made);
    expect(second!.of(key, () => ({}))).not.toBe(made);
  });
});
