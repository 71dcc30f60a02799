import type { InviteState, Locale, MemberRight } from '@foyer/contract';
import { sql } from 'kysely';
import type { Queryable, TransactionScope } from '../../../platform/database/transactionScope.ts';
import type { EventScope } from '../../../sale/event/eventScope.ts';

export interface InviteKey {
  clientId: string;
  inviteId: string;
}

/** Invitation to store. */
export interface NewInvite extends InviteKey {
  emailAddress: string;
  rights: MemberRight[];
  codeHash: Buffer;
  userLocale: Locale;
  siteHost: string | null;
  invitedBy: string;
  expiresAt: Date;
}

export interface InviteRow extends InviteKey {
  emailAddress: string | null;
  rights: MemberRight[];
  codeHash: Buffer;
  state: InviteState;
  mails: number;
  /** Name of the organisation. */
  organisation: string;
  /** Whether the address has a finished account. */
  hasAccount: boolean;
  userLocale: Locale;
  siteHost: string | null;
  invitedBy: string;
  acceptedBy: string | null;
  createdAt: Date;
  expiresAt: Date;
}

/** Locks an organisation, so that two members don't invite the same address at once. */
export async function lockOrganisation(tx: TransactionScope, clientId: string): Promise<void> {
  await sql`select from client where client_id = ${clientId} for no key update`.execute(tx);
}

export async function insertInvite(tx: TransactionScope, invite: NewInvite): Promise<void> {
  await tx.insertInto('clientInvite').values(invite).execute();
}

const found = sql`select i.client_id, i.invite_id, i.email_address, i.rights, i.code_hash, i.mails, i.user_locale, i.site_host,
    i.invited_by, i.accepted_by, i.created_at, i.expires_at, c.name as organisation,
    exists (select from user_account a where a.email_address = i.email_address and not a.is_partial) as has_account,
    case when i.accepted_by is not null then 'accepted' when i.declined_at is not null then 'declined'
      when i.revoked_at is not null then 'revoked' when i.expires_at <= foyer_now() then 'expired'
      else 'pending' end as state
  from client_invite i join client c using (client_id)`;

/** Finds an invitation by the hash of its secret; undefined on the site of another organisation. */
export async function findInvite(
  db: Queryable,
  { codeHash, scope: { clientId } }: { codeHash: Buffer; scope: EventScope },
): Promise<InviteRow | undefined> {
  const { rows } = await sql<InviteRow>`
    ${found} where i.code_hash = ${codeHash}
      ${clientId === undefined ? sql`` : sql`and i.client_id = ${clientId}`}`.execute(db);
  return rows[0];
}

export async function findInviteById(
  db: Queryable,
  { clientId, inviteId }: InviteKey,
): Promise<InviteRow | undefined> {
  const { rows } = await sql<InviteRow>`
    ${found} where i.client_id = ${clientId} and i.invite_id = ${inviteId}`.execute(db);
  return rows[0];
}

/** Lists invitations of an organisation: open ones first, the latest of each. */
export async function listInviteRows(db: Queryable, clientId: string, limit: number): Promise<InviteRow[]> {
  const { rows } = await sql<InviteRow>`
    ${found} where i.client_id = ${clientId} 
      order by (num_nonnulls(i.accepted_by, i.declined_at, i.revoked_at) = 0 and i.expires_at > foyer_now()) desc,
        i.created_at desc, i.invite_id desc limit ${limit}`.execute(db);
  return rows;
}

/** Tells whether an address has an open invitation of an organisation. */
export async function isInvited(
  db: Queryable,
  { clientId, emailAddress }: { clientId: string; emailAddress: string },
): Promise<boolean> {
  const { rows } = await sql`
    select from client_invite where client_id = ${clientId} and email_address = ${emailAddress}
      and num_nonnulls(accepted_by, declined_at, revoked_at) = 0 and expires_at > foyer_now()`.execute(db);
  return rows.length > 0;
}

/** Gives an open or expired invitation a new secret and time. @returns false if it was answered or revoked */
export async function renewInvite(
  tx: TransactionScope,
  { clientId, inviteId }: InviteKey,
  { codeHash, expiresAt, invitedBy }: Pick<NewInvite, 'codeHash' | 'expiresAt' | 'invitedBy'>,
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('clientInvite')
    .set(({ eb }) => ({ codeHash, expiresAt, invitedBy, mails: eb('mails', '+', 1) }))
    .where('clientId', '=', clientId)
    .where('inviteId', '=', inviteId)
    .where(sql<boolean>`num_nonnulls(accepted_by, declined_at, revoked_at) = 0 and email_address is not null`)
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}

