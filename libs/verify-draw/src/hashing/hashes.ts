import { concat } from './bytes.ts';
import type { Hash } from './hashList.ts';

type Bytes = Uint8Array<ArrayBuffer>;

/** The part of Node's `node:crypto` that is used. */
interface NodeCrypto {
  hash: (algorithm: 'sha256', bytes: Bytes, encoding: 'buffer') => Bytes;
}

const { crypto, process } = globalThis as {
  crypto: Crypto;
  process?: { getBuiltinModule?: (name: 'node:crypto') => NodeCrypto };
};

/**
 * Node hashes on the spot with this. WebCrypto sends each hash to another thread, which for millions of short ones
 * takes four times the computation.
 */
const node = process?.getBuiltinModule?.('node:crypto');

export const sha256: (bytes: Bytes) => Promise<Hash> = node
  ? async (bytes) => new Uint8Array(node.hash('sha256', bytes, 'buffer'))
  : async (bytes) => new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));

/** Bytes of a block of SHA-256; a longer key would have to be hashed first. */
const blockBytes = 64;

/** Makes the function that answers the HMAC-SHA-256 (RFC 2104) of bytes under one key, of at most 64 bytes. */
export function hmacSha256(key: Bytes): (bytes: Bytes) => Promise<Hash> {
  const block = concat(key, new Uint8Array(blockBytes - key.length));
  const inner = block.map((byte) => byte ^ 0x36);
  const outer = block.map((byte) => byte ^ 0x5c);
  return async (bytes) => sha256(concat(outer, await sha256(concat(inner, bytes))));
}
