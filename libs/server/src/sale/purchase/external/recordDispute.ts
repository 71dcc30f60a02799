import { inTransaction } from '../../../platform/database/inTransaction.ts';
import { functionCall } from '../../../platform/database/statement.ts';
import type { GatewayDispute } from '../../../platform/gateways/payment/gatewayEvent.ts';
import type { Platform } from '../../../platform/platform.ts';
import { bookEntry } from '../../ledger/ledgerRepository.ts';
import { disputePostings } from '../../ledger/salePostings.ts';
import { findChargedPayment, type EventSender } from '../../payment/paymentRepository.ts';
import type { DisputeState } from '../../payment/paymentStates.ts';

interface Recorded {
  disputeId: string;
  /** Former state; null for a new dispute. */
  was: DisputeState | null;
  isNew: boolean;
}

const callRecord = functionCall<object, Recorded>('record_dispute');

/**
 * Records a dispute as the gateway reports it. The gateway withholds its amount, which waits in the dispute account;
 * if won, it comes back, and if lost, it stays there as a loss that an operator assigns. Reports come in any order,
 * repeatedly.
 * @returns false if no payment with this charge that the sender may report on is known (yet)
 */
export async function recordDispute(
  platform: Platform,
  sender: EventSender,
  dispute: Omit<GatewayDispute, 'kind'>,
): Promise<boolean> {
  const { database, newId, log } = platform;
  const { gateway } = sender;
  const { transactionId, amount, currency, state } = dispute;
  const payment = await findChargedPayment(database.query, sender, transactionId);
  if (!payment) return false;
  const { eventId, paymentId, settledBy } = payment;
  await inTransaction(database, async (tx) => {
    const { disputeId, was, isNew } = await callRecord(tx, {
      disputeId: newId(),
      gateway,
      gatewayDisputeId: dispute.disputeId,
      eventId,
      paymentId,
      state,
      amount,
      currency,
    });
    if (!isNew) return;
    const book = (kind: 'dispute' | 'disputeWon', withheld: number) =>
      bookEntry(tx, newId, {
        kind,
        subjectKind: 'dispute',
        subjectId: disputeId,
        eventId,
        dedupeKey: `${kind}:${disputeId}`,
        currency,
        postings: disputePostings(withheld, { gateway, settledBy }),
      });
    if (was === null) await book('dispute', amount);
    if (state === 'won') await book('disputeWon', -amount);
    log.warn({ disputeId, paymentId, state }, 'dispute of a payment');
  });
  return true;
}
