import type { MemberRight } from '@foyer/contract';
import { sql } from 'kysely';
import type { TransactionScope } from '../../platform/database/transactionScope.ts';

/** Membership to change: rights in an organisation. */
export interface MembershipChange {
  clientId: string;
  rights: readonly MemberRight[];
}

/** Adds rights in an organisation. @returns whether any is new */
export async function grantRights(
  tx: TransactionScope,
  userId: string,
  { clientId, rights }: MembershipChange,
): Promise<boolean> {
  const { rows } = await sql`
    insert into client_member as m (client_id, user_id, rights) values (${clientId}, ${userId}, ${rights})
    on conflict (client_id, user_id) do update
      set rights = array(select distinct r from unnest(m.rights || excluded.rights) r order by r)
      where not m.rights @> excluded.rights
    returning m.user_id`.execute(tx);
  return rows.length > 0;
}

export interface RoleChange {
  changeId: string;
  userId: string;
  change: 'grant' | 'revoke' | 'bar' | 'lift';
  role: 'promoter' | 'client' | undefined;
  clientId: string | undefined;
  rights: readonly MemberRight[] | undefined;
  eventId: string | undefined;
  /** Operator, or the member who invited. */
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
      rights: change.rights ? [...change.rights] : null,
      eventId: change.eventId ?? null,
      operator: change.operator,
      changedAt: now,
    })
    .execute();
}
