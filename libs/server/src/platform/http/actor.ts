/** Authenticated caller: the owner of a live session. */
export interface Actor {
  userId: string;
  sessionId: string;
  isEmailVerified: boolean;
  isBlackListed: boolean;
  roles: ActorRole[];
  /** Time of the last authentication, for actions that require a recent log-in. */
  authenticatedAt: Date;
}

/** Role beyond buying; `clientId` is the organisation it applies to. */
interface ActorRole {
  role: 'promoter' | 'client';
  clientId?: string;
}

/** Finds the caller of a bearer token; undefined for an unknown, ended or expired token. */
export type Authenticate = (bearerToken: string) => Promise<Actor | undefined>;
