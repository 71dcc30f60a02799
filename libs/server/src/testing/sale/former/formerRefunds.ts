import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { Queryable } from '../../../platform/database/transactionScope.ts';
import { currency, placedAt, write, type FormerOrder } from './formerEvent.ts';

/** States of a payment that bought nothing, in the release before refunds were rows. */
export const formerStates = ['failed', 'refundDue', 'refunded'] as const;
type FormerState = (typeof formerStates)[number];

/** Amount of each of these payments, in minor units. */
export const formerAmount = 4_200;

const attemptStates = { failed: 'declined', refundDue: 'captured', refunded: 'refunded' } as const;

const findAccount = async (db: Queryable, kind: string): Promise<string> => {
  const { rows } = await sql<{ ledgerAccountId: string }>`
    select ledger_account_id from ledger_account where kind = ${kind}`.execute(db);
  return rows[0]!.ledgerAccountId;
};

/** Books as the release before did: a refund had the id of its payment as its subject. */
async function book(
  db: Queryable,
  { eventId }: FormerOrder,
  { kind, paymentId, amount }: { kind: 'payment' | 'refund'; paymentId: string; amount: number },
): Promise<void> {
  const ledgerTransactionId = randomUUID();
  await write(db, 'ledger_transaction', {
    ledger_transaction_id: ledgerTransactionId,
    kind,
    reference: paymentId,
    event_id: eventId,
    dedupe_key: `${kind}:${paymentId}`,
  });
  const posting = async (account: string, number: number, sum: number) => ({
    ledger_transaction_id: ledgerTransactionId,
    posting_number: number,
    ledger_account_id: await findAccount(db, account),
    amount: sum,
    currency,
  });
  await write(
    db,
    'ledger_posting',
    await posting('buyer', 0, -amount),
    await posting('paymentProvider', 1, amount),
  );
}

async function writePayment(db: Queryable, order: FormerOrder, state: FormerState): Promise<string> {
  const { eventId, userId, paymentMethodId } = order;
  const [cartId, paymentId] = [randomUUID(), randomUUID()];
  await write(db, 'cart', {
    event_id: eventId,
    cart_id: cartId,
    user_id: userId,
    purchase_token_hash: `\\x${cartId.replaceAll('-', '').repeat(2)}`,
    purchase_token_sealed: '\\x00',
    state: 'released',
    first_held_at: placedAt,
    held_until: placedAt,
  });
  const paid = { event_id: eventId, payment_id: paymentId, payment_method_id: paymentMethodId };
  await write(db, 'payment', {
    ...paid,
    cart_id: cartId,
    user_id: userId,
    state,
    amount: formerAmount,
    currency,
    gateway: 'sandbox',
    transaction_id: state === 'failed' ? null : `sandbox_${state}`,
    sale: {},
    locale: 'en-US',
    created_at: placedAt,
    updated_at: placedAt,
  });
  await write(db, 'payment_attempt', {
    ...paid,
    attempt_id: randomUUID(),
    state: attemptStates[state],
    amount: formerAmount,
    started_at: placedAt,
  });
  if (state !== 'failed') await book(db, order, { kind: 'payment', paymentId, amount: formerAmount });
  if (state === 'refunded') await book(db, order, { kind: 'refund', paymentId, amount: -formerAmount });
  return paymentId;
}

/**
 * Writes payments without an order, beside an order of the same buyer, as the previous release left them.
 * @returns their ids by state
 */
export async function writeFormerRefunds(
  db: Queryable,
  order: FormerOrder,
): Promise<Record<FormerState, string>> {
  const ids = { failed: '', refundDue: '', refunded: '' };
  for (const state of formerStates) ids[state] = await writePayment(db, order, state);
  return ids;
}
