import { createHash } from 'node:crypto';

/** 2026-01-01: what is loaded sorts before what people make. */
const epochMs = Date.UTC(2026, 0, 1);

/**
 * The id of something that has a name of its own: the same at every load, in the shape of a UUIDv7.
 * @param kind keeps things of one name apart; @param names from the outermost to the thing's own
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
