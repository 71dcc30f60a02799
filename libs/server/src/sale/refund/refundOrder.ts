import { inTransaction } from '../../platform/database/inTransaction.ts';
import type { Platform } from '../../platform/platform.ts';
import { readCharges, type ChargeRow } from '../charge/chargeRepository.ts';
import { findOrderPayment } from '../order/orderRepository.ts';
import { openRefund } from './openRefund.ts';
import type { RefundReason, TakenBack } from './refundRepository.ts';

/** Refund of an order, whatever kind of commitment it came from. */
export interface OrderRefund {
  eventId: string;
  orderId: string;
  /** Id of the refund: a repeated call opens it once. */
  refundId: string;
  reason: RefundReason;
  /** Charges to take back, each in part or as a whole; all that is left of the refundable ones if absent. */
  charges?: readonly TakenBack[];
}

/** Lists what is left of the refundable charges. */
const refundableCharges = (charges: readonly ChargeRow[]): TakenBack[] =>
  charges
    .filter(({ refundable, amount, refundedAmount }) => refundable && amount !== refundedAmount)
    .map(({ chargeNumber, amount, refundedAmount }) => ({ chargeNumber, amount: amount - refundedAmount }));

/**
 * Refunds an order, or a part of it. Its tokens stay: what becomes of them is the caller's decision.
 * @returns false if not as much is left of it, or nothing
 */
export function refundOrder(platform: Platform, refund: OrderRefund): Promise<boolean> {
  const { eventId, orderId, refundId, reason } = refund;
  return inTransaction(platform.database, async (tx) => {
    const payment = await findOrderPayment(tx, { eventId, orderId });
    if (!payment) return false;
    const charges = refund.charges ?? refundableCharges(await readCharges(tx, { eventId, orderId }));
    const amount = charges.reduce((sum, each) => sum + each.amount, 0);
    if (charges.length === 0 || amount < 0) return false;
    const { paymentId, currency, userId: buyerId } = payment;
    const row = { eventId, refundId, paymentId, orderId, amount, currency, reason, charges, buyerId };
    return openRefund({ platform, tx }, row);
  });
}
