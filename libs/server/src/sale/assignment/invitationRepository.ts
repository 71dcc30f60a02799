import type { AgeGroup, Attendance, Locale, SeatingKind, SeatRef } from '@foyer/contract';
import { sql } from 'kysely';
import type { Queryable, TransactionScope } from '../../platform/database/transactionScope.ts';
import { inScope, type EventScope } from '../event/eventScope.ts';
import { tokenPolicyForm } from '../token/tokenPolicy.ts';
import type { PassableToken } from './assignmentPolicy.ts';
import { chain, doors, hasWatched, type Stored } from './passedToken.ts';

/** Token of an invitation, with what its policies need. */
export interface InvitedTokenRow extends PassableToken {
  assignmentId: string;
  assignmentState: string;
  toUserId: string | null;
  tokenId: string;
  holderId: string;
  names: unknown;
  seating: SeatingKind;
  attendance: Attendance;
  ageGroup: AgeGroup | null;
  sectionCode: string | null;
  seatCode: string | null;
  row: string | null;
  seat: string | null;
  seatKind: NonNullable<SeatRef['kind']> | null;
  /** Local day of the event. */
  day: string;
}

export interface InvitationRow {
  eventId: string;
  inviteId: string;
  assignmentGroupId: string;
  fromUserId: string;
  /** Language of its sender's request. */
  userLocale: Locale;
  inviterFirstName: string | null;
  inviterLastName: string | null;
  emailAddress: string | null;
  assigneeHasAccount: boolean;
  message: string | null;
  siteHost: string | null;
}

const ofInvitation = sql`i.event_id as "eventId", i.invite_id as "inviteId", i.assignment_group_id as "assignmentGroupId",
  i.from_user_id as "fromUserId", u.first_name as "inviterFirstName", u.last_name as "inviterLastName",
  i.email_address as "emailAddress", i.user_locale as "userLocale",
  exists (select from user_account r where r.email_address = i.email_address) as "assigneeHasAccount",
  i.message, i.site_host as "siteHost"`;

/** Finds an invitation by the secret of its mail. */
export async function findInvitation(
  db: Queryable,
  { inviteId, codeHash, scope }: { inviteId: string; codeHash: Buffer; scope: EventScope },
): Promise<InvitationRow | undefined> {
  const { rows } = await sql<InvitationRow>`
    select ${ofInvitation}
    from token_invitation i join user_account u on u.user_id = i.from_user_id join event e using (event_id)
    where i.code_hash = ${codeHash} and i.invite_id = ${inviteId} and ${inScope(scope)}`.execute(db);
  return rows[0];
}

interface StoredInvitation extends InvitationRow {
  codeHash: Buffer;
  mails: number;
  /** When it is mailed, if that waits. */
  sendsAt: Date | null;
}

/** Finds an invitation by its id, for mails about it. */
export async function findInvitationById(
  db: Queryable,
  { eventId, inviteId }: { eventId: string; inviteId: string },
): Promise<StoredInvitation | undefined> {
  const { rows } = await sql<StoredInvitation>`
    select ${ofInvitation}, i.code_hash as "codeHash", i.mails,
      case when i.sends_at > foyer_now() then i.sends_at end as "sendsAt"
    from token_invitation i join user_account u on u.user_id = i.from_user_id
    where i.event_id = ${eventId} and i.invite_id = ${inviteId}`.execute(db);
  return rows[0];
}

