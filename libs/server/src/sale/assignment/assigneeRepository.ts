import type { AssigneeKind, AssignmentState, Locale } from '@foyer/contract';
import { sql } from 'kysely';
import type { Queryable, TransactionScope } from '../../platform/database/transactionScope.ts';
import { inScope, type EventScope } from '../event/eventScope.ts';
import { doors } from './passedToken.ts';

/** Person who accepts, as the account has it. */
export async function findRecipient(
  db: Queryable,
  userId: string,
): Promise<{ dateOfBirth: string | null; isFrozen: boolean } | undefined> {
  const row = await db
    .selectFrom('userAccount')
    .select(['dateOfBirth', 'tokensFrozenAt'])
    .where('userId', '=', userId)
    .executeTakeFirst();
  return row && { dateOfBirth: row.dateOfBirth, isFrozen: row.tokensFrozenAt !== null };
}

/** Finds the account of an address. */
export async function findAccountOf(
  db: Queryable,
  emailAddress: string,
): Promise<{ userId: string; userLocale: Locale } | undefined> {
  const row = await db
    .selectFrom('userAccount')
    .select(['userId', 'userLocale'])
    .where('emailAddress', '=', emailAddress)
    .executeTakeFirst();
  return row && { ...row, userLocale: row.userLocale as Locale };
}

/** Finds the accounts of addresses, by address. */
export async function findAccountsOf(
  db: Queryable,
  emailAddresses: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const { rows } = await sql<{ emailAddress: string; userId: string }>`
    select email_address as "emailAddress", user_id as "userId" from user_account
    where email_address = any(${[...emailAddresses]}::text[])`.execute(db);
  return new Map(rows.map(({ emailAddress, userId }) => [emailAddress, userId]));
}

/** Lists the last addresses to which a person sent tokens, with the names of the accounts that accepted. */
export async function findRecentRecipients(
  db: Queryable,
  { userId, scope, limit }: { userId: string; scope: EventScope; limit: number },
): Promise<{ emailAddress: string; firstName: string | null; lastName: string | null }[]> {
  const { rows } = await sql<Awaited<ReturnType<typeof findRecentRecipients>>[number]>`
    select "emailAddress", "firstName", "lastName" from (
      select distinct on (i.email_address) i.email_address as "emailAddress", u.first_name as "firstName",
        u.last_name as "lastName", i.created_at
      from token_invitation i join event e using (event_id)
        left join token_assignment a on a.event_id = i.event_id and a.invite_id = i.invite_id and a.state = 'accepted'
        left join user_account u on u.user_id = a.to_user_id and u.deleted_at is null
      where i.from_user_id = ${userId} and i.email_address is not null and ${inScope(scope)}
      order by i.email_address, i.created_at desc, a.created_at desc) recent
    order by created_at desc limit ${limit}`.execute(db);
  return rows;
}

/** Finds who gets a mail; undefined for a deleted account. */
export async function findMailedPerson(
  db: Queryable,
  userId: string,
): Promise<
  { emailAddress: string; userLocale: Locale; firstName: string | null; lastName: string | null } | undefined
> {
  const row = await db
    .selectFrom('userAccount')
    .select(['emailAddress', 'userLocale', 'firstName', 'lastName'])
    .where('userId', '=', userId)
    .where('deletedAt', 'is', null)
    .executeTakeFirst();
  return row && { ...row, userLocale: row.userLocale as Locale };
}

/** Reads what a mail says about an event. */
export async function findMailedEvent(
  db: Queryable,
  eventId: string,
): Promise<{ names: unknown; timezone: string; doorsAt: Date }> {
  const { rows } = await sql<{ names: unknown; timezone: string; doorsAt: Date }>`
    select e.short_name as names, e.timezone, ${doors} as "doorsAt" from event e where e.event_id = ${eventId}`.execute(
    db,
  );
  return rows[0]!;
}

interface HandOverOwner {
  userId: string;
  verifiedAddress: string | undefined;
}

/** Lists the assignments that a person made, accepted, or was invited to. */
export async function findHandOvers(
  db: Queryable,
  { userId, verifiedAddress = '' }: HandOverOwner,
): Promise<
  {
    tokenId: string;
    eventId: string;
    role: 'sender' | 'recipient';
    assigneeKind: AssigneeKind;
    state: AssignmentState;
    createdAt: Date;
    emailAddress: string | null;
    message: string | null;
  }[]
> {
  const { rows } = await sql<Awaited<ReturnType<typeof findHandOvers>>[number]>`
    select a.token_id as "tokenId", a.event_id as "eventId", a.kind as "assigneeKind", a.state,
      case when a.from_user_id = ${userId} then 'sender' else 'recipient' end as role, a.created_at as "createdAt",
      case when a.from_user_id = ${userId} or i.email_address = ${verifiedAddress} then i.email_address end
        as "emailAddress", i.message
    from token_assignment a left join token_invitation i using (event_id, invite_id)
    where a.from_user_id = ${userId} or a.to_user_id = ${userId} or i.email_address = ${verifiedAddress}
    order by a.created_at, a.assignment_id`.execute(db);
  return rows;
}

/** Forgets the addresses and messages of what a person sent, and the address where it was the person's own. */
export async function forgetInvitations(
  tx: TransactionScope,
  { userId, verifiedAddress }: HandOverOwner,
): Promise<void> {
  await tx
    .updateTable('tokenInvitation')
    .set({ emailAddress: null, message: null })
    .where('fromUserId', '=', userId)
    .execute();
  if (verifiedAddress === undefined) return;
  await tx
    .updateTable('tokenInvitation')
    .set({ emailAddress: null })
    .where('emailAddress', '=', verifiedAddress)
    .execute();
}
