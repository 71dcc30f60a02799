import type { Authenticate } from '../../../platform/http/access/actor.ts';
import type { Platform } from '../../../platform/platform.ts';
import { hashSecret, isSecret } from '../../../platform/security/secrets.ts';
import { findSessionOwner } from './sessionRepository.ts';

/** Finds the caller by the hash of the bearer token; undefined for ended sessions [AZ-05]. */
export function createAuthenticate({ database, config }: Platform): Authenticate {
  const { sessionIdleMs: idleMs, sessionTouchMs: touchMs } = config.identity;
  return async (bearerToken) => {
    if (!isSecret(bearerToken)) return undefined;
    const owner = await findSessionOwner(database.query, hashSecret('session', bearerToken), {
      idleMs,
      touchMs,
    });
    if (!owner) return undefined;
    return {
      userId: owner.userId,
      sessionId: owner.sessionId,
      isEmailVerified: owner.state === 'EMAIL_VERIFIED',
      isBlackListed: owner.state === 'BLACK_LISTED',
      memberships: owner.memberships,
      engagements: owner.engagements,
      authenticatedAt: owner.createdAt,
    };
  };
}
