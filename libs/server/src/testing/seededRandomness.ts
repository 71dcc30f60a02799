import { createHash } from 'node:crypto';
import type { Randomness } from '../platform/security/randomness.ts';

/** Creates deterministic pseudo-random bytes from a seed; two servers on one database need different seeds. */
export function seededRandomness(seed: string): Randomness {
  let counter = 0;
  return (length) => {
    const blocks: Buffer[] = [];
    for (let have = 0; have < length; have += 32) {
      blocks.push(
        createHash('sha256')
          .update(`${seed}:${(counter += 1)}`)
          .digest(),
      );
    }
    return Buffer.concat(blocks).subarray(0, length);
  };
}
