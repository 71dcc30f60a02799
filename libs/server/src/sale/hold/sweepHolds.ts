import { sql } from 'kysely';
import type { Queryable } from '../../platform/database/transactionScope.ts';
import { defineJob } from '../../platform/jobs/job.ts';
import type { Platform } from '../../platform/platform.ts';
import type { BuyerKey } from '../limit/buyerRepository.ts';
import { releaseIfExpired } from './releaseHold.ts';

const batchSize = 200;
const intervalSeconds = 30;

async function findExpired(db: Queryable): Promise<BuyerKey[]> {
  const { rows } = await sql<BuyerKey>`
    select c.event_id as "eventId", c.user_id as "userId" from cart c
    where c.state = 'open' and hold_is_over(c.held_until, (select foyer_now()))
    order by c.held_until limit ${batchSize}`.execute(db);
  return rows;
}

/**
 * Releases expired carts, so that lists and maps show their seats as free. Buyers don't depend on it: they can take
 * such seats at once [C4.04].
 */
export async function sweepHolds({ database, log }: Platform): Promise<void> {
  for (const key of await findExpired(database.query)) {
    const release = releaseIfExpired(database, key);
    await release.catch((error: unknown) => log.warn({ err: error, ...key }, 'sweep hold'));
  }
}

export const sweepHoldsJob = defineJob<Record<string, never>>({
  name: 'sweepHolds',
  everySeconds: intervalSeconds,
  handle: (_payload, { platform }) => sweepHolds(platform),
});
