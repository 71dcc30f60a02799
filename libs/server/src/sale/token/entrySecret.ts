import { Secret } from 'otpauth';
import type { TransactionScope } from '../../platform/database/transactionScope.ts';
import type { Platform } from '../../platform/platform.ts';
import { moveToken } from './moveToken.ts';

/**
 * Replaces the secrets of a user's tokens that are valid or can become so again, which invalidates earlier codes on all
 * devices at once.
 */
export async function renewEntrySecrets(
  tx: TransactionScope,
  platform: Pick<Platform, 'randomness' | 'sealer'>,
  holderId: string,
): Promise<void> {
  const tokens = await tx
    .selectFrom('token')
    .select(['eventId', 'tokenId'])
    .where('holderId', '=', holderId)
    .where('state', 'in', ['active', 'sent', 'selling'])
    .orderBy('tokenId')
    .forNoKeyUpdate()
    .execute();
  if (tokens.length === 0) return;
  const moves = tokens.map((token) => ({ ...token, entrySecret: makeEntrySecret(platform, token.tokenId) }));
  await moveToken(tx, moves, { reason: 'frozen', actorId: holderId });
}

const secretBytes = 32;

/** Parameters of entry codes [RFC 6238], shared by device, gate and server. */
export const entryCodeRules = { algorithm: 'SHA-256', digits: 8, periodSeconds: 30 } as const;

const contextOf = (tokenId: string): string => `entrySecret:${tokenId}`;

/** Creates a sealed secret of 256 random bits in base32; it replaces the previous one. */
export function makeEntrySecret(
  { randomness, sealer }: Pick<Platform, 'randomness' | 'sealer'>,
  tokenId: string,
): Buffer {
  const bytes = randomness(secretBytes);
  const secret = new Secret({ buffer: new Uint8Array(bytes).buffer });
  return sealer.seal(secret.base32, contextOf(tokenId));
}

/** Unseals the secret, in base32, for the holder's device. */
export const openEntrySecret = (
  { sealer }: Pick<Platform, 'sealer'>,
  tokenId: string,
  sealed: Buffer,
): string => sealer.unseal(sealed, contextOf(tokenId));
