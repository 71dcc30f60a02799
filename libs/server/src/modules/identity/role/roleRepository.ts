import { sql } from 'kysely';
import type { UserAuthenticationState } from '@foyer/contract';
import type { Queryable, TransactionScope } from '../../../platform/database/transactionScope.ts';

export type Role = 'promoter' | 'client';

export interface RoleHolder {
  userId: string;
  emailAddress: string;
  state: UserAuthenticationState;
  roles: { role: Role; organisation: string | null }[];
}

/** Finds an account and its roles by normalized address. */
export async function findRoleHolder(db: Queryable, emailAddress: string): Promise<RoleHolder | undefined> {
  const { rows } = await sql<RoleHolder>`
    select u.user_id as "userId", u.email_address as "emailAddress", u.state,
      coalesce((select jsonb_agg(jsonb_build_object('role', r.role, 'organisation', c.vanity_name)
          order by r.role, c.vanity_name)
        from user_role r left join client c using (client_id) where r.user_id = u.user_id), '[]') as roles
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

/** @returns whether the role is new */
export async function grantRole(
  tx: TransactionScope,
  userId: string,
  { role, clientId }: { role: Role; clientId: string | undefined },
): Promise<boolean> {
  const row = await tx
    .insertInto('userRole')
    .values({ userId, role, clientId: clientId ?? null })
    .onConflict((conflict) => conflict.doNothing())
    .returning('userId')
    .executeTakeFirst();
  return row !== undefined;
}

/** Revokes a role of one organisation, or without one every role of the name. @returns whether one existed */
export async function revokeRole(
  tx: TransactionScope,
  userId: string,
  { role, clientId }: { role: Role; clientId: string | undefined },
): Promise<boolean> {
  const taken = await tx
    .deleteFrom('userRole')
    .where('userId', '=', userId)
    .where('role', '=', role)
    .$if(clientId !== undefined, (query) => query.where('clientId', '=', clientId!))
    .returning('userId')
    .execute();
  return taken.length > 0;
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

export interface RoleChange {
  changeId: string;
  userId: string;
  change: 'grant' | 'revoke' | 'bar' | 'lift';
  role: Role | undefined;
  clientId: string | undefined;
  operator: string;
}

export async function noteRoleChange(tx: TransactionScope, change: RoleChange, now: Date): Promise<void> {
  await tx
    .insertInto('roleChange')
    .values({
      changeId: change.changeId,
      userId: change.userId,
      change: change.change,
      role: change.role ?? null,
      clientId: change.clientId ?? null,
      operator: change.operator,
      changedAt: now,
    })
    .execute();
}
