import { defaultConfig } from '../../../composition/config/defaultConfig.ts';
import { buildTestServer } from '../../../testing/testServer.ts';
import { useTestDatabase } from '../../../testing/useTestServer.ts';
import { openDatabase } from '../../database/database.ts';

const test = useTestDatabase();
const mostWaiting = 3;

describe('a server whose database has more callers than it can serve', () => {
  it('turns further calls away at once, and finishes those that it took [LD-05]', async () => {
    const database = openDatabase({
      connectionString: test.connectionString,
      settings: { maxConnections: 1, connectTimeoutMs: 60_000 },
    });
    const server = await buildTestServer({
      database,
      config: { http: { ...defaultConfig.http, mostWaiting } },
    });
    const ask = (at: number) =>
      server.call('isEmailAddressAvailable', { query: { emailAddress: `fan${at}@foyer.example` } });
    const lent = await database.pool.connect();
    try {
      const taken = Array.from({ length: mostWaiting }, (_each, at) => ask(at));
      while (database.pool.size().waiting < mostWaiting) await new Promise(setImmediate);
      const { status, error, headers } = await ask(mostWaiting);
      expect([status, error?.code]).toEqual([503, 'serviceUnavailable']);
      expect(Number(headers['retry-after'])).toBe(server.platform.config.http.retryAfterSeconds);
      lent.release();
      expect((await Promise.all(taken)).map((each) => each.status)).toEqual([200, 200, 200]);
      expect((await ask(mostWaiting)).status).toBe(200);
    } finally {
      await server.close();
      await database.close();
    }
  });
});
