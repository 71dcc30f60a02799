import type { MemberRight } from '@foyer/contract';

/** Rights of members, in the order in which pages list them. */
export const memberRights = [
  'owner',
  'finance',
  'events',
  'attendees',
  'streaming',
  'invites',
  'scan',
] as const satisfies MemberRight[];

/** Tells whether a member may do what a right allows; an owner may do all. */
export const holdsRight = ({ rights }: { rights: readonly MemberRight[] }, right: MemberRight): boolean =>
  rights.includes('owner') || rights.includes(right);
