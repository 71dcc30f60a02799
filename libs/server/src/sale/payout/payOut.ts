import { defineJob } from '../../platform/jobs/job.ts';
import type { Platform } from '../../platform/platform.ts';
import { finishPayout } from './finishPayout.ts';
import { openPayouts } from './openPayouts.ts';
import { findDuePayouts, postponePayout } from './payoutRepository.ts';

const batchSize = 100;

/**
 * Opens the payouts of ended events, and asks the gateway for those that are due, in turn and indefinitely. One that
 * can't be paid now doesn't delay the others.
 * @param limit maximum number of each
 */
export async function payOut(platform: Platform, limit = batchSize): Promise<void> {
  const { database, gateways, log } = platform;
  await openPayouts(platform, limit);
  for (const payoutId of await findDuePayouts(database.query, gateways.payment.name, limit))
    await finishPayout(platform, payoutId).catch(async (error: unknown) => {
      log.error({ err: error, payoutId }, 'pay out');
      await postponePayout(database.query, payoutId);
    });
}

export const payOutJob = defineJob<Record<string, never>>({
  name: 'payOut',
  everySeconds: 5 * 60,
  // Longer than a whole batch usually takes: every payout waits for the gateway.
  leaseSeconds: 15 * 60,
  handle: (_payload, { platform }) => payOut(platform),
});
