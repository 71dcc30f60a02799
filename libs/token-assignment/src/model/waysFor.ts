import type { AssigneeKind, Permission, Token } from '@foyer/contract';

/** Kind of assignee, or many people at once [C2.28h, C2.28i, C2.28j]. */
export type Way = AssigneeKind | 'many';

const permissionOf = { user: 'transfer', guest: 'nameGuest', guestChild: 'nameChild' } as const;
const kinds = Object.keys(permissionOf) as AssigneeKind[];

export const permissionFor = ({ allowed }: Token, kind: AssigneeKind): Permission | undefined =>
  allowed?.[permissionOf[kind]];

/** Kinds of assignee to whom a token can be given. */
export const waysFor = (token: Token): AssigneeKind[] =>
  kinds.filter((kind) => permissionFor(token, kind)?.allowed === true);