/**
 * Ends an open invitation.
 * @param invite with the hash of the link's secret, if a link ends it: a newer mail made that link void
 * @returns false if another call was faster, or it has expired
 */
export async function endInvite(
  tx: TransactionScope,
  { clientId, inviteId, codeHash }: InviteKey & { codeHash?: Buffer },
  end: { acceptedBy: string } | { declinedAt: Date } | { revokedAt: Date },
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('clientInvite')
    .set(end)
    .where('clientId', '=', clientId)
    .where('inviteId', '=', inviteId)
    .where(sql<boolean>`num_nonnulls(accepted_by, declined_at, revoked_at) = 0 and expires_at > foyer_now()`)
    .$if(codeHash !== undefined, (query) => query.where('codeHash', '=', codeHash!))
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}

/** Tells whether the member who invited may still give the rights, and locks the membership. */
export async function mayStillGive(
  tx: TransactionScope,
  { clientId, invitedBy, rights }: Pick<InviteRow, 'clientId' | 'invitedBy' | 'rights'>,
): Promise<boolean> {
  const { rows } = await sql`
    select from client_member m join user_account u using (user_id)
    where m.client_id = ${clientId} and m.user_id = ${invitedBy} and u.state = 'EMAIL_VERIFIED'
      and (m.rights @> array['owner'] or m.rights @> array_append(${rights}::text[], 'invites'))
    for share of m`.execute(tx);
  return rows.length > 0;
}

export interface MemberRow {
  userId: string;
  name: string;
  emailAddress: string;
  rights: MemberRight[];
  grantedAt: Date;
}

/** Lists members of an organisation, longest first. */
export async function listMembers(db: Queryable, clientId: string, limit: number): Promise<MemberRow[]> {
  const { rows } = await sql<MemberRow>`
    select m.user_id, concat_ws(' ', u.first_name, u.last_name) as name, u.email_address, m.rights, m.granted_at
    from client_member m join user_account u using (user_id)
    where m.client_id = ${clientId} order by m.granted_at, m.user_id limit ${limit}`.execute(db);
  return rows;
}

/** Finds the verified address of an account. */
export async function findVerifiedAddress(db: Queryable, userId: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('userAccount')
    .select('emailAddress')
    .where('userId', '=', userId)
    .where('state', '=', 'EMAIL_VERIFIED')
    .executeTakeFirst();
  return row?.emailAddress;
}

/** Invitation as its inviter or recipient exports it. */
export interface InviteOfPerson {
  clientId: string;
  rights: MemberRight[];
  createdAt: Date;
  /** Only the person's own. */
  emailAddress: string | null;
  isAccepted: boolean;
  isInviter: boolean;
}

/** Lists invitations to an address, and those that a person accepted or made, for the export of their data. */
export async function listInvitesOfPerson(
  db: Queryable,
  { userId, verifiedAddress }: { userId: string; verifiedAddress: string | undefined },
): Promise<InviteOfPerson[]> {
  const address = verifiedAddress ?? null;
  return db
    .selectFrom('clientInvite')
    .select([
      'clientId',
      'rights',
      'createdAt',
      sql<string | null>`case when email_address = ${address} then email_address end`.as('emailAddress'),
      sql<boolean>`coalesce(accepted_by = ${userId}, false)`.as('isAccepted'),
      sql<boolean>`invited_by = ${userId}`.as('isInviter'),
    ])
    .where(sql<boolean>`accepted_by = ${userId} or invited_by = ${userId} or email_address = ${address}`)
    .orderBy('createdAt')
    .orderBy('inviteId')
    .execute() as Promise<InviteOfPerson[]>;
}

/** Deletes the address of invitations; an open one can't be accepted any more. */
export async function forgetInvites(tx: TransactionScope, emailAddress: string): Promise<void> {
  await sql`update client_invite set email_address = null,
      revoked_at = case when num_nonnulls(accepted_by, declined_at, revoked_at) = 0 then foyer_now() else revoked_at end
    where email_address = ${emailAddress}`.execute(tx);
}

/** Deletes the addresses of invitations whose links expired before a time. */
export async function forgetInvitesBefore(tx: TransactionScope, expiredBefore: Date): Promise<void> {
  await sql`update client_invite set email_address = null
    where email_address is not null and expires_at < ${expiredBefore}`.execute(tx);
}
