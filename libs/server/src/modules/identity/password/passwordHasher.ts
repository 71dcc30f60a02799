import { hash, verify, type Options } from '@node-rs/argon2';
import type { PasswordCost } from '../settings/identitySettings.ts';

export interface PasswordHasher {
  /** Returns an argon2id hash in PHC format. */
  hash: (password: string) => Promise<string>;
  /**
   * Compares with a stored hash. Without a hash (no account, or no password) it does the same work and returns false,
   * so that response times reveal nothing.
   */
  matches: (password: string, storedHash: string | null | undefined) => Promise<boolean>;
}

const argon2id = 2;

/** Creates a hasher that works off the main thread; too slow for use inside transactions. */
export function createPasswordHasher(cost: PasswordCost): PasswordHasher {
  const options: Options = {
    algorithm: argon2id,
    memoryCost: cost.memoryKib,
    timeCost: cost.passes,
    parallelism: 1,
  };
  let decoy: Promise<string> | undefined;
  return {
    hash: (password) => hash(password, options),
    matches: async (password, storedHash) => {
      decoy ??= hash('nobody has this password', options);
      const isMatch = await verify(storedHash ?? (await decoy), password);
      return isMatch && typeof storedHash === 'string';
    },
  };
}
