import { inTransaction } from '../../platform/database/inTransaction.ts';
import { functionCall } from '../../platform/database/statement.ts';
import type { OutsideRefund } from '../../platform/gateways/payment/gatewayEvent.ts';
import type { Platform } from '../../platform/platform.ts';
import { bookEntry } from '../ledger/ledgerRepository.ts';
import { paymentPostings } from '../ledger/salePostings.ts';
import type { PaymentRow } from '../payment/paymentRepository.ts';

const callRecord = functionCall<object, { isNew: boolean }>('record_outside_refund');

/** Payment that money was given back of. */
type GivenBack = Pick<PaymentRow, 'eventId' | 'paymentId' | 'userId' | 'gateway' | 'settledBy'>;

/**
 * Books a refund that was made at the gateway by other means, once by its id there: the buyer has the money, and owes it
 * until a refund of ours is covered by it. What becomes of the tokens is the organiser's decision.
 */
export async function recordOutsideRefund(
  { database, newId, log }: Pick<Platform, 'database' | 'newId' | 'log'>,
  { eventId, paymentId, userId: buyerId, gateway, settledBy }: GivenBack,
  { refundId, amount, currency }: Omit<OutsideRefund, 'transactionId'>,
): Promise<void> {
  const dedupeKey = `outsideRefund:${gateway}:${refundId}`;
  await inTransaction(database, async (tx) => {
    const { isNew } = await callRecord(tx, { eventId, paymentId, amount, dedupeKey });
    if (!isNew) return;
    await bookEntry(tx, newId, {
      kind: 'outsideRefund',
      subjectKind: 'payment',
      subjectId: paymentId,
      eventId,
      dedupeKey,
      currency,
      postings: paymentPostings(-amount, { buyerId, gateway, settledBy, cashOf: null }),
    });
    log.warn(
      { paymentId, refundId, amount },
      'money was given back at the gateway: its tokens are still valid',
    );
  });
}
