import type { TransactionScope } from '../../../platform/database/transactionScope.ts';
import type { Platform } from '../../../platform/platform.ts';
import { lockBuyer } from '../../../sale/limit/buyerRepository.ts';
import { lockCommitment } from '../../../sale/commitment/commitmentRepository.ts';
import { releaseCommitment } from '../../../sale/hold/heldRepository.ts';
import { listEveryMeans, markRemoved } from '../../../sale/payment-means/paymentMeansRepository.ts';
import { forgetCardJob } from '../../../sale/payment-means/paymentMeansService.ts';
import { forgetBuyerNames, listLiveCommitments } from './buyerTraceRepository.ts';

/**
 * Releases the live commitments of an account.
 * @returns number of those with a payment in progress: they stay, and the caller has to wait for them
 */
export async function releaseCommitmentsOf(tx: TransactionScope, userId: string): Promise<number> {
  let paying = 0;
  for (const key of await listLiveCommitments(tx, userId)) {
    await lockBuyer(tx, { eventId: key.eventId, userId });
    const { phase } = await lockCommitment(tx, key);
    if (phase === 'paying') paying += 1;
    else if (phase === 'held' || phase === 'over') await releaseCommitment(tx, key);
  }
  return paying;
}

/**
 * Removes personal data from a buyer's records: cards, here and at the gateway, and names and addresses in orders and
 * payments. Amounts, receipt lines and the last four digits stay, as the law requires [PV-05].
 */
export async function forgetBuyer(
  tx: TransactionScope,
  { jobs }: Pick<Platform, 'jobs'>,
  userId: string,
  now: Date,
): Promise<void> {
  for (const { paymentMethodId } of await listEveryMeans(tx, userId)) {
    await markRemoved(tx, paymentMethodId, now);
    await jobs.add(tx, forgetCardJob, { paymentMethodId }, { dedupeKey: paymentMethodId });
  }
  await forgetBuyerNames(tx, userId);
}
