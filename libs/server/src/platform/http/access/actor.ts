import type { MemberRight } from '@foyer/contract';
import type { Site } from '../../hosts/sites.ts';

/** Owner of a live session, with everything that decides what they may do. */
export interface Caller {
  userId: string;
  sessionId: string;
  isEmailVerified: boolean;
  isBlackListed: boolean;
  /** Organisations that the caller acts for. */
  memberships: readonly Membership[];
  /** Events that the caller sells as a promoter. */
  engagements: readonly Engagement[];
  /** Time of the last authentication, for actions that require a recent log-in. */
  authenticatedAt: Date;
}

/** Authenticated caller of a request. */
export interface Actor extends Caller {
  /** Site of the request. */
  site: Site;
}

export const memberRights = [
  'owner',
  'finance',
  'events',
  'attendees',
  'streaming',
  'invites',
  'scan',
] as const satisfies readonly MemberRight[];

export interface Membership {
  clientId: string;
  rights: readonly MemberRight[];
}

export interface Engagement {
  eventId: string;
}

/** Role beyond buying: a client is a member of an organisation, a promoter is engaged for an event. */
export type ActorRole = 'promoter' | 'client';

/** Tells whether a caller has a role in any organisation or event. */
export const hasRole = ({ memberships, engagements }: Caller, role: ActorRole): boolean =>
  (role === 'client' ? memberships : engagements).length > 0;

/** Finds the owner of a bearer token; undefined for an unknown, ended or expired token. */
export type Authenticate = (bearerToken: string) => Promise<Caller | undefined>;
