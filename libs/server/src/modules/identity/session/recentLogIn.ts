import type { Actor } from '../../../platform/http/access/actor.ts';
import { failure } from '../../../platform/http/answers/failure.ts';
import type { Platform } from '../../../platform/platform.ts';

/**
 * Requires a recent log-in for irreversible operations, since the device may have been left unlocked [AZ-05].
 * @param now database time
 * @throws Failure recentLogInNeeded
 */
export function requireRecentLogIn({ config }: Platform, { authenticatedAt }: Actor, now: Date): void {
  if (now.getTime() - authenticatedAt.getTime() > config.identity.recentLogInMs)
    throw failure('recentLogInNeeded');
}
