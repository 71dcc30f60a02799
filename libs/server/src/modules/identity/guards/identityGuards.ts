import type { AttemptLimits } from '../settings/identitySettings.ts';
import type { Platform } from '../../../platform/platform.ts';
import { createAttemptLimiter, type AttemptLimiter } from '../../../platform/attempts/attemptLimiter.ts';
import { stateKey } from '../../../platform/serverState.ts';
import { createPasswordHasher, type PasswordHasher } from '../password/passwordHasher.ts';

/** Attempt limiter and password hasher, one of each per server. */
interface IdentityGuards {
  attempts: AttemptLimiter<keyof AttemptLimits>;
  passwords: PasswordHasher;
}

const guards = stateKey<IdentityGuards>('identity guards');

/** Returns the attempt limiter and the password hasher of a server. */
export const identityGuards = ({ database, config, log, state }: Platform): IdentityGuards =>
  state.of(guards, () => ({
    attempts: createAttemptLimiter(database.pool, config.identity.attemptLimits, (limit) =>
      log.warn({ limit }, 'too many attempts'),
    ),
    passwords: createPasswordHasher(config.identity.passwordCost),
  }));
