import type { Locale } from '@foyer/contract';
import { sql } from 'kysely';
import { toColumns } from '../../platform/database/columnNames.ts';
import type { Queryable, TransactionScope } from '../../platform/database/transactionScope.ts';
import { inScope, type EventScope } from '../event/eventScope.ts';
import { tokenPolicyForm } from '../token/tokenPolicy.ts';
import type { PassableToken, ReceivedToken, SentAssignment } from './assignmentPolicy.ts';
import { chain, doors, hasWatched, revokesBy, type Stored } from './passedToken.ts';

export interface HeldForTransfer extends PassableToken {
  tokenId: string;
}

/** Finds tokens of an event in their holder's hands, in the order of their ids. */
export async function findPassable(
  db: Queryable,
  {
    eventId,
    tokenIds,
    holderId,
    scope,
  }: {
    eventId: string;
    tokenIds: readonly string[];
    holderId: string;
    scope: EventScope;
  },
): Promise<HeldForTransfer[]> {
  const { rows } = await sql<Stored<HeldForTransfer>>`
    select t.token_id as "tokenId", t.state, t.policy, u.tokens_frozen_at is not null as "isFrozen",
      e.status = 'Cancelled' as "isCancelled", ${doors} as "doorsAt", ${chain} as chain,
      ${hasWatched} as "hasWatched"
    from token t join event e using (event_id) join user_account u on u.user_id = t.holder_id
    where t.event_id = ${eventId} and t.token_id = any(${[...tokenIds]}::uuid[]) and t.holder_id = ${holderId}
      and ${inScope(scope)} order by t.token_id`.execute(db);
  return rows.map(({ policy, ...row }) => ({ ...row, policy: tokenPolicyForm.read(policy) }));
}

export interface NewInvitation {
  eventId: string;
  inviteId: string;
  assignmentGroupId: string;
  fromUserId: string;
  emailAddress: string;
  codeHash: Buffer;
  message: string | null;
  userLocale: Locale;
  siteHost: string | null;
  /** When it is mailed; null for at once. */
  sendsAt: Date | null;
}

/** Stores invitations with their assignments. */
export async function insertInvitations(
  tx: TransactionScope,
  invitations: readonly NewInvitation[],
  assignments: readonly {
    assignmentId: string;
    tokenId: string;
    eventId: string;
    inviteId: string;
    fromUserId: string;
  }[],
): Promise<void> {
  // One parameter for all rows: a statement has at most 65,535.
  await sql`
    insert into token_invitation (event_id, invite_id, assignment_group_id, from_user_id, email_address, code_hash, message,
      user_locale, site_host, sends_at)
    select event_id, invite_id, assignment_group_id, from_user_id, email_address, code_hash, message, user_locale, site_host,
      sends_at
    from jsonb_to_recordset(${JSON.stringify(invitations.map(toColumns))}::jsonb) as i (event_id uuid, invite_id uuid,
      assignment_group_id uuid, from_user_id uuid, email_address text, code_hash bytea, message text, user_locale text,
      site_host text, sends_at timestamptz)`.execute(tx);
  await sql`
    insert into token_assignment (event_id, assignment_id, token_id, invite_id, from_user_id)
    select event_id, assignment_id, token_id, invite_id, from_user_id
    from jsonb_to_recordset(${JSON.stringify(assignments.map(toColumns))}::jsonb) as a (event_id uuid, assignment_id uuid,
      token_id uuid, invite_id uuid, from_user_id uuid)`.execute(tx);
}

export interface SentRow extends SentAssignment {
  eventId: string;
  assignmentId: string;
  tokenId: string;
  /** Null for a guest. */
  inviteId: string | null;
  holderId: string;
  fromUserId: string;
}

/** Finds an assignment of its sender. */
export async function findSent(
  db: Queryable,
  { assignmentId, fromUserId, scope }: { assignmentId: string; fromUserId: string; scope: EventScope },
): Promise<SentRow | undefined> {
  const { rows } = await sql<Stored<SentRow>>`
    select a.event_id as "eventId", a.assignment_id as "assignmentId", a.token_id as "tokenId",
      a.invite_id as "inviteId", a.from_user_id as "fromUserId", a.state, t.state as "tokenState",
      t.holder_id as "holderId", t.policy, h.tokens_frozen_at is not null as "isFrozen",
      ${revokesBy(sql`a.from_user_id`)} as revokes, ${hasWatched} as "hasWatched"
    from token_assignment a join token t using (event_id, token_id) join event e using (event_id)
      join user_account h on h.user_id = t.holder_id
    where a.assignment_id = ${assignmentId} and a.from_user_id = ${fromUserId} and ${inScope(scope)}`.execute(
    db,
  );
  return rows.map(({ policy, ...row }) => ({ ...row, policy: tokenPolicyForm.read(policy) }))[0];
}

/**
 * Revokes an assignment, and what its recipient made of the token since. Callers move the token first, which locks it.
 * @returns how many ended
 */
export async function revokeFrom(
  tx: TransactionScope,
  { eventId, assignmentId, tokenId }: { eventId: string; assignmentId: string; tokenId: string },
): Promise<number> {
  const { rows } = await sql`
    update token_assignment a set state = 'revoked' from token_assignment since
    where since.event_id = ${eventId} and since.assignment_id = ${assignmentId}
      and since.state in ('created', 'accepted') and a.event_id = ${eventId} and a.token_id = ${tokenId}
      and a.state in ('created', 'accepted') and a.created_at >= since.created_at
    returning a.assignment_id`.execute(tx);
  return rows.length;
}

export interface ReceivedRow extends ReceivedToken {
  eventId: string;
  assignmentId: string;
  tokenId: string;
  inviteId: string;
  fromUserId: string;
}

/** Finds the assignment by which a person holds a token. */
export async function findReceived(
  db: Queryable,
  { assignmentId, toUserId, scope }: { assignmentId: string; toUserId: string; scope: EventScope },
): Promise<ReceivedRow | undefined> {
  const { rows } = await sql<ReceivedRow>`
    select a.event_id as "eventId", a.assignment_id as "assignmentId", a.token_id as "tokenId",
      a.invite_id as "inviteId", a.from_user_id as "fromUserId", t.state as "tokenState",
      -- Who passed it on has it no longer.
      case when t.holder_id = a.to_user_id then a.state else 'returned' end as state,
      h.tokens_frozen_at is not null as "isFrozen", f.deleted_at is not null as "isSenderGone",
      ${hasWatched} as "hasWatched"
    from token_assignment a join token t using (event_id, token_id) join event e using (event_id)
      join user_account h on h.user_id = a.to_user_id join user_account f on f.user_id = a.from_user_id
    where a.assignment_id = ${assignmentId} and a.to_user_id = ${toUserId} and a.invite_id is not null
      and ${inScope(scope)}`.execute(db);
  return rows[0];
}

/** Ends an accepted assignment as returned. Callers move the token first, which locks it. @returns whether it was accepted */
export async function endReturned(
  tx: TransactionScope,
  { eventId, assignmentId }: { eventId: string; assignmentId: string },
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('tokenAssignment')
    .set({ state: 'returned' })
    .where('eventId', '=', eventId)
    .where('assignmentId', '=', assignmentId)
    .where('state', '=', 'accepted')
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}
