import { randomBytes, randomFillSync } from 'node:crypto';

/** Source of random bytes: the system's generator, or a repeatable one in tests. */
export type Randomness = (length: number) => Buffer;

/** Pool size; the generator's cost per call exceeds that of a few bytes, so it is called for many at a time. */
const poolBytes = 4_096;
const pool = Buffer.alloc(poolBytes);
let used = poolBytes;

/** Returns bytes of the system's generator. Each is used once and erased from the pool. */
export const systemRandomness: Randomness = (length) => {
  if (length > poolBytes) return randomBytes(length);
  if (used + length > poolBytes) {
    randomFillSync(pool);
    used = 0;
  }
  const bytes = Buffer.from(pool.subarray(used, used + length));
  pool.fill(0, used, used + length);
  used += length;
  return bytes;
};
