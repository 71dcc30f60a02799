import { sql } from 'kysely';
import { buildTestServer } from '../../testing/testServer.ts';
import { useTestDatabase } from '../../testing/useTestServer.ts';
import { openDatabase } from './database.ts';
import { createRequestTime, inRequest } from './requestTime.ts';

const test = useTestDatabase();

const withOneConnection = (connectTimeoutMs: number) =>
  openDatabase({
    connectionString: test.connectionString,
    settings: { maxConnections: 1, connectTimeoutMs },
  });

it('keeps a statement to one core', async () => {
  const { rows } = await sql<{ workers: string }>`
    select current_setting('max_parallel_workers_per_gather') as workers`.execute(test.database.kysely);
  expect(rows).toEqual([{ workers: '0' }]);
});

describe('a busy pool', () => {
  it('serves however many callers wait, as long as each gets a connection in time', async () => {
    const database = withOneConnection(60_000);
    try {
      const calls = Array.from({ length: 500 }, () => sql`select 1`.execute(database.kysely));
      const outcomes = await Promise.allSettled(calls);
      expect(outcomes.filter(({ status }) => status === 'rejected')).toEqual([]);
    } finally {
      await database.close();
    }
  });

  it('serves requests that have begun first, and then those that came first', async () => {
    const database = withOneConnection(60_000);
    const served: string[] = [];
    const ask = async (name: string) => {
      await sql`select 1`.execute(database.kysely);
      served.push(name);
    };
    const begun = createRequestTime();
    try {
      await inRequest(begun, () => ask('begin'));
      const lent = await database.pool.connect();
      const waiting = ['first', 'second'].map((name) => inRequest(createRequestTime(), () => ask(name)));
      waiting.push(inRequest(begun, () => ask('go on')));
      lent.release();
      await Promise.all(waiting);
      expect(served).toEqual(['begin', 'go on', 'first', 'second']);
    } finally {
      await database.close();
    }
  });

  it('turns a caller away who would wait too long: 503 with Retry-After', async () => {
    const database = withOneConnection(1_000);
    const server = await buildTestServer({ database });
    const lent = await database.pool.connect();
    try {
      const { status, headers } = await server.call('listEvents', { query: {} });
      expect([status, Number(headers['retry-after'])]).toEqual([
        503,
        server.platform.config.http.retryAfterSeconds,
      ]);
    } finally {
      lent.release();
      await server.close();
      await database.close();
    }
  });
});
