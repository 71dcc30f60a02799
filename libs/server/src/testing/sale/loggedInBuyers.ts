import { randomUUID } from 'node:crypto';
import { days } from '../../platform/time/units.ts';
import type { Database } from '../../platform/database/database.ts';
import { systemRandomness } from '../../platform/security/randomness.ts';
import { hashSecret, randomSecret } from '../../platform/security/secrets.ts';
import { makeBuyers, type Buyer } from './buyers.ts';

const mostAtOnce = 2_000;

async function makeSome(database: Database, count: number): Promise<Buyer[]> {
  const buyers = (await makeBuyers(database, count)).map(({ userId }) => ({
    userId,
    token: randomSecret(systemRandomness),
  }));
  const now = new Date();
  await database.query
    .insertInto('session')
    .values(
      buyers.map(({ userId, token }) => ({
        session_id: randomUUID(),
        user_id: userId,
        token_hash: hashSecret('session', token),
        created_at: now,
        last_seen_at: now,
        idle_expires_at: new Date(now.getTime() + days(1)),
        expires_at: new Date(now.getTime() + days(2)),
      })),
    )
    .execute();
  return buyers;
}

/** Creates buyers with real sessions, for a server with production authentication. */
export async function makeLoggedInBuyers(database: Database, count: number): Promise<Buyer[]> {
  const buyers: Buyer[] = [];
  for (let left = count; left > 0; left -= mostAtOnce)
    buyers.push(...(await makeSome(database, Math.min(left, mostAtOnce))));
  return buyers;
}
