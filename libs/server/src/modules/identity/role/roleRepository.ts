import type { MemberRight, UserAuthenticationState } from '@foyer/contract';
import { sql } from 'kysely';
import type { Queryable, TransactionScope } from '../../../platform/database/transactionScope.ts';
import type { MembershipChange } from '../../../sale/membership/membershipRepository.ts';

export interface RoleHolder {
  userId: string;
  emailAddress: string;
  state: UserAuthenticationState;
  memberships: { organisation: string; rights: MemberRight[] }[];
  /** Events that the account sells, by their names in addresses. */
  engagements: string[];
}

/** Finds an account and its roles by normalized address. */
export async function findRoleHolder(db: Queryable, emailAddress: string): Promise<RoleHolder | undefined> {
  const { rows } = await sql<RoleHolder>`
    select u.user_id as "userId", u.email_address as "emailAddress", u.state,
      coalesce((select jsonb_agg(jsonb_build_object('organisation', c.vanity_name, 'rights', m.rights)
          order by c.vanity_name)
        from client_member m join client c using (client_id) where m.user_id = u.user_id), '[]') as memberships,
      array(select e.vanity_name from promoter_engagement p join event e using (event_id)
        where p.user_id = u.user_id order by e.vanity_name) as engagements
    from user_account u where u.email_address = ${emailAddress}`.execute(db);
  return rows[0];
}

export async function findClientId(db: Queryable, vanityName: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('client')
    .select('clientId')
    .where('vanityName', '=', vanityName)
    .executeTakeFirst();
  return row?.clientId;
}

export async function findEventId(db: Queryable, vanityName: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('event')
    .select('eventId')
    .where('vanityName', '=', vanityName)
    .executeTakeFirst();
  return row?.eventId;
}

/** Removes rights in an organisation, and the membership with the last one. @returns whether any existed */
export async function revokeRights(
  tx: TransactionScope,
  userId: string,
  { clientId, rights }: MembershipChange,
): Promise<boolean> {
  const own = sql`client_id = ${clientId} and user_id = ${userId}`;
  const { rows: ended } = await sql`
    delete from client_member where ${own} and rights <@ ${rights}::text[] returning user_id`.execute(tx);
  if (ended.length > 0) return true;
  const { rows: changed } = await sql`
    update client_member set rights = array(select unnest(rights) except select unnest(${rights}::text[]) order by 1)
    where ${own} and rights && ${rights}::text[] returning user_id`.execute(tx);
  return changed.length > 0;
}

/** Engages a promoter for an event. @returns whether the engagement is new */
export async function engage(tx: TransactionScope, userId: string, eventId: string): Promise<boolean> {
  const row = await tx
    .insertInto('promoterEngagement')
    .values({ userId, eventId })
    .onConflict((conflict) => conflict.doNothing())
    .returning('userId')
    .executeTakeFirst();
  return row !== undefined;
}

/** Engages a promoter for every event of an organisation. */
export async function engageForClient(tx: TransactionScope, userId: string, clientId: string): Promise<void> {
  await sql`insert into promoter_engagement (user_id, event_id)
    select ${userId}, event_id from event where client_id = ${clientId} on conflict do nothing`.execute(tx);
}

/** @returns whether an engagement existed */
export async function dismiss(tx: TransactionScope, userId: string, eventId: string): Promise<boolean> {
  const row = await tx
    .deleteFrom('promoterEngagement')
    .where('userId', '=', userId)
    .where('eventId', '=', eventId)
    .returning('userId')
    .executeTakeFirst();
  return row !== undefined;
}

export async function countSoleOwnerships(db: Queryable, userId: string): Promise<number> {
  const { rows } = await sql<{ owned: number }>`select count_sole_ownerships(${userId}) as owned`.execute(db);
  return rows[0]!.owned;
}

/** @returns whether the state changed */
export async function setAccountState(
  tx: TransactionScope,
  userId: string,
  state: UserAuthenticationState,
  now: Date,
): Promise<boolean> {
  const row = await tx
    .updateTable('userAccount')
    .set({ state, updatedAt: now })
    .where('userId', '=', userId)
    .where('state', '<>', state)
    .returning('userId')
    .executeTakeFirst();
  return row !== undefined;
}
