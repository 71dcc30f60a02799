import { normaliseEmailAddress } from '@foyer/util';
import type { Database } from '../../../platform/database/database.ts';
import { inTransaction } from '../../../platform/database/inTransaction.ts';
import type { TransactionScope } from '../../../platform/database/transactionScope.ts';
import type { NewId } from '../../../platform/security/ids.ts';
import { endSessionsOf } from '../session/sessionRepository.ts';
import {
  findClientId,
  findRoleHolder,
  grantRole,
  noteRoleChange,
  revokeRole,
  setAccountState,
  type Role,
  type RoleChange,
  type RoleHolder,
} from './roleRepository.ts';

/** Operator's change to an account [I6.04, I6.05]. */
export interface RoleOrder {
  change: RoleChange['change'];
  emailAddress: string;
  role?: Role;
  /** Organisation's vanity name, for example `aurora`. */
  organisation?: string;
  operator: string;
}

interface Parts {
  database: Database;
  newId: NewId;
}

/** @throws Error with a message for the operator if there is no such account */
export async function readRoles(
  { database }: Pick<Parts, 'database'>,
  emailAddress: string,
): Promise<RoleHolder> {
  const holder = await findRoleHolder(database.query, normaliseEmailAddress(emailAddress.trim()));
  if (!holder) throw new Error(`There is no account with the address ${emailAddress}.`);
  return holder;
}

async function clientOf(
  tx: TransactionScope,
  { organisation, role, change }: RoleOrder,
): Promise<string | undefined> {
  if (organisation === undefined) {
    if (role === 'client' && change === 'grant')
      throw new Error('A client runs events for an organisation: name it.');
    return undefined;
  }
  const clientId = await findClientId(tx, organisation);
  if (!clientId) throw new Error(`There is no organisation "${organisation}".`);
  return clientId;
}

function carryOut(
  tx: TransactionScope,
  order: RoleOrder,
  userId: string,
  clientId: string | undefined,
  now: Date,
) {
  switch (order.change) {
    case 'grant':
      return grantRole(tx, userId, { role: order.role!, clientId });
    case 'revoke':
      return revokeRole(tx, userId, { role: order.role!, clientId });
    case 'bar':
      return setAccountState(tx, userId, 'BLACK_LISTED', now);
    case 'lift':
      // The address must be verified again, since its owner may have changed.
      return setAccountState(tx, userId, 'EMAIL_UNVERIFIED', now);
  }
}

/**
 * Grants or revokes a role, or bars an account and lifts the bar. It takes effect with the user's next call; barring
 * ends all sessions. Every change is logged permanently.
 * @returns whether anything changed
 */
export async function changeRole({ database, newId }: Parts, order: RoleOrder): Promise<boolean> {
  const { userId, state } = await readRoles({ database }, order.emailAddress);
  if (order.change === 'lift' && state !== 'BLACK_LISTED') return false;
  return inTransaction(database, async (tx, now) => {
    const clientId = await clientOf(tx, order);
    if (!(await carryOut(tx, order, userId, clientId, now))) return false;
    if (order.change === 'bar') await endSessionsOf(tx, userId, now);
    const { change, role, operator } = order;
    await noteRoleChange(tx, { changeId: newId(), userId, change, role, clientId, operator }, now);
    return true;
  });
}
