import { sql } from 'kysely';
import type { Queryable, TransactionScope } from '../../../platform/database/transactionScope.ts';

/** Tells whether an organisation permits pages of an origin to embed the widget. */
export async function isEmbedder(db: Queryable, origin: string): Promise<boolean> {
  const row = await db
    .selectFrom('embedOrigin')
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
    .select('sessionId')
    .where('sessionId', '=', sessionId)
    .where('endedAt', 'is', null)
    .where('expiresAt', '>', sql<Date>`foyer_now()`)
    .where('idleExpiresAt', '>', sql<Date>`foyer_now()`)
    .executeTakeFirst();
  return row !== undefined;
}
