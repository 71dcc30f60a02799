import type { AttemptLimits } from '../../config/serverConfig.ts';
import type { Platform } from '../../platform.ts';
import { createAttemptLimiter, type AttemptLimiter } from '../../security/attemptLimiter.ts';
import { createPasswordHasher, type PasswordHasher } from './password/passwordHasher.ts';

/** What this module keeps beside the platform: made once for each. */
interface IdentityDoors {
  attempts: AttemptLimiter<keyof AttemptLimits>;
  passwords: PasswordHasher;
}

const doors = new WeakMap<Platform['config'], IdentityDoors>();

/** The counters of attempts and the password hasher of a platform. */
export function identityDoors({ database, config, log }: Platform): IdentityDoors {
  const known = doors.get(config);
  if (known) return known;
  const made = {
    attempts: createAttemptLimiter(database.pool, config.identity.attemptLimits, (limit) =>
      log.warn({ limit }, 'too many attempts'),
    ),
    passwords: createPasswordHasher(config.identity.passwordCost),
  };
  doors.set(config, made);
  return made;
}
