import { sql } from 'kysely';
import type { UserAuthenticationState } from '@foyer/contract';
import { prepared } from '../../../platform/database/preparedStatements.ts';
import type { Queryable, TransactionScope } from '../../../platform/database/transactionScope.ts';
import type { Engagement, Membership } from '../../../platform/http/access/actor.ts';

export interface NewSession {
  sessionId: string;
  userId: string;
  tokenHash: Buffer;
  idleExpiresAt: Date;
  expiresAt: Date;
  /** Set by the client, so shown to the account's owner only. */
  userAgent: string;
  ipAddress: string;
}

export async function insertSession(tx: TransactionScope, session: NewSession, now: Date): Promise<void> {
  await tx
    .insertInto('session')
    .values({
      sessionId: session.sessionId,
      userId: session.userId,
      tokenHash: session.tokenHash,
      createdAt: now,
      lastSeenAt: now,
      idleExpiresAt: session.idleExpiresAt,
      expiresAt: session.expiresAt,
      userAgent: session.userAgent.slice(0, 300),
      ipAddress: session.ipAddress.slice(0, 64),
    })
    .execute();
}

export interface SessionOwner {
  userId: string;
  sessionId: string;
  state: UserAuthenticationState;
  memberships: Membership[];
  engagements: Engagement[];
  createdAt: Date;
}

/**
 * Finds the owner of a token, if its session is alive by database time. The same statement extends the idle deadline,
 * at most once per `touchMs`, so that most requests write nothing.
 */
export async function findSessionOwner(
  db: Queryable,
  tokenHash: Buffer,
  { idleMs, touchMs }: { idleMs: number; touchMs: number },
): Promise<SessionOwner | undefined> {
  const { rows } = await sql<SessionOwner>`${prepared}
    with alive as (
      select s.session_id, s.user_id, s.created_at, s.last_seen_at from session s
      where s.token_hash = ${tokenHash} and s.ended_at is null
        and s.expires_at > foyer_now() and s.idle_expires_at > foyer_now()
    ), touched as (
      update session s set last_seen_at = foyer_now(),
        idle_expires_at = foyer_now() + ${idleMs}::float8 * interval '1 millisecond'
      from alive a
      where s.session_id = a.session_id and s.ended_at is null
        and a.last_seen_at < foyer_now() - ${touchMs}::float8 * interval '1 millisecond'
    )
    select a.session_id, a.user_id, a.created_at, u.state,
      coalesce((select jsonb_agg(jsonb_build_object('clientId', m.client_id, 'rights', m.rights))
        from client_member m where m.user_id = a.user_id), '[]') as memberships,
      coalesce((select jsonb_agg(jsonb_build_object('eventId', p.event_id))
        from promoter_engagement p where p.user_id = a.user_id), '[]') as engagements
    from alive a join user_account u using (user_id)`.execute(db);
  return rows[0];
}

/** Tells whether the account of an address has a session from this IP address that wasn't ended. */
export async function isKnownCaller(
  db: Queryable,
  emailAddress: string,
  ipAddress: string,
): Promise<boolean> {
  const row = await db
    .selectFrom('session')
    .innerJoin('userAccount', 'userAccount.userId', 'session.userId')
    .select('session.sessionId')
    .where('userAccount.emailAddress', '=', emailAddress)
    .where('session.ipAddress', '=', ipAddress)
    .where('session.endedAt', 'is', null)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

export async function endSession(tx: TransactionScope, sessionId: string, now: Date): Promise<void> {
  await tx
    .updateTable('session')
    .set({ endedAt: now })
    .where('sessionId', '=', sessionId)
    .where('endedAt', 'is', null)
    .execute();
}

/** Ends every session of an account, after a new password or a bar. */
export async function endSessionsOf(tx: TransactionScope, userId: string, now: Date): Promise<void> {
  await tx
    .updateTable('session')
    .set({ endedAt: now })
    .where('userId', '=', userId)
    .where('endedAt', 'is', null)
    .execute();
}
