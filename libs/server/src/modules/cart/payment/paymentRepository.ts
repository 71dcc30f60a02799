import type { ShippingAddress, Locale } from '@foyer/contract';
import type { Selectable } from 'kysely';
import { sql } from 'kysely';
import type { PaymentAttemptTable, PaymentTable } from '../../../database/databaseSchema.gen.ts';
import { toJson } from '../../../database/toJson.ts';
import type { Queryable, TransactionScope } from '../../../database/transactionScope.ts';
import type { CartKey } from '../hold/seatHoldRepository.ts';
import type { AcceptedSale } from '../order/acceptedSale.ts';
import type { PaymentAttemptState, PaymentState } from './paymentStates.ts';

/** What a buyer owes for one cart. */
export interface PaymentRow {
  eventId: string;
  paymentId: string;
  cartId: string;
  userId: string;
  state: PaymentState;
  /** Minor units. */
  amount: number;
  currency: string;
  paymentMethodId: string;
  gateway: string;
  transactionId: string | null;
  failureReason: string | null;
  sale: AcceptedSale;
  shippingAddress: ShippingAddress | null;
  locale: Locale;
}

export interface AttemptKey {
  eventId: string;
  paymentId: string;
  attemptId: string;
}

/** One question to the gateway; its id is the gateway's idempotency key. */
export interface AttemptRow extends AttemptKey {
  state: PaymentAttemptState;
  amount: number;
  paymentMethodId: string;
  reason: string | null;
  verificationUrl: string | null;
}

const toPayment = (row: Selectable<PaymentTable>): PaymentRow => ({
  eventId: row.event_id,
  paymentId: row.payment_id,
  cartId: row.cart_id,
  userId: row.user_id,
  state: row.state as PaymentState,
  amount: row.amount,
  currency: row.currency,
  paymentMethodId: row.payment_method_id,
  gateway: row.gateway,
  transactionId: row.transaction_id,
  failureReason: row.failure_reason,
  sale: row.sale,
  shippingAddress: row.shipping_address,
  locale: row.locale as Locale,
});

const toAttempt = (row: Selectable<PaymentAttemptTable>): AttemptRow => ({
  eventId: row.event_id,
  paymentId: row.payment_id,
  attemptId: row.attempt_id,
  state: row.state as PaymentAttemptState,
  amount: row.amount,
  paymentMethodId: row.payment_method_id,
  reason: row.reason,
  verificationUrl: row.verification_url,
});

/** The payment of a cart, locked. */
export async function lockPayment(
  tx: TransactionScope,
  { eventId, cartId }: CartKey,
): Promise<PaymentRow | undefined> {
  const row = await tx
    .selectFrom('payment')
    .selectAll()
    .where('event_id', '=', eventId)
    .where('cart_id', '=', cartId)
    .forUpdate()
    .executeTakeFirst();
  return row && toPayment(row);
}

export async function findPayment(
  db: Queryable,
  { eventId, paymentId }: Omit<AttemptKey, 'attemptId'>,
): Promise<PaymentRow> {
  const row = await db
    .selectFrom('payment')
    .selectAll()
    .where('event_id', '=', eventId)
    .where('payment_id', '=', paymentId)
    .executeTakeFirstOrThrow();
  return toPayment(row);
}

/** Writes a payment, new or known; the guard of its states is in the table. */
export async function savePayment(tx: TransactionScope, payment: PaymentRow, now: Date): Promise<void> {
  const changing = {
    state: payment.state,
    amount: payment.amount,
    currency: payment.currency,
    payment_method_id: payment.paymentMethodId,
    gateway: payment.gateway,
    transaction_id: payment.transactionId,
    failure_reason: payment.failureReason,
    sale: toJson(payment.sale),
    shipping_address: payment.shippingAddress === null ? null : toJson(payment.shippingAddress),
    locale: payment.locale,
    updated_at: now,
  };
  const { numUpdatedRows } = await tx
    .updateTable('payment')
    .set(changing)
    .where('event_id', '=', payment.eventId)
    .where('payment_id', '=', payment.paymentId)
    .executeTakeFirst();
  if (numUpdatedRows > 0n) return;
  const { eventId, paymentId, cartId, userId } = payment;
  await tx
    .insertInto('payment')
    .values({
      ...changing,
      event_id: eventId,
      payment_id: paymentId,
      cart_id: cartId,
      user_id: userId,
      created_at: now,
    })
    .execute();
}

export async function insertAttempt(tx: TransactionScope, attempt: AttemptRow, now: Date): Promise<void> {
  await tx
    .insertInto('payment_attempt')
    .values({
      event_id: attempt.eventId,
      payment_id: attempt.paymentId,
      attempt_id: attempt.attemptId,
      state: attempt.state,
      amount: attempt.amount,
      payment_method_id: attempt.paymentMethodId,
      started_at: now,
    })
    .execute();
}

export async function saveAttempt(tx: TransactionScope, attempt: AttemptRow, now: Date): Promise<void> {
  await tx
    .updateTable('payment_attempt')
    .set({
      state: attempt.state,
      reason: attempt.reason,
      verification_url: attempt.verificationUrl,
      ended_at: now,
    })
    .where('event_id', '=', attempt.eventId)
    .where('payment_id', '=', attempt.paymentId)
    .where('attempt_id', '=', attempt.attemptId)
    .execute();
}

export async function findAttempt(db: Queryable, key: AttemptKey): Promise<AttemptRow> {
  const row = await db
    .selectFrom('payment_attempt')
    .selectAll()
    .where('event_id', '=', key.eventId)
    .where('payment_id', '=', key.paymentId)
    .where('attempt_id', '=', key.attemptId)
    .executeTakeFirstOrThrow();
  return toAttempt(row);
}

/** The attempt of a payment that money was taken by. */
export async function findCapturedAttempt(
  db: Queryable,
  { eventId, paymentId }: Omit<AttemptKey, 'attemptId'>,
): Promise<AttemptRow> {
  const row = await db
    .selectFrom('payment_attempt')
    .selectAll()
    .where('event_id', '=', eventId)
    .where('payment_id', '=', paymentId)
    .where('state', 'in', ['captured', 'refunded'])
    .executeTakeFirstOrThrow();
  return toAttempt(row);
}

/** Attempts that have been open for too long: the reconciler asks the gateway about them. */
export async function findOverdueAttempts(
  db: Queryable,
  afterMs: number,
  limit: number,
): Promise<AttemptKey[]> {
  const { rows } = await sql<AttemptKey>`
    select a.event_id as "eventId", a.payment_id as "paymentId", a.attempt_id as "attemptId"
    from payment p join payment_attempt a using (event_id, payment_id)
    where p.state in ('created', 'pending') and a.state in ('started', 'unknown')
      and p.updated_at <= foyer_now() - ${afterMs} * interval '1 millisecond'
    order by p.updated_at limit ${limit}`.execute(db);
  return rows;
}

/** Payments whose money is to go back. */
export async function findDueRefunds(db: Queryable, limit: number): Promise<Omit<AttemptKey, 'attemptId'>[]> {
  const rows = await db
    .selectFrom('payment')
    .select(['event_id', 'payment_id'])
    .where('state', '=', 'refundDue')
    .orderBy('updated_at')
    .limit(limit)
    .execute();
  return rows.map((row) => ({ eventId: row.event_id, paymentId: row.payment_id }));
}
