import { sql, type Selectable } from 'kysely';
import type { SessionTable } from '../../../platform/database/databaseSchema.gen.ts';
import type { Queryable, TransactionScope } from '../../../platform/database/transactionScope.ts';

export type SessionRow = Selectable<SessionTable>;

const mostSessions = 100;

/** Lists a user's live sessions, most recently used first. */
export const listLiveSessions = (db: Queryable, userId: string): Promise<SessionRow[]> =>
  db
    .selectFrom('session')
    .selectAll()
    .where('userId', '=', userId)
    .where('endedAt', 'is', null)
    .where('expiresAt', '>', sql<Date>`foyer_now()`)
    .where('idleExpiresAt', '>', sql<Date>`foyer_now()`)
    .orderBy('lastSeenAt', 'desc')
    .orderBy('sessionId', 'desc')
    .limit(mostSessions)
    .execute();

/** Ends a session of this user; undefined if it belongs to another user or has already ended. */
export const endOwnSession = (
  tx: TransactionScope,
  userId: string,
  sessionId: string,
  now: Date,
): Promise<{ sessionId: string } | undefined> =>
  tx
    .updateTable('session')
    .set({ endedAt: now })
    .where('userId', '=', userId)
    .where('sessionId', '=', sessionId)
    .where('endedAt', 'is', null)
    .returning('sessionId')
    .executeTakeFirst();

/** Ends every session of this user except one. */
export async function endSessionsBut(
  tx: TransactionScope,
  userId: string,
  sessionId: string,
  now: Date,
): Promise<void> {
  await tx
    .updateTable('session')
    .set({ endedAt: now })
    .where('userId', '=', userId)
    .where('sessionId', '<>', sessionId)
    .where('endedAt', 'is', null)
    .execute();
}

/** Deletes sessions that ended more than a day ago, with their devices and IP addresses. */
export async function deleteOldSessions(tx: TransactionScope): Promise<void> {
  await sql`
    delete from session
    where least(ended_at, expires_at, idle_expires_at) < foyer_now() - interval '1 day'`.execute(tx);
}
