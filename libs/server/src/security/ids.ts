import type { Clock } from './clock.ts';
import type { Randomness } from './randomness.ts';

/** Makes ids: UUIDv7 in lower case, so that rows lie in the order in which they were made. */
export type NewId = () => string;

/** RFC 9562, 5.7: 48 bits of Unix milliseconds, version 7, 74 random bits. */
export function createIdMaker(clock: Clock, randomness: Randomness): NewId {
  return () => {
    const bytes = Buffer.concat([Buffer.alloc(6), randomness(10)]);
    bytes.writeUIntBE(clock().getTime(), 0, 6);
    bytes[6] = 0x70 | (bytes[6]! & 0x0f);
    bytes[8] = 0x80 | (bytes[8]! & 0x3f);
    return bytes.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
  };
}
