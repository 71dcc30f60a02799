import { randomBytes, randomFillSync } from 'node:crypto';

/** Where bytes come from: the machine's generator, or a repeatable one in tests. */
export type Randomness = (length: number) => Buffer;

/** Asking the generator costs more than the few bytes that are wanted, so it is asked for many at a time. */
const poolBytes = 4_096;
const pool = Buffer.alloc(poolBytes);
let used = poolBytes;

/** Bytes of the machine's generator. None are handed out twice, and none stay behind in the pool. */
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
