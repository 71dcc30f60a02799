import { sql } from 'kysely';
import { toColumns } from '../../platform/database/columnNames.ts';
import { functionCall } from '../../platform/database/statement.ts';
import type { Queryable, TransactionScope } from '../../platform/database/transactionScope.ts';
import { isOfSender, type EventSender, type PaymentRow } from '../payment/paymentRepository.ts';
import type { RefundState } from './refundStates.ts';

/** Reason of a refund; `holdLost`: the payment bought nothing. */
export type RefundReason = 'holdLost' | 'requested' | 'eventCancelled' | 'eventChanged' | 'goodwill';

/** Part of a charge that a refund takes back. Minor units; negative for a discount. */
export interface TakenBack {
  chargeNumber: number;
  amount: number;
}

export interface RefundKey {
  eventId: string;
  refundId: string;
}

/** Refund to open. Without an order it takes back no charges. */
export interface NewRefund extends RefundKey {
  paymentId: string;
  orderId: string | null;
  amount: number;
  currency: string;
  reason: RefundReason;
  charges: readonly TakenBack[];
}

/** Refund with the facts of its payment. */
export interface RefundRow extends RefundKey {
  paymentId: string;
  orderId: string | null;
  state: RefundState;
  reason: RefundReason;
  amount: number;
  currency: string;
  attempt: number;
  /** Part that the buyer has by other means; null until that is decided. */
  coveredAmount: number | null;
  userId: string;
  gateway: string;
  /** Account that took the money. */
  gatewayAccountId: string | null;
  settledBy: string | null;
  cashOf: string | null;
  paymentType: PaymentRow['paymentType'];
  transactionId: string;
}

const callOpen = functionCall<object, { outcome: 'opened' | 'known' | 'refused' }>('open_refund');

/** Opens a refund. @returns `known`: it was opened before; `refused`: not as much is left of payment or charges */
export async function insertRefund(
  tx: TransactionScope,
  { charges, ...refund }: NewRefund,
): Promise<'opened' | 'known' | 'refused'> {
  return (await callOpen(tx, { ...refund, charges: charges.map(toColumns) })).outcome;
}

const callSettle = functionCall<object, { isNew: boolean }>('settle_refund');

/**
 * Records a new state of a refund.
 * @returns false if the transition is not allowed: then nothing changed
 */
export async function settleRefund(
  db: Queryable,
  { eventId, refundId, attempt }: RefundKey & { attempt: number },
  settlement: { state: RefundState; gatewayRefundId?: string },
): Promise<boolean> {
  return (await callSettle(db, { eventId, refundId, attempt, ...settlement })).isNew;
}

const callCover = functionCall<object, { coveredAmount: number }>('cover_refund');

/**
 * Decides how much of a due refund its buyer has already by refunds that were made at the gateway. Decided once; `again`
 * after the gateway has refused the rest.
 */
export async function coverRefund(
  db: Queryable,
  { eventId, refundId }: RefundKey,
  { again }: { again: boolean },
): Promise<number> {
  return (await callCover(db, { eventId, refundId, again })).coveredAmount;
}

const refunds = sql`select r.event_id as "eventId", r.refund_id as "refundId", r.payment_id as "paymentId",
  r.order_id as "orderId", r.state, r.reason, r.amount, r.currency, r.attempt,
  r.covered_amount as "coveredAmount", p.user_id as "userId", p.gateway,
  p.gateway_account_id as "gatewayAccountId", payment_settled_by(p) as "settledBy", p.payment_type as "paymentType",
  case p.payment_type when 'Cash' then p.taken_by end as "cashOf", p.transaction_id as "transactionId"
  from refund r join payment p using (event_id, payment_id)`;

export async function findRefund(
  db: Queryable,
  { eventId, refundId }: RefundKey,
): Promise<RefundRow | undefined> {
  const { rows } = await sql<RefundRow>`
    ${refunds} where r.event_id = ${eventId} and r.refund_id = ${refundId}`.execute(db);
  return rows[0];
}

/** Refund that goes back by hand, as an operator sees it. */
export interface RefundByHand extends RefundKey {
  /** Null for money that bought nothing. */
  orderNumber: string | null;
  paymentType: string;
  /** Minor units. */
  amount: number;
  currency: string;
}

