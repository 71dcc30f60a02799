import { inTransaction } from '../../platform/database/inTransaction.ts';
import { defineJob } from '../../platform/jobs/job.ts';
import type { Platform } from '../../platform/platform.ts';
import { bookEntry } from '../ledger/ledgerRepository.ts';
import { paymentPostings } from '../ledger/salePostings.ts';
import { findCapturedAttempt, findPayment, settleAttempt } from './paymentRepository.ts';

/** Payment to refund. */
export interface RefundPayload {
  eventId: string;
  paymentId: string;
}

/** Refunds a payment without an order. Idempotent. */
export async function refundPayment(platform: Platform, key: RefundPayload): Promise<void> {
  const { database, gateways, newId } = platform;
  const payment = await findPayment(database.query, key);
  if (payment.state !== 'refundDue' || payment.transactionId === null) return;
  const attempt = await findCapturedAttempt(database.query, key);
  await platform.faultPoint('payment.beforeRefund');
  // A payment of zero is unknown to the gateway.
  if (payment.amount > 0)
    await gateways.payment.refund({
      key: `refund:${key.paymentId}`,
      transactionId: payment.transactionId,
      amount: payment.amount,
    });
  await inTransaction(database, async (tx) => {
    if (!(await settleAttempt(tx, attempt, { outcome: 'refunded' }))) return;
    await bookEntry(tx, newId, {
      kind: 'refund',
      subjectKind: 'payment',
      subjectId: key.paymentId,
      eventId: key.eventId,
      dedupeKey: `refund:${key.paymentId}`,
      currency: payment.currency,
      postings: paymentPostings(-payment.amount, { buyerId: payment.userId, gateway: payment.gateway }),
    });
  });
}

/** Runs as soon as the refund is due; the reconciler finds refunds whose job was lost. */
export const refundPaymentJob = defineJob<RefundPayload>({
  name: 'refundPayment',
  retryLimit: 50,
  handle: (payload, { platform }) => refundPayment(platform, payload),
});
