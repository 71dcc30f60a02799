import { defineJob } from '../../platform/jobs/job.ts';
import type { Platform } from '../../platform/platform.ts';
import { readAttemptSnapshot } from '../payment/attemptSnapshot.ts';
import { queryOutcome } from './chargeAttempt.ts';
import { finishPayment } from './finishPayment.ts';
import { reconcileAuthorised } from './captureAuthorised.ts';
import { findOverdueAuthorised } from '../payment/authorisedRepository.ts';
import { findOverdueAttempts, noteQuestion, type AttemptKey } from '../payment/paymentRepository.ts';
import { finishRefund } from '../refund/finishRefund.ts';
import { findDueRefunds, postponeRefund, type RefundKey } from '../refund/refundRepository.ts';

const batchSize = 50;
const intervalSeconds = 10;

/** Settles an attempt with the gateway, and records its outcome. */
export async function reconcilePayment(platform: Platform, key: AttemptKey): Promise<void> {
  const attempt = await readAttemptSnapshot(platform, key);
  const outcome = await queryOutcome(platform, attempt);
  if (outcome.kind !== 'unknown') await finishPayment(platform, attempt, outcome);
}

/**
 * Retries a refund that the gateway refuses, in turn and indefinitely: the money is owed until it is refunded [C9.01].
 */
async function giveBack(platform: Platform, key: RefundKey): Promise<void> {
  try {
    await finishRefund(platform, key);
  } catch (error) {
    platform.log.error({ err: error, ...key }, 'finish refund');
    await postponeRefund(platform.database.query, key);
  }
}

/**
 * Resolves payments with an unknown outcome, also after a crash, and completes or refunds them; carries out decisions
 * about authorised ones, and voids those without one in time; requests due refunds, and queries unknown ones.
 * One that can't be resolved now doesn't delay the others.
 * @param limit maximum number per kind
 */
export async function reconcilePayments(platform: Platform, limit = batchSize): Promise<void> {
  const { database, config, log } = platform;
  for (const key of await findOverdueAttempts(database.query, config.sale, limit)) {
    await noteQuestion(database.query, key);
    await reconcilePayment(platform, key).catch((error: unknown) =>
      log.error({ err: error, ...key }, 'reconcile payment'),
    );
  }
  for (const key of await findOverdueAuthorised(database.query, config.sale, limit)) {
    await noteQuestion(database.query, key);
    await reconcileAuthorised(platform, key).catch((error: unknown) =>
      log.error({ err: error, ...key }, 'reconcile authorised payment'),
    );
  }
  for (const key of await findDueRefunds(database.query, limit)) await giveBack(platform, key);
}

export const reconcilePaymentsJob = defineJob<Record<string, never>>({
  name: 'reconcilePayments',
  everySeconds: intervalSeconds,
  handle: (_payload, { platform }) => reconcilePayments(platform),
});
