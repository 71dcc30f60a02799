import type { Actor } from '../../../http/actor.ts';
import { failure } from '../../../http/failure.ts';
import type { Platform } from '../../../platform.ts';

/**
 * What cannot be taken back wants somebody who has just proved who they are, and not only a device that was left
 * unlocked [AZ-05].
 * @param now database time
 * @throws Failure recentLogInNeeded
 */
export function requireRecentLogIn({ config }: Platform, { authenticatedAt }: Actor, now: Date): void {
  if (now.getTime() - authenticatedAt.getTime() > config.identity.recentLogInMs)
    throw failure('recentLogInNeeded');
}
