import type { Clock } from './clock.ts';
import type { Randomness } from './randomness.ts';

/** Creates ids: lower-case UUIDv7, so that rows sort by creation. */
export type NewId = () => string;

/** RFC 9562, 5.7: 48 bits of Unix milliseconds, version 7, 74 random bits. */
export function createIdMaker(clock: Clock, randomness: Randomness): NewId {
  return () => {
    const time = clock().getTime().toString(16).padStart(12, '0');
    const random = randomness(10).toString('hex');
    const variant = (0x80 | (Number.parseInt(random.slice(4, 6), 16) & 0x3f)).toString(16);
    return `${time.slice(0, 8)}-${time.slice(8)}-7${random.slice(1, 4)}-${variant}${random.slice(6, 8)}-${random.slice(8)}`;
  };
}
