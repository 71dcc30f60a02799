import type { MemberRight } from '@foyer/contract';
import type { Site } from '../../hosts/sites.ts';
import type { Actor } from './actor.ts';
import type { Access } from './access.ts';
import { failure, found } from '../answers/failure.ts';

/** Scope in which an operation acts, and the right that it needs there, as in the contract's `x-right`. */
export interface OperationRight {
  /** Right of a member; absent for promoters, who need an engagement. */
  right?: MemberRight;
  /**
   * Required field of the query or the body with the id of an organisation or an event; `caller` for what is about all
   * events that a promoter sells.
   */
  scope: 'caller' | 'clientId' | 'eventId';
}

/** Finds the organiser of an event that a site reaches, published or not. */
export type FindOrganiser = (eventId: string, site: Site) => Promise<string | undefined>;

interface ScopedCall {
  access: Access;
  right: OperationRight;
  actor: Actor;
  query: unknown;
  body: unknown;
}

/** Reads the id of the scope from a request that was validated. */
function scopeOf({ right: { scope }, query, body }: ScopedCall): string {
  for (const part of [query, body]) {
    const id = (part as Record<string, unknown> | undefined)?.[scope];
    if (typeof id === 'string') return id;
  }
  throw new Error(`The request has no ${scope}, which x-right names`);
}

/**
 * Throws unless the caller may act in the scope that a request names: a member of its organisation with the right of the
 * operation, or a promoter of its event. A scope of others is like a missing one; a member without the right is forbidden
 * [AZ-02, AZ-04].
 */
export async function requireRight(call: ScopedCall, findOrganiser: FindOrganiser): Promise<void> {
  const { access, right: declared, actor } = call;
  // The role was checked before.
  if (declared.scope === 'caller') return;
  const id = scopeOf(call);
  const { site } = actor;
  const isOnSite = site.clientId === undefined || site.clientId === id;
  const clientId = found(declared.scope === 'eventId' ? await findOrganiser(id, site) : isOnSite ? id : null);
  if (access === 'promoter') return void found(actor.engagements.find(({ eventId }) => eventId === id));
  const { rights } = found(actor.memberships.find((each) => each.clientId === clientId));
  const { right } = declared;
  if (!rights.includes('owner') && !(right && rights.includes(right))) throw failure('forbidden');
}
