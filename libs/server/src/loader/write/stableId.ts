import { createHash } from 'node:crypto';

/** 2026-01-01: loaded items sort before those created later. */
const epochMs = Date.UTC(2026, 0, 1);

/**
 * Derives the id of a named object: the same at every load, in the format of a UUIDv7.
 * @param kind distinguishes objects of the same name
 * @param names from the outermost parent to the object
 */
export function stableId(kind: string, ...names: readonly string[]): string {
  const bytes = createHash('sha256')
    .update([kind, ...names].join('\u0000'))
    .digest()
    .subarray(0, 16);
  bytes.writeUIntBE(epochMs, 0, 6);
  bytes[6] = 0x70 | (bytes[6]! & 0x0f);
  bytes[8] = 0x80 | (bytes[8]! & 0x3f);
  return bytes.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}
