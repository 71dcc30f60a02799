import { randomBytes } from 'node:crypto';

/** Where bytes come from: the machine's generator, or a repeatable one in tests. */
export type Randomness = (length: number) => Buffer;

export const systemRandomness: Randomness = (length) => randomBytes(length);
