import { AsyncLocalStorage } from 'node:async_hooks';
import { sql } from 'kysely';
import { defaultPoolSettings } from '../../platform/database/connectionPool.ts';
import { openDatabase, type Database } from '../../platform/database/database.ts';
import { inTransaction } from '../../platform/database/inTransaction.ts';
import { seconds } from '../../platform/time/units.ts';
import { checkInvariants } from '../../testing/database/checkInvariants.ts';
import { createTestDatabase, type TestDatabase } from '../../testing/database/createTestDatabase.ts';
import { checkout, knowsBuyers, line, makeBuyers } from '../../testing/sale/people/buyers.ts';
import { tally } from '../../testing/sale/races/rounds.ts';
import { buildSale, type SaleFixture } from '../../testing/sale/fixtures/saleFixture.ts';
import { buildTestServer, type TestServer } from '../../testing/testServer.ts';

const connections = 6;
const { connectTimeoutMs, lockTimeoutMs } = defaultPoolSettings;
/** Answers of a busy machine are this much later. */
const leewayMs = 3_000;

let own: TestDatabase;
/** The server's own connections, with the time limits of a deployment. */
let limited: Database;
let server: TestServer;

beforeAll(async () => {
  own = await createTestDatabase();
  const settings = { ...defaultPoolSettings, maxConnections: connections };
  limited = openDatabase({ connectionString: own.connectionString, settings });
  server = await buildTestServer({ authenticate: knowsBuyers, database: limited });
  // Connects, so that no measured call has to.
  await holdPlaces(await buildSale(own.database), connections);
});
afterAll(async () => {
  await checkInvariants(own.database);
  await server.close();
  await limited.close();
  await own.close();
});

/** Runs `work` while another session has locked the stock of a sale. */
function whileLocked({ standingItem }: SaleFixture, work: () => Promise<void>): Promise<void> {
  // Bound, so that what it opens is not taken for a part of the transaction.
  const run = AsyncLocalStorage.bind(work);
  return inTransaction(own.database, async (tx) => {
    await sql`select from inventory_item where inventory_item_id = ${standingItem} for update`.execute(tx);
    await run();
  });
}

/** Lets new buyers hold a place each. @returns the answers, and how long the slowest took */
async function holdPlaces({ eventId, standing }: SaleFixture, count: number) {
  const buyers = await makeBuyers(own.database, count);
  const startedAt = performance.now();
  const answers = await Promise.all(
    buyers.map((buyer) => checkout(server, buyer, eventId, [line('a', standing, 1)])),
  );
  return { counts: tally(answers), ms: performance.now() - startedAt };
}

describe('a lock that another session keeps [CR-04]', () => {
  it('is waited for, with one connection, three seconds at most, and until a deadlock is found', async () => {
    expect(connectTimeoutMs + lockTimeoutMs).toBeLessThanOrEqual(seconds(3));
    const { rows } = await sql<{ ms: number }>`select setting::int as ms from pg_settings
      where name = 'deadlock_timeout'`.execute(own.database.kysely);
    expect(lockTimeoutMs).toBeGreaterThanOrEqual(rows[0]!.ms + 250);
  });

  it('refuses who needs it in time, leaves connections to other sales, and lets sell on afterwards', async () => {
    const callers = connections - 2;
    const [sale, other] = [await buildSale(own.database), await buildSale(own.database)];
    await whileLocked(sale, async () => {
      const waiting = holdPlaces(sale, callers);
      const served = await holdPlaces(other, connections);
      expect(served.counts).toEqual({ ok: connections });
      expect(served.ms).toBeLessThan(lockTimeoutMs);
      const refused = await waiting;
      expect(refused.counts).toEqual({ serviceUnavailable: callers });
      expect(refused.ms).toBeLessThan(lockTimeoutMs + leewayMs);
    });
    expect((await holdPlaces(sale, callers)).counts).toEqual({ ok: callers });
  });

  it('refuses more callers than there are connections after their wait for both, and loses no connection', async () => {
    const callers = 3 * connections;
    const sale = await buildSale(own.database, { standing: callers });
    await whileLocked(sale, async () => {
      const { counts, ms } = await holdPlaces(sale, callers);
      expect(counts).toEqual({ serviceUnavailable: callers });
      expect(ms).toBeLessThan(connectTimeoutMs + lockTimeoutMs + leewayMs);
    });
    expect((await holdPlaces(sale, callers)).counts).toEqual({ ok: callers });
    expect(limited.pool.size().total).toBeLessThanOrEqual(connections);
  });
});
