import type { Locale, PaymentType, ShippingAddress } from '@foyer/contract';
import { sql } from 'kysely';
import { functionCall, statement } from '../../platform/database/statement.ts';
import type { StoredJson } from '../../platform/database/storedForm.ts';
import type { Queryable } from '../../platform/database/transactionScope.ts';
import { found } from '../../platform/http/answers/failure.ts';
import type { AcceptedSale } from '../cart/acceptedSale.ts';
import { acceptedSaleForm } from '../cart/acceptedSaleForm.ts';
import type { SaleSettings } from '../settings/saleSettings.ts';
import type { PaymentAttemptState, PaymentState } from './paymentStates.ts';
import { shippingAddressForm } from './orderForms.ts';

/** Payment of a commitment. */
export interface PaymentRow {
  eventId: string;
  paymentId: string;
  commitmentId: string;
  userId: string;
  state: PaymentState;
  /** Minor units. */
  amount: number;
  currency: string;
  paymentType: PaymentType | 'Free';
  /** Null for what is not paid by card. */
  paymentMethodId: string | null;
  gateway: string;
  /** Null: the platform's configured account. */
  gatewayAccountId: string | null;
  /** Organisation that has the money, by its own account or terminal; null if the platform's gateway or a seller has it. */
  settledBy: string | null;
  /** Seller who took it in cash. */
  cashOf: string | null;
  /** Page to which a provider sends the buyer back; null for any other payment. */
  returnUrl: string | null;
  /** Authorised first, and captured later. */
  captureLater: boolean;
  transactionId: string | null;
  failureReason: string | null;
  sale: AcceptedSale;
  /** Ids of the lines, by cartGuid. */
  lineIds: Readonly<Record<string, string>>;
  shippingAddress: ShippingAddress | null;
  locale: Locale;
}

/** Payment as it is stored, with documents of any version. */
export type StoredPayment = Omit<PaymentRow, 'sale' | 'shippingAddress'> & {
  sale: StoredJson;
  shippingAddress: StoredJson | null;
};

export const readStoredPayment = ({ sale, shippingAddress, ...payment }: StoredPayment): PaymentRow => ({
  ...payment,
  sale: acceptedSaleForm.read(sale),
  shippingAddress: shippingAddress && shippingAddressForm.read(shippingAddress),
});

export interface AttemptKey {
  eventId: string;
  paymentId: string;
  attemptId: string;
}

/** Attempt to charge; its id is the gateway's idempotency key. */
export interface AttemptRow extends AttemptKey {
  state: PaymentAttemptState;
  amount: number;
  /** Of an authorised attempt: minor units to capture, 0 to void; null until that is decided. */
  decidedAmount: number | null;
  paymentMethodId: string | null;
  reason: string | null;
  verificationUrl: string | null;
  /** Whether the outcome is not known yet. */
  isOpen: boolean;
}

const attemptColumns = `a.event_id, a.payment_id, a.attempt_id, a.state, a.amount, a.decided_amount,
  a.payment_method_id, a.reason, a.verification_url, attempt_is_open(a.state) as is_open`;

const selectAttempt = statement<AttemptRow>()<[eventId: string, paymentId: string, attemptId: string]>(
  `select ${attemptColumns} from payment_attempt a
  where a.event_id = $1 and a.payment_id = $2 and a.attempt_id = $3`,
);

/** Outcome of an attempt, as it is recorded. */
export type Settlement =
  | { outcome: 'unknown' | 'neverAsked' }
  | { outcome: 'redirected'; redirectUrl: string }
  | { outcome: 'verificationRequired'; verificationUrl: string }
  /** `refusalWindowMs`: set if the card was refused, which counts against the buyer's limit for that long. */
  | { outcome: 'declined'; reason: string; refusalWindowMs?: number }
  | { outcome: 'authorised'; transactionId: string }
  /** `reason`: what a buyer is told whose authorisation has lapsed; absent if it was voided on purpose. */
  | { outcome: 'voided'; reason?: string }
  /** The money was taken, but the commitment no longer holds everything: a refund is due. */
  | { outcome: 'holdLost'; transactionId: string; capturedAmount: number };

const callSettle = functionCall<object, { isNew: boolean }>('settle_attempt');

/**
 * Records the outcome of an attempt.
 * @returns false if it already has one: then nothing changed
 */
export async function settleAttempt(
  db: Queryable,
  { eventId, paymentId, attemptId }: AttemptKey,
  settlement: Settlement,
): Promise<boolean> {
  const { isNew } = await callSettle(db, { eventId, paymentId, attemptId, ...settlement });
  return isNew;
}

export async function findAttempt(
  db: Queryable,
  { eventId, paymentId, attemptId }: AttemptKey,
): Promise<AttemptRow> {
  const [attempt] = await selectAttempt(db, eventId, paymentId, attemptId);
  return found(attempt);
}

