import type { Actor } from '../../../http/actor.ts';
import { failure } from '../../../http/failure.ts';
import type { Platform } from '../../../platform.ts';

/**
 * Requires a recent log-in for irreversible operations, since the device may have been left unlocked [AZ-05].
 * @param now database time
 * @throws Failure recentLogInNeeded
 */
export function requireRecentLogIn({ config }: Platform, { authenticatedAt }: Actor, now: Date): void {
  if (now.getTime() - authenticatedAt.getTime() > config.identity.recentLogInMs)
    throw failure('recentLogInNeeded');
}
