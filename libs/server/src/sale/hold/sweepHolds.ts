import { sql } from 'kysely';
import type { Queryable } from '../../platform/database/transactionScope.ts';
import { defineJob } from '../../platform/jobs/job.ts';
import type { Platform } from '../../platform/platform.ts';
import { releaseIfOver, type BuyersCommitment } from './releaseHold.ts';

const batchSize = 200;
const intervalSeconds = 30;

async function findExpired(db: Queryable): Promise<BuyersCommitment[]> {
  const { rows } = await sql<BuyersCommitment>`
    select c.event_id, c.commitment_id, c.user_id
    from hold h join commitment c on c.event_id = h.event_id and c.commitment_id = h.commitment_id
    where not h.settled and hold_is_over(h.held_until, (select foyer_now())) and c.state = 'open'
    order by h.held_until limit ${batchSize}`.execute(db);
  return rows;
}

/**
 * Releases commitments whose hold is over, so that lists and maps show their seats as free. Buyers don't depend on
 * it: they can take such seats immediately [C4.04].
 */
export async function sweepHolds(platform: Platform): Promise<void> {
  const { database, log } = platform;
  for (const key of await findExpired(database.query)) {
    const release = releaseIfOver(platform, key);
    await release.catch((error: unknown) => log.warn({ err: error, ...key }, 'sweep hold'));
  }
}

export const sweepHoldsJob = defineJob<Record<string, never>>({
  name: 'sweepHolds',
  everySeconds: intervalSeconds,
  handle: (_payload, { platform }) => sweepHolds(platform),
});
