import { openDatabase, type Database } from '../platform/database/database.ts';

/**
 * Runs `work` on connections without the time limits of requests, since loading a venue of 60,000 seats exceeds them.
 */
export async function withoutTimeLimits<T>(
  { connectionString }: Database,
  work: (unlimited: Database) => Promise<T>,
): Promise<T> {
  const settings = {
    maxConnections: 1,
    statementTimeoutMs: 0,
    idleInTransactionTimeoutMs: 0,
    connectTimeoutMs: 30_000,
  };
  const unlimited = openDatabase({ connectionString, settings });
  try {
    return await work(unlimited);
  } finally {
    await unlimited.close();
  }
}
