import type { AttemptLimits } from '../../../platform/config/serverConfig.ts';
import type { Platform } from '../../../platform/platform.ts';
import { createAttemptLimiter, type AttemptLimiter } from '../../../platform/attempts/attemptLimiter.ts';
import { stateKey } from '../../../platform/serverState.ts';
import { createPasswordHasher, type PasswordHasher } from '../password/passwordHasher.ts';

/** Attempt limiter and password hasher, one of each per server. */
interface IdentityDoors {
  attempts: AttemptLimiter<keyof AttemptLimits>;
  passwords: PasswordHasher;
}

const doors = stateKey<IdentityDoors>('identity doors');

/** Returns the attempt limiter and the password hasher of a server. */
export const identityDoors = ({ database, config, log, state }: Platform): IdentityDoors =>
  state.of(doors, () => ({
    attempts: createAttemptLimiter(database.pool, config.identity.attemptLimits, (limit) =>
      log.warn({ limit }, 'too many attempts'),
    ),
    passwords: createPasswordHasher(config.identity.passwordCost),
  }));
