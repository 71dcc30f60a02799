import type { MemberRight } from '@foyer/contract';
import { normaliseEmailAddress } from '@foyer/util';
import type { Database } from '../../../platform/database/database.ts';
import { inTransaction } from '../../../platform/database/inTransaction.ts';
import type { TransactionScope } from '../../../platform/database/transactionScope.ts';
import type { NewId } from '../../../platform/security/ids.ts';
import {
  grantRights,
  noteRoleChange,
  type RoleChange,
} from '../../../sale/membership/membershipRepository.ts';
import { endSessionsOf } from '../session/sessionRepository.ts';
import {
  dismiss,
  engage,
  findClientId,
  findEventId,
  findRoleHolder,
  revokeRights,
  setAccountState,
  type RoleHolder,
} from './roleRepository.ts';

/** Operator's change to an account [I6.04, I6.05]. */
export interface RoleOrder {
  change: RoleChange['change'];
  emailAddress: string;
  operator: string;
  /** What a grant or revocation is of. */
  of?:
    | { role: 'client'; organisation: string; rights: readonly MemberRight[] }
    | { role: 'promoter'; event: string };
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

/** What a change was made to, for the log. */
interface Scope {
  clientId?: string;
  rights?: readonly MemberRight[];
  eventId?: string;
}

/** @throws Error with a message for the operator if there is no such organisation or event */
async function scopeOf(tx: TransactionScope, { of }: RoleOrder): Promise<Scope> {
  if (!of) return {};
  if (of.role === 'client') {
    const clientId = await findClientId(tx, of.organisation);
    if (!clientId) throw new Error(`There is no organisation "${of.organisation}".`);
    return { clientId, rights: of.rights };
  }
  const eventId = await findEventId(tx, of.event);
  if (!eventId) throw new Error(`There is no event "${of.event}".`);
  return { eventId };
}

/** Parts of a change that was resolved to ids. */
interface Change {
  order: RoleOrder;
  userId: string;
  scope: Scope;
  now: Date;
}

function carryOut(tx: TransactionScope, { order, userId, scope, now }: Change): Promise<boolean> {
  const isGrant = order.change === 'grant';
  const { clientId, rights = [], eventId } = scope;
  if (clientId !== undefined) return (isGrant ? grantRights : revokeRights)(tx, userId, { clientId, rights });
  if (eventId !== undefined) return (isGrant ? engage : dismiss)(tx, userId, eventId);
  // After a bar the address must be verified again, since its owner may have changed.
  return setAccountState(tx, userId, order.change === 'bar' ? 'BLACK_LISTED' : 'EMAIL_UNVERIFIED', now);
}

/**
 * Grants or revokes rights in an organisation or an engagement for an event, or bars an account and lifts the bar. It
 * takes effect with the user's next call; barring ends all sessions. Every change is logged permanently.
 * @returns whether anything changed
 */
export async function changeRole({ database, newId }: Parts, order: RoleOrder): Promise<boolean> {
  const { userId, state } = await readRoles({ database }, order.emailAddress);
  if (order.change === 'lift' && state !== 'BLACK_LISTED') return false;
  return inTransaction(database, async (tx, now) => {
    const scope = await scopeOf(tx, order);
    if (!(await carryOut(tx, { order, userId, scope, now }))) return false;
    if (order.change === 'bar') await endSessionsOf(tx, userId, now);
    const { clientId, rights, eventId } = scope;
    const { change, operator } = order;
    const role = order.of?.role;
    await noteRoleChange(
      tx,
      { changeId: newId(), userId, change, role, clientId, rights, eventId, operator },
      now,
    );
    return true;
  });
}
