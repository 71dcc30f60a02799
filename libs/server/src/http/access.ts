import type { Actor } from './actor.ts';
import { failure } from './failure.ts';

/** Who may call an operation, as `x-access` in the contract says. */
export const accessKinds = ['anonymous', 'user', 'verified', 'promoter', 'client'] as const;
export type Access = (typeof accessKinds)[number];

/**
 * Lets a caller pass or throws: nothing is allowed that the contract does not name [quality.md, decision 8].
 * Whether an object is the caller's own is decided in the SQL that looks for it.
 */
export function requireAccess(access: Access, actor: Actor | undefined): void {
  if (access === 'anonymous') return;
  if (!actor) throw failure('unauthorized');
  if (actor.isBlackListed) throw failure('forbidden');
  if (access === 'verified' && !actor.isEmailVerified) throw failure('emailUnverified');
  if ((access === 'promoter' || access === 'client') && !actor.roles.some(({ role }) => role === access)) {
    throw failure('forbidden');
  }
}
