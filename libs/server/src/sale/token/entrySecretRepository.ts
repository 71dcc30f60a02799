import { sql } from 'kysely';
import type { TransactionScope } from '../../platform/database/transactionScope.ts';
import type { Platform } from '../../platform/platform.ts';
import { makeEntrySecret } from './entrySecret.ts';

/** Replaces the secrets of a user's active tokens, which invalidates earlier codes on all devices at once. */
export async function renewEntrySecrets(
  tx: TransactionScope,
  platform: Pick<Platform, 'randomness' | 'sealer'>,
  holderId: string,
): Promise<void> {
  const tokens = await tx
    .selectFrom('token')
    .select('tokenId')
    .where('holderId', '=', holderId)
    .where('state', '=', 'active')
    .orderBy('tokenId')
    .forNoKeyUpdate()
    .execute();
  if (tokens.length === 0) return;
  const ids = tokens.map(({ tokenId }) => tokenId);
  const secrets = ids.map((tokenId) => makeEntrySecret(platform, tokenId));
  await sql`
    update token t set entry_secret = renewed.secret
    from unnest(${ids}::uuid[], ${secrets}::bytea[]) as renewed (token_id, secret)
    where t.token_id = renewed.token_id`.execute(tx);
}