/** Lists the tokens of an invitation, in the order of their ids. */
export async function tokensOfInvitation(
  db: Queryable,
  { eventId, inviteId }: { eventId: string; inviteId: string },
): Promise<InvitedTokenRow[]> {
  const { rows } = await sql<Stored<InvitedTokenRow>>`
    select a.assignment_id as "assignmentId", a.state as "assignmentState", a.to_user_id as "toUserId",
      t.token_id as "tokenId", t.holder_id as "holderId", t.state, t.policy, o.name as names, t.seating, t.attendance,
      t.age_group as "ageGroup", t.seat_code as "seatCode", coalesce(s.section_code, n.section_code) as "sectionCode",
      s.row_label as "row", s.seat_label as seat, s.kind as "seatKind",
      false as "isFrozen", e.status = 'Cancelled' as "isCancelled", ${doors} as "doorsAt", ${chain} as chain,
      ${hasWatched} as "hasWatched",
      to_char(e.starts_at at time zone e.timezone, 'YYYY-MM-DD') as day
    from token_assignment a join token t using (event_id, token_id) join event e using (event_id)
      join offer_group o on o.event_id = t.event_id and o.offer_group_id = t.offer_group_id
      join inventory_item n on n.event_id = t.event_id and n.inventory_item_id = t.inventory_item_id
      left join event_seat s on s.event_id = t.event_id and s.seat_code = t.seat_code
    where a.event_id = ${eventId} and a.invite_id = ${inviteId} order by t.token_id`.execute(db);
  return rows.map(({ policy, ...row }) => ({ ...row, policy: tokenPolicyForm.read(policy) }));
}

/** Replaces the secret of an invitation, and its address. Callers move its tokens first, which locks them. */
export async function renewInvitation(
  tx: TransactionScope,
  { eventId, inviteId }: { eventId: string; inviteId: string },
  renewed: { codeHash: Buffer; emailAddress: string; remindedAt?: Date; sendsAt?: Date | null },
): Promise<void> {
  await tx
    .updateTable('tokenInvitation')
    .set((eb) => ({ ...renewed, mails: eb('mails', '+', 1) }))
    .where('eventId', '=', eventId)
    .where('inviteId', '=', inviteId)
    .execute();
}

/**
 * Ends open assignments of an invitation, if its mail is still the last one. Callers move the tokens first, which locks them.
 * @returns how many were open
 */
export async function endOpen(
  tx: TransactionScope,
  { eventId, inviteId, codeHash }: { eventId: string; inviteId: string; codeHash: Buffer },
  end: { state: 'accepted'; toUserId: string } | { state: 'declined' },
): Promise<number> {
  const rows = await tx
    .updateTable('tokenAssignment as a')
    .set(end)
    .where('a.eventId', '=', eventId)
    .where('a.inviteId', '=', inviteId)
    .where('a.state', '=', 'created')
    .where((when) =>
      when.exists(
        when
          .selectFrom('tokenInvitation as i')
          .select('i.inviteId')
          .where('i.eventId', '=', eventId)
          .where('i.inviteId', '=', inviteId)
          .where('i.codeHash', '=', codeHash),
      ),
    )
    .returning('a.assignmentId')
    .execute();
  return rows.length;
}

export interface OpenInvitationRow {
  eventId: string;
  inviteId: string;
  tokenIds: string[];
}

/** Lists invitations with tokens that nobody accepted before doors. */
export async function findOverdue(db: Queryable, limit: number): Promise<OpenInvitationRow[]> {
  const { rows } = await sql<OpenInvitationRow>`
    select a.event_id as "eventId", a.invite_id as "inviteId", array_agg(a.token_id order by a.token_id) as "tokenIds"
    from token_assignment a join event e using (event_id) join token t using (event_id, token_id)
    where a.state = 'created' and a.kind = 'user' and t.state = 'sent' and ${doors} <= foyer_now()
    group by a.event_id, a.invite_id order by a.event_id, a.invite_id limit ${limit}`.execute(db);
  return rows;
}

