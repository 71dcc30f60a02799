import { openDatabase, type Database } from '../platform/database/database.ts';

/**
 * Runs `work` on connections without the time limits of requests, since loading a venue of 60,000 seats exceeds them.
 */
export async function withPatience<T>(
  { connectionString }: Database,
  work: (patient: Database) => Promise<T>,
): Promise<T> {
  const settings = {
    maxConnections: 1,
    statementTimeoutMs: 0,
    idleInTransactionTimeoutMs: 0,
    connectTimeoutMs: 30_000,
  };
  const patient = openDatabase({ connectionString, settings });
  try {
    return await work(patient);
  } finally {
    await patient.close();
  }
}
