import type { AttemptLimits } from '../../config/serverConfig.ts';
import type { Platform } from '../../platform.ts';
import { createAttemptLimiter, type AttemptLimiter } from '../../security/attemptLimiter.ts';
import { stateKey } from '../../serverState.ts';
import { createPasswordHasher, type PasswordHasher } from './password/passwordHasher.ts';

/** Guards of the ways in, one of each per server. */
interface IdentityDoors {
  attempts: AttemptLimiter<keyof AttemptLimits>;
  passwords: PasswordHasher;
}

const doors = stateKey<IdentityDoors>('identity doors');

/** The counters of attempts and the password hasher of a platform. */
export const identityDoors = ({ database, config, log, state }: Platform): IdentityDoors =>
  state.of(doors, () => ({
    attempts: createAttemptLimiter(database.pool, config.identity.attemptLimits, (limit) =>
      log.warn({ limit }, 'too many attempts'),
    ),
    passwords: createPasswordHasher(config.identity.passwordCost),
  }));
