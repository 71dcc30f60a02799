import { findViolationsOf } from '../database/findViolations.ts';
import type { Invariant } from '../database/invariants.ts';
import { defineJob, type Job } from './job.ts';

/**
 * Checks all invariants once a night [DS-06]. Violated ones are logged as errors, and the job fails with their names, so
 * that they reach error reporting. Those that could not be checked are logged as warnings.
 * @param readInvariants the invariants of all modules
 */
export const createCheckInvariantsJob = (
  readInvariants: () => readonly Invariant[],
): Job<Record<string, never>> =>
  defineJob<Record<string, never>>({
    name: 'checkInvariants',
    // 4 or 5 in the morning at the east coast, 1 or 2 at the west coast.
    dailyAtHour: 9,
    // Longer than all invariants may take together, so that no second run starts beside it.
    leaseSeconds: 3600,
    retryLimit: 1,
    handle: async (_payload, { platform: { database, log } }) => {
      const { violated, notChecked } = await findViolationsOf(database.connectionString, readInvariants());
      for (const { name, finding } of notChecked)
        log.warn({ invariant: name, finding }, 'invariant not checked');
      for (const { name, finding } of violated) log.error({ invariant: name, finding }, 'invariant violated');
      if (violated.length > 0)
        throw new Error(`Violated invariants: ${violated.map(({ name }) => name).join('; ')}`);
    },
  });
