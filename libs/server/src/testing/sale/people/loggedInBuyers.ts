import { randomUUID } from 'node:crypto';
import { days } from '../../../platform/time/units.ts';
import type { Database } from '../../../platform/database/database.ts';
import { systemRandomness } from '../../../platform/security/randomness.ts';
import { hashSecret, randomSecret } from '../../../platform/security/secrets.ts';
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
        sessionId: randomUUID(),
        userId,
        tokenHash: hashSecret('session', token),
        createdAt: now,
        lastSeenAt: now,
        idleExpiresAt: new Date(now.getTime() + days(1)),
        expiresAt: new Date(now.getTime() + days(2)),
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
