import { sql } from 'kysely';
import type { Queryable, TransactionScope } from '../../../platform/database/transactionScope.ts';

/** Tells whether an organisation permits pages of an origin to embed the widget. */
export async function isEmbedder(db: Queryable, origin: string): Promise<boolean> {
  const row = await db
    .selectFrom('embed_origin')
    .select('origin')
    .where('origin', '=', origin)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** Tells whether a session is alive by database time. */
export async function isSessionAlive(tx: TransactionScope, sessionId: string): Promise<boolean> {
  const row = await tx
    .selectFrom('session')
    .select('session_id')
    .where('session_id', '=', sessionId)
    .where('ended_at', 'is', null)
    .where('expires_at', '>', sql<Date>`foyer_now()`)
    .where('idle_expires_at', '>', sql<Date>`foyer_now()`)
    .executeTakeFirst();
  return row !== undefined;
}
