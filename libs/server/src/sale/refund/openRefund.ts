import type { TransactionScope } from '../../platform/database/transactionScope.ts';
import type { Platform } from '../../platform/platform.ts';
import { readCharges } from '../charge/chargeRepository.ts';
import { bookEntry } from '../ledger/ledgerRepository.ts';
import { chargePostings } from '../ledger/salePostings.ts';
import { finishRefundJob } from './finishRefund.ts';
import { insertRefund, type NewRefund } from './refundRepository.ts';

/**
 * Opens a refund in the caller's transaction: the amounts of its charges are taken back from their recipients
 * immediately, and are owed to the buyer until the gateway has paid. Opening it twice changes nothing.
 * @returns false if the rest of the payment or of a charge is too small
 */
export async function openRefund(
  { platform, tx }: { platform: Pick<Platform, 'jobs' | 'newId'>; tx: TransactionScope },
  { buyerId, ...refund }: NewRefund & { buyerId: string },
): Promise<boolean> {
  const outcome = await insertRefund(tx, refund);
  if (outcome !== 'opened') return outcome === 'known';
  const { eventId, refundId, orderId, currency } = refund;
  if (orderId !== null) {
    const amounts = new Map(refund.charges.map(({ chargeNumber, amount }) => [chargeNumber, amount]));
    const charges = (await readCharges(tx, { eventId, orderId })).flatMap((charge) => {
      const amount = amounts.get(charge.chargeNumber);
      return amount === undefined ? [] : [{ ...charge, amount: -amount }];
    });
    await bookEntry(tx, platform.newId, {
      kind: 'takeBack',
      subjectKind: 'refund',
      subjectId: refundId,
      eventId,
      dedupeKey: `takeBack:${refundId}`,
      currency,
      postings: chargePostings(charges, buyerId),
    });
  }
  await platform.jobs.add(tx, finishRefundJob, { eventId, refundId }, { dedupeKey: refundId });
  return true;
}
