import { sql } from 'kysely';
import type { Queryable, TransactionScope } from '../../platform/database/transactionScope.ts';
import type { PartRequest, PayoutRequest } from '../../platform/gateways/payment/paymentGateway.ts';
import { chargeColumns, type SandboxCharge } from './sandboxGatewayRepository.ts';
import type { CardBehaviour } from './testCards.ts';

/** Charge with the facts that decide on its captures and refunds. */
export interface LockedCharge extends SandboxCharge {
  behaviour: CardBehaviour | null;
  key: string;
  captureKey: string | null;
}

/** Locks a charge; undefined if it is unknown. */
export async function lockCharge(tx: TransactionScope, chargeId: string): Promise<LockedCharge | undefined> {
  const { rows } = await sql<LockedCharge>`
    select ${chargeColumns}, idempotency_key as key, capture_key as "captureKey",
      (select behaviour from sandbox_gateway.card d where d.card_id = c.card_id) as behaviour
    from sandbox_gateway.charge c where charge_id = ${chargeId} for update`.execute(tx);
  return rows[0];
}

export async function recordCapture(
  tx: TransactionScope,
  { key, transactionId, amount }: PartRequest,
): Promise<void> {
  await sql`
    update sandbox_gateway.charge set state = 'captured', captured_amount = ${amount}, capture_key = ${key}
    where charge_id = ${transactionId}`.execute(tx);
}

export async function setChargeState(
  tx: TransactionScope,
  chargeId: string,
  state: SandboxCharge['state'],
): Promise<void> {
  await sql`update sandbox_gateway.charge set state = ${state} where charge_id = ${chargeId}`.execute(tx);
}

export interface SandboxRefund {
  refundId: string;
  chargeId: string;
  amount: number;
  state: 'succeeded' | 'failed';
}

const refundColumns = sql`refund_id as "refundId", charge_id as "chargeId", amount, state`;

export async function findRefund(db: Queryable, key: string): Promise<SandboxRefund | undefined> {
  const { rows } = await sql<SandboxRefund>`
    select ${refundColumns} from sandbox_gateway.refund where refund_key = ${key}`.execute(db);
  return rows[0];
}

export async function insertRefund(tx: TransactionScope, key: string, refund: SandboxRefund): Promise<void> {
  await sql`
    insert into sandbox_gateway.refund (refund_id, refund_key, charge_id, amount, state)
    values (${refund.refundId}, ${key}, ${refund.chargeId}, ${refund.amount}, ${refund.state})`.execute(tx);
}

/** Sums the refunds of a charge. */
export async function sumRefunds(db: Queryable, chargeId: string): Promise<number> {
  const { rows } = await sql<{ amount: number }>`
    select coalesce(sum(amount), 0)::bigint as amount from sandbox_gateway.refund
    where charge_id = ${chargeId} and state = 'succeeded'`.execute(db);
  return rows[0]!.amount;
}

export interface SandboxPayout {
  payoutId: string;
  state: 'paid' | 'refused' | 'failed';
}

/** Inserts a payout unless its key exists; returns the stored one. */
export async function recordPayout(
  tx: TransactionScope,
  { key, recipient, amount, currency }: PayoutRequest,
  { payoutId, state }: SandboxPayout,
): Promise<SandboxPayout & { isNew: boolean }> {
  const { rows } = await sql<SandboxPayout & { isNew: boolean }>`
    insert into sandbox_gateway.payout as p (payout_id, payout_key, recipient, amount, currency, state)
    values (${payoutId}, ${key}, ${recipient}, ${amount}, ${currency}, ${state})
    on conflict (payout_key) do update set state = p.state
    returning payout_id as "payoutId", state, payout_id = ${payoutId} as "isNew"`.execute(tx);
  return rows[0]!;
}

/** Finds a payment that waits for the buyer on the provider's page. */
export async function findRedirect(
  db: Queryable,
  chargeId: string,
): Promise<(SandboxCharge & { returnUrl: string; method: string }) | undefined> {
  const { rows } = await sql<SandboxCharge & { returnUrl: string; method: string }>`
    select ${chargeColumns}, return_url as "returnUrl", method from sandbox_gateway.charge
    where charge_id = ${chargeId} and state = 'redirected'`.execute(db);
  return rows[0];
}

/** Records the buyer's answer on the provider's page, once. @returns the charge's key; undefined if it is closed */
export async function answerRedirect(
  tx: TransactionScope,
  chargeId: string,
  isApproved: boolean,
): Promise<string | undefined> {
  const { rows } = await sql<{ key: string }>`
    update sandbox_gateway.charge
    set state = case when not ${isApproved}::boolean then 'declined'
        when capture_later then 'authorised' else 'captured' end,
      captured_amount = case when ${isApproved}::boolean and not capture_later then amount end,
      reason = case when not ${isApproved}::boolean then 'declined' end
    where charge_id = ${chargeId} and state = 'redirected' returning idempotency_key as key`.execute(tx);
  return rows[0]?.key;
}

export async function insertEvent(tx: TransactionScope, eventId: string, body: string): Promise<void> {
  await sql`insert into sandbox_gateway.event (event_id, body) values (${eventId}, ${body})`.execute(tx);
}

/** Reads the events that wait to be sent, oldest first. */
export async function readEvents(db: Queryable): Promise<{ eventId: string; body: string }[]> {
  const { rows } = await sql<{ eventId: string; body: string }>`
    select event_id as "eventId", body from sandbox_gateway.event order by sequence limit 100`.execute(db);
  return rows;
}

/** Forgets an event that was sent. */
export async function forgetEvent(db: Queryable, eventId: string): Promise<void> {
  await sql`delete from sandbox_gateway.event where event_id = ${eventId}`.execute(db);
}
