import { sql } from 'kysely';
import type { Queryable } from './transactionScope.ts';

/** Database time: the one by which every deadline is decided. Inside `inTransaction` it is handed over as `now`. */
export async function readDatabaseTime(db: Queryable): Promise<Date> {
  const { rows } = await sql<{ now: Date }>`select foyer_now() as now`.execute(db);
  return rows[0]!.now;
}

/** How far the sandbox has moved database time, milliseconds. */
export async function readClockOffset(db: Queryable): Promise<number> {
  const { offset_ms } = await db.selectFrom('clock').select('offset_ms').executeTakeFirstOrThrow();
  return offset_ms;
}

/** Sets how far database time is away from real time, milliseconds. Only the sandbox and tests do this. */
export async function setClockOffset(db: Queryable, offsetMs: number): Promise<void> {
  await db
    .updateTable('clock')
    .set({ offset_ms: Math.round(offsetMs) })
    .execute();
}
