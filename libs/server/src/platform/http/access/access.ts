import { hasRole, type Caller } from './actor.ts';
import { failure } from '../answers/failure.ts';

/** Access levels of operations, as in the contract's `x-access`. */
export const accessKinds = ['anonymous', 'user', 'verified', 'promoter', 'client'] as const;
export type Access = (typeof accessKinds)[number];

/**
 * Throws unless the caller has the operation's access level; anything not listed is denied. `requireRight` checks in which
 * organisation or event; ownership of an object is checked by the SQL that looks it up.
 */
export function requireAccess(access: Access, actor: Caller | undefined): void {
  if (access === 'anonymous') return;
  if (!actor) throw failure('unauthorized');
  if (actor.isBlackListed) throw failure('forbidden');
  if ((access === 'promoter' || access === 'client') && !hasRole(actor, access)) throw failure('forbidden');
  if (access !== 'user' && !actor.isEmailVerified) throw failure('emailUnverified');
}
