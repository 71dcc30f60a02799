import { Secret } from 'otpauth';
import type { Platform } from '../../../platform.ts';

const secretBytes = 32;

/** How entry codes are made from a secret [RFC 6238]; device, gate and server share it. */
export const entryCodeRules = { algorithm: 'SHA-256', digits: 8, periodSeconds: 30 } as const;

const contextOf = (tokenId: string): string => `entrySecret:${tokenId}`;

/** A new secret, sealed: 256 random bits in base32. The one before it, if any, is dead. */
export function makeEntrySecret(
  { randomness, sealer }: Pick<Platform, 'randomness' | 'sealer'>,
  tokenId: string,
): Buffer {
  const bytes = randomness(secretBytes);
  const secret = new Secret({ buffer: new Uint8Array(bytes).buffer });
  return sealer.seal(secret.base32, contextOf(tokenId));
}

/** The secret in base32, for the device of its holder. */
export const openEntrySecret = (
  { sealer }: Pick<Platform, 'sealer'>,
  tokenId: string,
  sealed: Buffer,
): string => sealer.unseal(sealed, contextOf(tokenId));
