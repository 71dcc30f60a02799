import { sql } from 'kysely';
import { seconds } from '../time/units.ts';
import { openDatabase, type Database } from './database.ts';
import { isConnectionLoss, sqlStateOf } from './databaseErrors.ts';
import { runTransaction } from './inTransaction.ts';
import type { Invariant } from './invariants.ts';

/** Rows shown of a violated invariant. */
const shownRows = 5;

/** Longest time for one invariant of a deployment: its tables are larger than those of any request. */
export const longestCheckMs = seconds(30);

/** Invariant of which something was found. */
interface Finding {
  name: string;
  /** The first rows as JSON, or the reason why it was not checked. Has ids, no personal data [PV-04]. */
  finding: string;
}

/** What a check found; what is in neither list holds. */
interface Findings {
  violated: Finding[];
  /** Failed, or took too long. */
  notChecked: Finding[];
}

/** Says why an invariant was not checked, without the message, which quotes values. */
function reasonOf(error: unknown): string {
  const state = sqlStateOf(error);
  if (state) return `SQLSTATE ${state}`;
  return error instanceof Error ? error.name : 'unknown';
}

/** Reads in one snapshot of its own, taken with the time that the query compares, so that a sale under way is no violation. */
async function findRows(database: Database, invariant: Invariant): Promise<object[]> {
  const query = sql.raw<object>(`select * from (${invariant.sql}) violation limit ${shownRows}`);
  return runTransaction(
    database,
    {
      open: async (tx) => (await query.execute(tx)).rows,
      work: async (_tx, _now, rows) => rows,
      close: async () => undefined,
    },
    { isolation: 'repeatable read', isReadOnly: true },
  );
}

/**
 * Checks invariants one after the other [DS-06].
 * @throws errors of a lost connection; one invariant that fails or takes too long does not stop the others
 */
export async function findViolations(
  database: Database,
  invariants: readonly Invariant[],
): Promise<Findings> {
  const findings: Findings = { violated: [], notChecked: [] };
  for (const invariant of invariants) {
    const { name } = invariant;
    try {
      const rows = await findRows(database, invariant);
      if (rows.length > 0) findings.violated.push({ name, finding: JSON.stringify(rows) });
    } catch (error) {
      if (isConnectionLoss(error)) throw error;
      findings.notChecked.push({ name, finding: reasonOf(error) });
    }
  }
  return findings;
}

/** Checks invariants of a deployment on a connection of its own, whose time limit is not that of requests. */
export async function findViolationsOf(
  connectionString: string,
  invariants: readonly Invariant[],
  statementTimeoutMs = longestCheckMs,
): Promise<Findings> {
  const database = openDatabase({ connectionString, settings: { maxConnections: 1, statementTimeoutMs } });
  try {
    return await findViolations(database, invariants);
  } finally {
    await database.close();
  }
}
