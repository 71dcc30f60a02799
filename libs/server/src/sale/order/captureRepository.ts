import type { CartLine } from '@foyer/contract';
import { statement } from '../../platform/database/statement.ts';
import type { Queryable } from '../../platform/database/transactionScope.ts';
import type { IdempotentRequest } from '../../platform/http/idempotencyKeys.ts';
import type { NewToken } from '../token/tokenRepository.ts';
import { listQuantities, quantitiesOf, seatCodesOf } from '../commitment/acceptedSale.ts';
import type { OrderDraft } from './draftedOrder.ts';
import type { OrderRow } from './orderRepository.ts';

/**
 * Result of a capture. Every variant except `captured` leaves the database unchanged. `lost`: another buyer has taken
 * part of the cart; `changed`: cart, payment, attempt, key or time differ from the parameters.
 */
export type CaptureOutcome = 'captured' | 'changed' | 'lost';

type Values = [
  ...key: [principal: string | null, key: string | null, answer: Buffer | null],
  ...whose: [eventId: string, cartId: string, userId: string, paymentId: string, attemptId: string],
  ...what: [transactionId: string, now: Date, seatCodes: string[], quantities: string, bought: number],
  ...rows: [order: string, lines: string, tokens: string, entries: string, job: string],
];

const callCapture = statement<{ outcome: CaptureOutcome }>()<Values>(`select capture_payment(
  $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18) as outcome`);

const orderRow = (order: OrderRow) => ({
  order_id: order.orderId,
  order_number: order.orderNumber,
  currency: order.currency,
  total: order.quote.total.amount,
  quote: order.quote,
  shipping_address: order.shippingAddress,
  locale: order.locale,
  affiliate_code: order.affiliateCode ?? null,
});

const lineRows = (orderId: string, lines: readonly CartLine[]) =>
  lines.map((line, position) => ({
    order_id: orderId,
    cart_guid: line.cartGuid,
    position,
    offer_group_id: line.offerGroupId,
    inventory_item_id: line.inventoryItemId,
    category: line.category,
    quantity: line.quantity,
    total: line.price.total.amount,
    line,
    fulfilment: line.fulfilment ?? null,
  }));

const tokenRows = (tokens: readonly NewToken[]) =>
  tokens.map((token) => ({
    token_id: token.tokenId,
    order_id: token.orderId,
    cart_guid: token.cartGuid,
    offer_group_id: token.offerGroupId,
    inventory_item_id: token.inventoryItemId,
    seating: token.seating,
    seat_code: token.seatCode,
    attendance: token.attendance,
    age_group: token.ageGroup,
    paid_amount: token.paidAmount,
    paid_currency: token.paidCurrency,
    policy: token.policy,
    entry_secret: `\\x${token.entrySecret.toString('hex')}`,
  }));

/**
 * Turns a cart's holds into an order in one statement.
 * @param key key to complete with the sealed answer; absent if the caller completes it
 */
export async function captureOrder(
  db: Queryable,
  { order, payment, lines, tokens, entries, receipt }: OrderDraft,
  attemptId: string,
  key?: { request: IdempotentRequest; answer: Buffer },
): Promise<CaptureOutcome> {
  const { sale } = payment;
  const [row] = await callCapture(
    db,
    ...([key?.request.principal ?? null, key?.request.key ?? null, key?.answer ?? null] as const),
    ...([order.eventId, order.cartId, order.userId, order.paymentId, attemptId] as const),
    ...([payment.transactionId, order.createdAt, seatCodesOf(sale)] as const),
    ...([JSON.stringify(listQuantities(quantitiesOf(sale))), tokens.length] as const),
    ...([JSON.stringify(orderRow(order)), JSON.stringify(lineRows(order.orderId, lines))] as const),
    ...([JSON.stringify(tokenRows(tokens)), JSON.stringify(entries), JSON.stringify(receipt)] as const),
  );
  return row!.outcome;
}
