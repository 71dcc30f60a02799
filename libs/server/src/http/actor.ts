/** Who is calling: the owner of a live session. */
export interface Actor {
  userId: string;
  sessionId: string;
  isEmailVerified: boolean;
  isBlackListed: boolean;
  roles: ActorRole[];
  /** When the person last proved who they are, for actions that want a recent log-in. */
  authenticatedAt: Date;
}

/** A role besides buying; `clientId` says for which organisation. */
export interface ActorRole {
  role: 'promoter' | 'client';
  clientId?: string;
}

/** Finds the caller of a bearer token; undefined for a token that is unknown, ended or expired. */
export type Authenticate = (bearerToken: string) => Promise<Actor | undefined>;
