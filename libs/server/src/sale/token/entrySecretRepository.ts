import type { TransactionScope } from '../../platform/database/transactionScope.ts';
import type { Platform } from '../../platform/platform.ts';
import { makeEntrySecret } from './entrySecret.ts';
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
