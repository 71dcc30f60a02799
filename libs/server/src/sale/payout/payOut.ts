import { defineJob } from '../../platform/jobs/job.ts';
import type { Platform } from '../../platform/platform.ts';
import { finishPayout, followPayout } from './finishPayout.ts';
import { openPayouts } from './openPayouts.ts';
import { payoutProviders } from './payoutProviders.ts';
import { findDuePayouts, findPayoutsUnderWay, postponePayout } from './payoutRepository.ts';

const batchSize = 100;

/**
 * Opens the payouts of ended events, and asks the gateway for those that are due, in turn and indefinitely. One that
 * can't be paid now doesn't delay the others. Then asks what has become of those that are under way.
 * @param limit maximum number of each
 */
export async function payOut(platform: Platform, limit = batchSize): Promise<void> {
  const { database, gateways, log } = platform;
  const each = async (payoutIds: readonly string[], step: typeof finishPayout): Promise<void> => {
    for (const payoutId of payoutIds)
      await step(platform, payoutId).catch(async (error: unknown) => {
        log.error({ err: error, payoutId }, 'pay out');
        await postponePayout(database.query, payoutId);
      });
  };
  await openPayouts(platform, limit);
  await each(await findDuePayouts(database.query, payoutProviders(platform), limit), finishPayout);
  if (gateways.sellerPayout)
    await each(await findPayoutsUnderWay(database.query, gateways.sellerPayout.name, limit), followPayout);
}

export const payOutJob = defineJob<Record<string, never>>({
  name: 'payOut',
  everySeconds: 5 * 60,
  // Longer than a whole batch usually takes: every payout waits for the gateway.
  leaseSeconds: 15 * 60,
  handle: (_payload, { platform }) => payOut(platform),
});
