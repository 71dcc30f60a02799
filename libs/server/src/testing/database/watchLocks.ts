import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import { openDatabase } from '../../platform/database/database.ts';

/** Lock on a table, held by one transaction, that blocks other transactions' writes, or their reads too. */
export interface HeldLock {
  table: string;
  mode: string;
  /** Last migration that was done when it was first seen. */
  after: string;
  heldMs: number;
}

const betweenLooksMs = 10;

/** Watches which tables others lock against writers, and for how long. @returns ends it, with the locks, longest first */
export function watchLocks(connectionString: string): () => Promise<HeldLock[]> {
  const { kysely, close } = openDatabase({ connectionString, settings: { maxConnections: 1 } });
  const locks = new Map<string, HeldLock & { since: number }>();
  const look = async (): Promise<void> => {
    const { rows } = await sql<{ table: string; mode: string; transaction: string; after: string }>`
      select c.relname as "table", l.mode, l.virtualtransaction as transaction,
        (select max(name) from migration) as after
      from pg_locks l join pg_class c on c.oid = l.relation join pg_namespace n on n.oid = c.relnamespace
      where l.granted and l.locktype = 'relation' and c.relkind = 'r' and n.nspname not like 'pg\\_%' and l.pid <> pg_backend_pid()
        and l.mode in ('ShareLock', 'ShareRowExclusiveLock', 'ExclusiveLock', 'AccessExclusiveLock')`.execute(
      kysely,
    );
    const at = performance.now();
    for (const { transaction, ...lock } of rows) {
      const key = `${transaction} ${lock.table} ${lock.mode}`;
      const known = locks.get(key) ?? { ...lock, since: at, heldMs: 0 };
      locks.set(key, { ...known, heldMs: at - known.since });
    }
  };
  const ending = new AbortController();
  const watching = (async () => {
    while (!ending.signal.aborted) {
      await look();
      await sleep(betweenLooksMs);
    }
    await close();
  })();
  // A look that fails is told of by the end, and is no unhandled rejection until then.
  watching.catch(() => undefined);
  return async () => {
    ending.abort();
    await watching;
    return [...locks.values()]
      .map(({ since: _since, ...lock }) => ({ ...lock, heldMs: Math.round(lock.heldMs) }))
      .toSorted((one, other) => other.heldMs - one.heldMs);
  };
}
