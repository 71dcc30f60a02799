import { inTransaction } from '../../platform/database/inTransaction.ts';
import { callWithin } from '../../platform/gateways/payment/chargeCall.ts';
import { TooLittleLeft } from '../../platform/gateways/payment/paymentGateway.ts';
import { defineJob } from '../../platform/jobs/job.ts';
import type { Platform } from '../../platform/platform.ts';
import { recordedGateway } from '../gateway-account/gatewayAccounts.ts';
import { bookEntry } from '../ledger/ledgerRepository.ts';
import { paymentPostings } from '../ledger/salePostings.ts';
import { isAtCounter } from '../payment/counterPayment.ts';
import { recordOutsideRefund } from './recordOutsideRefund.ts';
import { coverRefund, findRefund, settleRefund, type RefundKey, type RefundRow } from './refundRepository.ts';

/** Key of a refund in the ledger: one per attempt. */
const keyOf = ({ refundId, attempt }: RefundRow): string =>
  attempt === 1 ? `refund:${refundId}` : `refund:${refundId}:${attempt}`;

/** What the gateway is to give: without what the buyer has by other means. */
const restOf = ({ amount, coveredAmount }: RefundRow): number => amount - (coveredAmount ?? 0);

/** Key of a refund at the gateway: another one for another amount. */
const gatewayKeyOf = (refund: RefundRow): string =>
  refund.coveredAmount ? `${keyOf(refund)}:rest:${restOf(refund)}` : keyOf(refund);

/** Entry of money that goes back to the buyer; with a negative amount, of money that did not arrive. */
const refundEntry = (refund: RefundRow, kind: 'refund' | 'refundFailed', amount: number) => ({
  kind,
  subjectKind: 'refund' as const,
  subjectId: refund.refundId,
  eventId: refund.eventId,
  dedupeKey: kind === 'refund' ? keyOf(refund) : `failed:${keyOf(refund)}`,
  currency: refund.currency,
  postings: paymentPostings(-amount, { ...refund, buyerId: refund.userId }),
});

/**
 * Requests a due refund from the gateway, less what was given back there by other means, and records it. Idempotent: an
 * unknown outcome is queried again. What was taken at a counter stays due until `recordHandedBack`.
 * @throws Error if another gateway took the money, or not as much is left there: the refund stays due
 */
export async function finishRefund(platform: Platform, key: RefundKey): Promise<void> {
  const { query } = platform.database;
  const found = await findRefund(query, key);
  if (found?.state !== 'due' || isByHand(found)) return;
  const refund = { ...found, coveredAmount: await coverRefund(query, key, { again: false }) };
  await platform.faultPoint('payment.beforeRefund');
  const { gatewayRefundId, ...asked } = await askGateway(platform, refund);
  await platform.faultPoint('payment.afterRefund');
  await settle(platform, { ...refund, ...asked }, gatewayRefundId);
}

/**
 * Has the gateway give back the rest of a refund. If less is left there, what it has given by other means is booked, and
 * covers the refund.
 */
async function askGateway(
  platform: Platform,
  refund: RefundRow,
): Promise<Pick<RefundRow, 'coveredAmount'> & { gatewayRefundId?: string }> {
  const { coveredAmount, transactionId } = refund;
  // A payment of zero is unknown to the gateway.
  if (restOf(refund) === 0) return { coveredAmount };
  const gateway = await recordedGateway(platform, refund);
  const part = { key: gatewayKeyOf(refund), transactionId, amount: restOf(refund) };
  try {
    const { chargeTimeoutMs } = platform.config.sale;
    return { coveredAmount, gatewayRefundId: await callWithin(() => gateway.refund(part), chargeTimeoutMs) };
  } catch (error) {
    if (!(error instanceof TooLittleLeft)) throw error;
    for (const outside of error.outside) await recordOutsideRefund(platform, refund, outside);
    const covered = await coverRefund(platform.database.query, refund, { again: true });
    if (covered <= (coveredAmount ?? 0)) throw error;
    return askGateway(platform, { ...refund, coveredAmount: covered });
  }
}

/** Records that the buyer has the money. @returns false if it was recorded before */
const settle = (
  { database, newId }: Platform,
  refund: RefundRow,
  gatewayRefundId: string | undefined,
): Promise<boolean> =>
  inTransaction(database, async (tx) => {
    const settlement = { state: 'refunded' as const, ...(gatewayRefundId ? { gatewayRefundId } : {}) };
    const isNew = await settleRefund(tx, refund, settlement);
    if (isNew) await bookEntry(tx, newId, refundEntry(refund, 'refund', restOf(refund)));
    return isNew;
  });

/** Tells whether a refund goes back by hand, where the money was taken. */
const isByHand = ({ paymentType, amount }: RefundRow): boolean => isAtCounter(paymentType) && amount > 0;

/**
 * Records that money that was taken at a counter was given back by hand, by who took it, or by the event's organisation
 * (`paidBy`) in the place of a seller who took cash.
 * @returns false if it is not due, or a gateway's
 */
export async function recordHandedBack(
  platform: Platform,
  key: RefundKey,
  paidBy?: { clientId: string },
): Promise<boolean> {
  const refund = await findRefund(platform.database.query, key);
  if (!refund || !isByHand(refund)) return false;
  const payer = paidBy && refund.cashOf !== null ? { cashOf: null, settledBy: paidBy.clientId } : {};
  return settle(platform, { ...refund, ...payer }, undefined);
}

/** Records that the gateway reversed a refund: the amount is owed to the buyer again. */
export async function failRefund(platform: Platform, refund: RefundRow): Promise<void> {
  const { database, newId, log } = platform;
  await inTransaction(database, async (tx) => {
    if (!(await settleRefund(tx, refund, { state: 'failed' }))) return;
    await bookEntry(tx, newId, refundEntry(refund, 'refundFailed', -restOf(refund)));
    log.warn({ refundId: refund.refundId }, 'a refund failed: an operator tries it again');
  });
}

/** Makes a failed refund due again, under a new key at the gateway. @returns false if it has not failed */
export const retryRefund = ({ database, jobs }: Platform, refund: RefundRow): Promise<boolean> =>
  inTransaction(database, async (tx) => {
    if (!(await settleRefund(tx, refund, { state: 'due' }))) return false;
    const { eventId, refundId, attempt } = refund;
    await jobs.add(tx, finishRefundJob, { eventId, refundId }, { dedupeKey: `${refundId}:${attempt + 1}` });
    return true;
  });

/** Runs as soon as a refund is due; the reconciler finds refunds whose job was lost. */
export const finishRefundJob = defineJob<RefundKey>({
  name: 'finishRefund',
  retryLimit: 50,
  handle: (payload, { platform }) => finishRefund(platform, payload),
});
