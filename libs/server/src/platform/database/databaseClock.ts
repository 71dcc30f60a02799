import { sql } from 'kysely';
import type { Queryable } from './transactionScope.ts';

/** Reads database time, which decides all deadlines. `inTransaction` passes it on as `now`. */
export async function readDatabaseTime(db: Queryable): Promise<Date> {
  const { rows } = await sql<{ now: Date }>`select foyer_now() as now`.execute(db);
  return rows[0]!.now;
}

/** Reads the offset of database time set by the sandbox, in milliseconds. */
export async function readClockOffset(db: Queryable): Promise<number> {
  const { offsetMs } = await db.selectFrom('clock').select('offsetMs').executeTakeFirstOrThrow();
  return offsetMs;
}

/** Sets the offset of database time from real time, in milliseconds. For the sandbox and tests only. */
export async function setClockOffset(db: Queryable, offsetMs: number): Promise<void> {
  await db
    .updateTable('clock')
    .set({ offsetMs: Math.round(offsetMs) })
    .execute();
}

/** Moves the offset of database time; moves made at once add up. @returns whether it stays within `most` of real time */
export async function moveClockOffset(db: Queryable, byMs: number, most: number): Promise<boolean> {
  const moved = sql<number>`offset_ms + ${Math.round(byMs)}`;
  const rows = await db
    .updateTable('clock')
    .set({ offsetMs: moved })
    .where(sql<boolean>`abs(offset_ms + ${Math.round(byMs)}) <= ${most}`)
    .returning('offsetMs')
    .execute();
  return rows.length > 0;
}
