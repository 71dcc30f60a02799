import { sql } from 'kysely';
import { buildTestServer } from '../../testing/testServer.ts';
import { useTestDatabase } from '../../testing/useTestServer.ts';
import { openDatabase } from './database.ts';
import { createRequestWait, inRequest } from './requestWait.ts';

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

  it('lets the waits of a request share one limit [CR-04]', async () => {
    const database = withOneConnection(60_000);
    let nowMs = 0;
    const request = createRequestWait(() => nowMs);
    const ask = () => inRequest(request, () => sql`select 1`.execute(database.kysely));
    try {
      await ask();
      const lent = await database.pool.connect();
      const endWait = request.start();
      nowMs += 60_000;
      endWait();
      await expect(ask()).rejects.toThrow('timeout exceeded');
      lent.release();
      await ask();
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
