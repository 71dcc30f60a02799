import { defineJob } from '../../platform/jobs/job.ts';
import type { Platform } from '../../platform/platform.ts';
import { days } from '../../platform/time/units.ts';
import { retryRefund } from './finishRefund.ts';
import { findFailedRefunds } from './refundRepository.ts';

/** Attempts that are made without an operator; failed refunds rest for a day in between. */
const automatic = { restedForMs: days(1), maxAttempts: 4, limit: 100 };
/** An operator's attempts wait for nothing. */
const byHand = { restedForMs: 0, maxAttempts: 1_000, limit: 1_000 };

/**
 * Makes failed refunds due again.
 * @returns their number
 */
export async function retryRefunds(
  platform: Platform,
  { isOperator }: { isOperator: boolean },
): Promise<number> {
  const failed = await findFailedRefunds(platform.database.query, isOperator ? byHand : automatic);
  let count = 0;
  for (const refund of failed) if (await retryRefund(platform, refund)) count += 1;
  return count;
}

/** Retries failed refunds a few times, a day apart. */
export const retryRefundsJob = defineJob<Record<string, never>>({
  name: 'retryRefunds',
  everySeconds: 60 * 60,
  handle: async (_payload, { platform }) => {
    await retryRefunds(platform, { isOperator: false });
  },
});
