import { inTransaction } from '../../platform/database/inTransaction.ts';
import type { TransactionScope } from '../../platform/database/transactionScope.ts';
import type { Platform } from '../../platform/platform.ts';
import { readCharges, type ChargeRow } from '../charge/chargeRepository.ts';
import { lockBuyer } from '../limit/buyerRepository.ts';
import { findOrderPayment } from '../order/orderRepository.ts';
import { readBoughtLines, readBoughtTokens } from './boughtRepository.ts';
import { formerRefunds, readFormerPayments } from './formerPayments.ts';
import { openRefund } from './openRefund.ts';
import { sendRefundMailJob } from './refundMail.ts';
import { hasRefund, type RefundReason, type TakenBack } from './refundRepository.ts';
import { atCancellation, chargesOfOrder, leftOf, splitUnits, sumOf, type RefundUnit } from './refundUnits.ts';
import { returnUnits } from './returnUnits.ts';

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

/**
 * Reads what is the order's to refund: tokens that were sold on, and their charges, are another order's, but for the charges
 * if the event is cancelled.
 */
async function readOwn(
  tx: TransactionScope,
  key: Pick<OrderRefund, 'eventId' | 'orderId' | 'reason'>,
): Promise<{ units: RefundUnit[]; charges: ChargeRow[] }> {
  const all = await readCharges(tx, key);
  const lines = await readBoughtLines(tx, key);
  const tokens = await readBoughtTokens(tx, key);
  const paidFor = key.reason === 'eventCancelled' ? atCancellation(tokens) : tokens;
  return { units: splitUnits(lines, tokens, all), charges: chargesOfOrder(lines, paidFor, all) };
}

/**
 * Refunds an order, or a part of it, as goodwill, and mails the buyer. Its tokens stay.
 * @returns false if too little of it is left, or nothing
 */
export function refundOrder(platform: Platform, refund: OrderRefund): Promise<boolean> {
  const { eventId, orderId, refundId, reason } = refund;
  return inTransaction(platform.database, async (tx) => {
    const payment = await findOrderPayment(tx, { eventId, orderId });
    if (!payment) return false;
    const charges = refund.charges ?? leftOf((await readOwn(tx, refund)).charges, { whole: false });
    const amount = sumOf(charges);
    if (charges.length === 0 || amount < 0) return false;
    const { paymentId, currency, userId: buyerId } = payment;
    const row = { eventId, refundId, paymentId, orderId, amount, currency, reason, charges, buyerId };
    if (!(await openRefund({ platform, tx }, row))) return false;
    const mail = { eventId, refundId, keepsTokens: true as const };
    await platform.jobs.add(tx, sendRefundMailJob, mail, { dedupeKey: refundId });
    return true;
  });
}

/**
 * Refunds a whole order: everything left of its charges is refunded, its tokens become void, and its stock returns.
 * A token that left it in another sale is not refunded here. What was paid for an upgraded token by earlier payments goes back by
 * them; if the event is cancelled, by the refunds of their own orders.
 * @param check refuses by throwing; the buyer is locked by then
 * @returns false if it was refunded under this id before
 * @throws refundFailed if a payment is disputed, or something of the order has just changed
 */
export function returnOrder(
  platform: Platform,
  refund: Omit<OrderRefund, 'charges'>,
  check?: (tx: TransactionScope, now: Date) => Promise<void>,
): Promise<boolean> {
  const { eventId, orderId } = refund;
  return inTransaction(platform.database, async (tx, now) => {
    const payment = await findOrderPayment(tx, { eventId, orderId });
    if (!payment) return false;
    const { paymentId, currency, userId } = payment;
    await lockBuyer(tx, { eventId, userId });
    if (await hasRefund(tx, refund)) return false;
    await check?.(tx, now);
    const own = await readOwn(tx, refund);
    const { units } = own;
    const charges = leftOf(own.charges, { whole: true });
    const row = { ...refund, paymentId, currency, charges, amount: sumOf(charges), units };
    const former =
      refund.reason === 'eventCancelled'
        ? []
        : await readFormerPayments(
            tx,
            eventId,
            units.flatMap(({ tokens }) => tokens),
          );
    const { newId } = platform;
    const earlier = formerRefunds(former, { eventId, reason: refund.reason, newId, whole: true });
    await returnUnits({ platform, tx }, { eventId, userId }, [row, ...earlier]);
    return true;
  });
}