/** Lists invitations whose recipients are to be reminded of doors; those of frozen accounts can't be accepted. */
export async function findUnreminded(
  db: Queryable,
  { beforeDoorsMs, limit }: { beforeDoorsMs: number; limit: number },
): Promise<(OpenInvitationRow & { emailAddress: string })[]> {
  const { rows } = await sql<OpenInvitationRow & { emailAddress: string }>`
    select a.event_id as "eventId", a.invite_id as "inviteId", i.email_address as "emailAddress",
      array_agg(a.token_id order by a.token_id) as "tokenIds"
    from token_invitation i join token_assignment a using (event_id, invite_id) join event e using (event_id)
      join token t using (event_id, token_id) join user_account h on h.user_id = t.holder_id
    where i.reminded_at is null and i.email_address is not null and a.state = 'created' and t.state = 'sent'
      and e.status not in ('Cancelled', 'Postponed') and h.tokens_frozen_at is null and ${doors} > foyer_now()
      and ${doors} - ${beforeDoorsMs} * interval '1 millisecond' <= foyer_now()
      and i.created_at < ${doors} - ${beforeDoorsMs} * interval '1 millisecond'
    group by a.event_id, a.invite_id, i.email_address order by a.event_id, a.invite_id limit ${limit}`.execute(
    db,
  );
  return rows;
}

/** Lists invitations to an address with tokens that wait for acceptance. */
export async function findOpenTo(tx: TransactionScope, emailAddress: string): Promise<OpenInvitationRow[]> {
  const { rows } = await sql<OpenInvitationRow>`
    select a.event_id as "eventId", a.invite_id as "inviteId", array_agg(a.token_id order by a.token_id) as "tokenIds"
    from token_invitation i join token_assignment a using (event_id, invite_id)
    where i.email_address = ${emailAddress} and a.state = 'created'
    group by a.event_id, a.invite_id order by a.event_id, a.invite_id`.execute(tx);
  return rows;
}

/** Ends open assignments of tokens by the system. Callers move the tokens first, which locks them. */
export async function revokeOpen(
  tx: TransactionScope,
  { eventId, inviteId, tokenIds }: OpenInvitationRow,
): Promise<number> {
  const { numUpdatedRows } = await tx
    .updateTable('tokenAssignment')
    .set({ state: 'revoked' })
    .where('eventId', '=', eventId)
    .where('inviteId', '=', inviteId)
    .where('tokenId', 'in', tokenIds)
    .where('state', '=', 'created')
    .executeTakeFirstOrThrow();
  return Number(numUpdatedRows);
}

/** What is mailed later, of one act of sending. */
export interface WaitingRow extends OpenInvitationRow {
  emailAddress: string;
  fromUserId: string;
  siteHost: string | null;
  sendsAt: Date;
}

/** Lists the invitations of an act of sending that wait for their mail. */
export async function findWaiting(
  db: Queryable,
  { eventId, assignmentGroupId, scope }: { eventId: string; assignmentGroupId: string; scope: EventScope },
): Promise<WaitingRow[]> {
  const { rows } = await sql<WaitingRow>`
    select a.event_id as "eventId", a.invite_id as "inviteId", i.email_address as "emailAddress",
      i.from_user_id as "fromUserId", i.site_host as "siteHost", i.sends_at as "sendsAt",
      array_agg(a.token_id order by a.token_id) as "tokenIds"
    from token_invitation i join token_assignment a using (event_id, invite_id) join event e using (event_id)
    where i.event_id = ${eventId} and i.assignment_group_id = ${assignmentGroupId} and i.sends_at > foyer_now()
      and i.email_address is not null and a.state = 'created' and ${inScope(scope)}
    group by i.event_id, i.invite_id, a.event_id, a.invite_id order by a.invite_id`.execute(db);
  return rows;
}

/** Ends the open assignments of several invitations. Callers move the tokens first, which locks them. */
export async function revokeWaiting(tx: TransactionScope, waiting: readonly WaitingRow[]): Promise<number> {
  const { numAffectedRows = 0n } = await sql`
    update token_assignment a set state = 'revoked'
    where a.event_id = ${waiting[0]!.eventId} and a.state = 'created'
      and a.invite_id = any(${waiting.map(({ inviteId }) => inviteId)}::uuid[])`.execute(tx);
  return Number(numAffectedRows);
}
