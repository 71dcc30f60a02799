import { days } from '../../platform/time/units.ts';
import { inTransaction } from '../../platform/database/inTransaction.ts';
import { defineJob } from '../../platform/jobs/job.ts';
import type { Platform } from '../../platform/platform.ts';
import { findMeans, findUnsavedBefore, lockWallet, markRemoved } from './paymentMeansRepository.ts';
import { forgetCardJob } from './paymentMeansService.ts';

/** A day is ample for the retries of a purchase; refunds refer to the transaction and need no card. */
const keepMs = days(1);
const intervalSeconds = 60 * 60;
const batchSize = 200;

/** Deletes unsaved cards of single purchases, here and at the gateway. */
export async function forgetUnsavedCards({ database, jobs }: Platform): Promise<void> {
  await inTransaction(database, async (tx, now) => {
    const before = new Date(now.getTime() - keepMs);
    for (const { paymentMethodId, ...wallet } of await findUnsavedBefore(tx, before, batchSize)) {
      await lockWallet(tx, wallet.userId);
      // Read again under the lock: a payment may have saved it meanwhile.
      const means = await findMeans(tx, wallet, paymentMethodId);
      if (!means || means.inWallet || means.inUse) continue;
      await markRemoved(tx, paymentMethodId, now);
      await jobs.add(tx, forgetCardJob, { paymentMethodId }, { dedupeKey: paymentMethodId });
    }
  });
}

export const forgetUnsavedCardsJob = defineJob<Record<string, never>>({
  name: 'forgetUnsavedCards',
  everySeconds: intervalSeconds,
  handle: (_payload, { platform }) => forgetUnsavedCards(platform),
});