/** Finds the latest attempt of a buyer's payment. */
export async function findLatestAttempt(
  db: Queryable,
  { eventId, paymentId, userId }: Omit<AttemptKey, 'attemptId'> & { userId: string },
): Promise<(AttemptKey & { startedAt: Date }) | undefined> {
  const { rows } = await sql<AttemptKey & { startedAt: Date }>`
    select a.event_id as "eventId", a.payment_id as "paymentId", a.attempt_id as "attemptId",
      a.started_at as "startedAt"
    from payment_attempt a join payment p using (event_id, payment_id)
    where a.event_id = ${eventId} and a.payment_id = ${paymentId} and p.user_id = ${userId}
    order by a.started_at desc, a.attempt_id desc limit 1`.execute(db);
  return rows[0];
}

/** Gateway of an event, and the account whose secret signed it; null: the configured one. */
export type EventSender = Pick<PaymentRow, 'gateway' | 'gatewayAccountId'>;

/**
 * Limits a query of `payment p` to the payments that a sender may report on. Organisations hold the secrets of their
 * own accounts alone.
 */
export const isOfSender = ({ gateway, gatewayAccountId }: EventSender) =>
  gatewayAccountId === null
    ? sql`p.gateway = ${gateway}`
    : sql`p.gateway = ${gateway} and p.gateway_account_id = ${gatewayAccountId}`;

/** Finds an attempt that a sender may tell of by its id alone, if its outcome is not known yet. */
export async function findOpenAttempt(
  db: Queryable,
  sender: EventSender,
  attemptId: string,
): Promise<AttemptKey | undefined> {
  const { rows } = await sql<AttemptKey>`
    select a.event_id as "eventId", a.payment_id as "paymentId", a.attempt_id as "attemptId"
    from payment_attempt a join payment p using (event_id, payment_id)
    where a.attempt_id = ${attemptId} and attempt_is_open(a.state) and ${isOfSender(sender)}`.execute(db);
  return rows[0];
}

/**
 * Finds attempts that have been open for too long, for the reconciler, least recently queried first; with a buyer on
 * a provider's page, that limit is longer.
 */
export async function findOverdueAttempts(
  db: Queryable,
  { reconcileAfterMs, redirectMs }: Pick<SaleSettings, 'reconcileAfterMs' | 'redirectMs'>,
  limit: number,
): Promise<AttemptKey[]> {
  const { rows } = await sql<AttemptKey>`
    select a.event_id as "eventId", a.payment_id as "paymentId", a.attempt_id as "attemptId"
    from payment p join payment_attempt a using (event_id, payment_id)
    where payment_is_under_way(p.state) and attempt_is_open(a.state)
      and p.updated_at <= foyer_now() - interval '1 millisecond' * case when a.redirect_url is null
        then ${reconcileAfterMs}::bigint else ${redirectMs}::bigint end
    order by coalesce(a.asked_at, p.updated_at) limit ${limit}`.execute(db);
  return rows;
}

/**
 * Moves an attempt to the end of the reconciler's queue, so that an unanswered one doesn't delay the others.
 */
export async function noteQuestion(
  db: Queryable,
  { eventId, paymentId, attemptId }: AttemptKey,
): Promise<void> {
  await sql`update payment_attempt set asked_at = foyer_now()
    where event_id = ${eventId} and payment_id = ${paymentId} and attempt_id = ${attemptId}
      and (attempt_is_open(state) or state = 'authorised')`.execute(db);
}

/** Finds a payment that a sender may tell of by the gateway's id of its charge. */
export async function findChargedPayment(
  db: Queryable,
  sender: EventSender,
  transactionId: string,
): Promise<
  Pick<PaymentRow, 'eventId' | 'paymentId' | 'userId' | 'gateway' | 'currency' | 'settledBy'> | undefined
> {
  const { rows } = await sql<
    Pick<PaymentRow, 'eventId' | 'paymentId' | 'userId' | 'gateway' | 'currency' | 'settledBy'>
  >`
    select p.event_id as "eventId", p.payment_id as "paymentId", p.user_id as "userId", p.gateway, p.currency,
      payment_settled_by(p) as "settledBy" from payment p
    where p.transaction_id = ${transactionId} and ${isOfSender(sender)}`.execute(db);
  return rows[0];
}

/** Tells whether a payment that a sender may report on is under way, so that its charge isn't known yet. */
export async function hasPaymentUnderWay(db: Queryable, sender: EventSender): Promise<boolean> {
  const { rows } = await sql`
    select from payment p where payment_is_under_way(p.state) and ${isOfSender(sender)} limit 1`.execute(db);
  return rows.length > 0;
}