/** Lists due refunds of what was taken at a counter, oldest first. */
export async function listRefundsByHand(db: Queryable, limit: number): Promise<RefundByHand[]> {
  const { rows } = await sql<RefundByHand>`
    select r.event_id as "eventId", r.refund_id as "refundId", o.order_number as "orderNumber",
      p.payment_type as "paymentType", r.amount, r.currency
    from refund r join payment p using (event_id, payment_id)
    left join purchase_order o on o.event_id = r.event_id and o.order_id = r.order_id
    where r.state = 'due' and payment_is_at_counter(p.payment_type) and r.amount > 0
    order by r.created_at limit ${limit}`.execute(db);
  return rows;
}

/** Lists what was given back at the gateway by other means and covers no refund, oldest first. */
export async function listOutsideRefunds(
  db: Queryable,
  limit: number,
): Promise<{ orderNumber: string | null; amount: number; currency: string }[]> {
  const { rows } = await sql<{ orderNumber: string | null; amount: number; currency: string }>`
    select o.order_number as "orderNumber", p.outside_refunded - r.covered as amount, p.currency
    from payment p
    left join purchase_order o using (event_id, payment_id)
    cross join lateral (select coalesce(sum(r.covered_amount), 0)::bigint as covered from refund r
      where r.event_id = p.event_id and r.payment_id = p.payment_id) r
    where p.outside_refunded > r.covered
    order by p.updated_at limit ${limit}`.execute(db);
  return rows;
}

/** Finds the event of a refund. */
export async function findRefundKey(db: Queryable, refundId: string): Promise<RefundKey | undefined> {
  return db
    .selectFrom('refund')
    .select(['eventId', 'refundId'])
    .where('refundId', '=', refundId)
    .executeTakeFirst();
}

/** Tells whether a refund with an id was opened. */
export async function hasRefund(db: Queryable, { eventId, refundId }: RefundKey): Promise<boolean> {
  const row = await db
    .selectFrom('refund')
    .select('refundId')
    .where('eventId', '=', eventId)
    .where('refundId', '=', refundId)
    .executeTakeFirst();
  return row !== undefined;
}

/** Finds a refund that a sender may report on by the gateway's id. */
export async function findRefundAtGateway(
  db: Queryable,
  sender: EventSender,
  gatewayRefundId: string,
): Promise<RefundRow | undefined> {
  const { rows } = await sql<RefundRow>`
    ${refunds} where r.gateway_refund_id = ${gatewayRefundId} and ${isOfSender(sender)}`.execute(db);
  return rows[0];
}

/** Tells whether a refund of a charge is due, so that the gateway's id of it isn't known yet. */
export async function hasDueRefund(
  db: Queryable,
  sender: EventSender,
  transactionId: string,
): Promise<boolean> {
  const { rows } = await sql`
    select from refund r join payment p using (event_id, payment_id)
    where r.state = 'due' and p.transaction_id = ${transactionId} and ${isOfSender(sender)} limit 1`.execute(
    db,
  );
  return rows.length > 0;
}

/** Finds refunds that a gateway is to be asked for, least recently tried first. */
export async function findDueRefunds(db: Queryable, limit: number): Promise<RefundKey[]> {
  const { rows } = await sql<RefundKey>`
    select r.event_id as "eventId", r.refund_id as "refundId" from refund r join payment p using (event_id, payment_id)
    where r.state = 'due' and (not payment_is_at_counter(p.payment_type) or r.amount = 0)
    order by r.updated_at limit ${limit}`.execute(db);
  return rows;
}

/** Moves a refund to the end of the queue, so that it doesn't delay the others. */
export async function postponeRefund(db: Queryable, { eventId, refundId }: RefundKey): Promise<void> {
  await db
    .updateTable('refund')
    .set({ updatedAt: sql<Date>`foyer_now()` })
    .where('eventId', '=', eventId)
    .where('refundId', '=', refundId)
    .where('state', '=', 'due')
    .execute();
}

/** Finds refunds that failed some time ago, with the facts of their payments. */
export async function findFailedRefunds(
  db: Queryable,
  { restedForMs, maxAttempts, limit }: { restedForMs: number; maxAttempts: number; limit: number },
): Promise<RefundRow[]> {
  const { rows } = await sql<RefundRow>`
    ${refunds} where r.state = 'failed' and r.attempt < ${maxAttempts}
      and r.updated_at <= foyer_now() - ${restedForMs} * interval '1 millisecond'
    order by r.updated_at limit ${limit}`.execute(db);
  return rows;
}
