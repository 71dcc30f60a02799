import type { Hash } from './hashList.ts';

const { subtle } = globalThis.crypto;

export async function sha256(bytes: Uint8Array<ArrayBuffer>): Promise<Hash> {
  return new Uint8Array(await subtle.digest('SHA-256', bytes));
}

/** Makes the function that answers the HMAC-SHA-256 of bytes under one key. */
export async function hmacSha256(
  key: Uint8Array<ArrayBuffer>,
): Promise<(bytes: Uint8Array<ArrayBuffer>) => Promise<Hash>> {
  const imported = await subtle.importKey('raw', key, { name: 'HMAC', hash: 'SHA-256' }, false, ['sign']);
  return async (bytes) => new Uint8Array(await subtle.sign('HMAC', imported, bytes));
}
