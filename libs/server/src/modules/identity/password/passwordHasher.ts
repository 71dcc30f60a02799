import { hash, verify, type Options } from '@node-rs/argon2';
import type { PasswordCost } from '../../../config/serverConfig.ts';

export interface PasswordHasher {
  /** An argon2id hash in the PHC form. */
  hash: (password: string) => Promise<string>;
  /**
   * Compares with a stored hash. Without one (no such account, or none with a password) it does the same work and says no, so that the time
   * of the answer tells nothing.
   */
  matches: (password: string, storedHash: string | null | undefined) => Promise<boolean>;
}

const argon2id = 2;

/** Hashes off the main thread; nothing here belongs into a transaction. */
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
