import { AsyncLocalStorage } from 'node:async_hooks';
import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import type { Database } from './database.ts';
import { isConnectionLoss, isRetryable, NestedTransactionError } from './databaseErrors.ts';
import type { Queryable, TransactionScope } from './transactionScope.ts';

const maxAttempts = 6;
const firstPauseMs = 5;

const openTransactions = new AsyncLocalStorage<{ database: Database; isOpen: boolean }>();

let turn = 0;

/** Spreads the retries of conflicting calls: each takes the next eighth of the pause. */
function pauseBefore(attempts: number): number {
  turn = (turn + 1) % 8;
  return (firstPauseMs * 2 ** attempts * (turn + 1)) / 8;
}

export interface TransactionOptions {
  /**
   * Default `read committed`: constraints and guards in the database protect the data, not the isolation level.
   */
  isolation?: 'read committed' | 'repeatable read' | 'serializable';
  isReadOnly?: boolean;
}

/** Work of a transaction; `open` is sent with the begin and `close` with the commit, so neither costs a round trip. */
export interface TransactionWork<T, Opening> {
  open: (tx: TransactionScope) => Promise<Opening>;
  work: (tx: TransactionScope, now: Date, opening: Opening) => Promise<T>;
  /** Statement without a result; if it fails, nothing is committed. */
  close: (tx: TransactionScope, result: T) => Promise<void>;
}

async function begin(connection: Queryable, options: TransactionOptions): Promise<Date> {
  const isolation = sql.raw(options.isolation ?? 'read committed');
  const access = sql.raw(options.isReadOnly ? ' read only' : '');
  // One round trip for both; the last statement's result is returned.
  const statement = sql<{
    now: Date;
  }>`start transaction isolation level ${isolation}${access}; select foyer_now() as now`;
  const { rows } = await statement.execute(connection);
  return rows[0]!.now;
}

async function commit(connection: Queryable): Promise<void> {
  const { rows } = await sql<{ command: string }>`commit`.execute(connection);
  // After a swallowed error, PostgreSQL answers COMMIT with ROLLBACK: nothing was written.
  if (rows[0]?.command !== 'COMMIT')
    throw new Error('The transaction was aborted by an error that was not passed on');
}

async function attempt<T, Opening>(
  database: Database,
  { open, work, close }: TransactionWork<T, Opening>,
  options: TransactionOptions,
): Promise<T> {
  return database.onOneConnection(async (connection, limit) => {
    const { scope, end } = limit();
    const tx = scope as TransactionScope;
    try {
      const [now, opening] = await Promise.all([begin(connection, options), open(tx)]);
      const result = await work(tx, now, opening);
      const closing = close(tx, result);
      end();
      await Promise.all([closing, commit(connection)]);
      return result;
    } catch (error) {
      // Statements started in parallel to the failure may still run, but not after the rollback.
      end();
      // The pool discards lost connections and those whose rollback fails; a rollback on a lost one only takes time.
      if (!isConnectionLoss(error)) await sql`rollback`.execute(connection).catch(() => undefined);
      throw error;
    }
  });
}

/**
 * Runs `work` in a transaction: committed when it returns, rolled back when it throws. Deadlocks and serialization
 * failures are retried a few times, so `work` must have no effect outside the database and make no network call.
 * @param work receives the transaction and its time, which is database time (`foyer_now()`)
 * @throws NestedTransactionError if the calling code is already in a transaction: pass `tx` on instead
 */
export const inTransaction = <T>(
  database: Database,
  work: (tx: TransactionScope, now: Date) => Promise<T>,
  options: TransactionOptions = {},
): Promise<T> =>
  runTransaction(database, { open: async () => undefined, work, close: async () => undefined }, options);

/** Like `inTransaction`, with a statement sent along with the begin and one sent along with the commit. */
export async function runTransaction<T, Opening>(
  database: Database,
  parts: TransactionWork<T, Opening>,
  options: TransactionOptions = {},
): Promise<T> {
  const outer = openTransactions.getStore();
  if (outer?.isOpen && outer.database === database) {
    throw new NestedTransactionError(
      'A transaction is already open here: hand its scope on instead of opening another',
    );
  }
  const state = { database, isOpen: true };
  return openTransactions.run(state, async () => {
    try {
      for (let attempts = 1; ; attempts += 1) {
        try {
          return await attempt(database, parts, options);
        } catch (error) {
          if (!isRetryable(error) || attempts >= maxAttempts) throw error;
          await sleep(pauseBefore(attempts));
        }
      }
    } finally {
      state.isOpen = false;
    }
  });
}

/**
 * Tells whether the calling code is inside `inTransaction`, where network calls are refused.
 */
export const isInTransaction = (): boolean => openTransactions.getStore()?.isOpen ?? false;
