import type { PoolSettings } from '../../platform/database/connectionPool.ts';
import { openDatabase, type Database } from '../../platform/database/database.ts';
import { moveTestClock } from '../testClock.ts';
import { cloneTestDatabase } from './testPostgres.ts';

export interface TestDatabase {
  database: Database;
  connectionString: string;
  /** Removes it once nothing is connected to it, as `close` does. */
  drop: () => Promise<void>;
  close: () => Promise<void>;
}

/** On a busy machine a statement may wait long for a core; answers of 503 are for tests that set their own limits. */
const patience: Partial<PoolSettings> = {
  connectTimeoutMs: 20_000,
  statementTimeoutMs: 20_000,
  lockTimeoutMs: 20_000,
};

/**
 * Creates a migrated database at the time of the test run by copying the template (about 80 ms); `close` removes it.
 * @param options.original address of a test database to copy in place of the template, which nothing may be connected to
 */
export async function createTestDatabase({
  settings,
  original,
}: { settings?: Partial<PoolSettings>; original?: string } = {}): Promise<TestDatabase> {
  const { url, drop } = await cloneTestDatabase(original);
  const database = openDatabase({ connectionString: url, settings: { ...patience, ...settings } });
  await moveTestClock(database.query, 0);
  return {
    database,
    connectionString: url,
    drop,
    close: async () => {
      await database.close();
      await drop();
    },
  };
}
