import { sql } from 'kysely';
import { functionCall } from '../../platform/database/statement.ts';
import type { Queryable, TransactionScope } from '../../platform/database/transactionScope.ts';
import type { AcceptedSale } from '../cart/acceptedSale.ts';
import { acceptedSaleForm } from '../cart/acceptedSaleForm.ts';
import type { CommitmentKey } from '../commitment/commitmentRepository.ts';
import type { SaleSettings } from '../settings/saleSettings.ts';
import type { AttemptKey } from './paymentRepository.ts';

/** Decision about an authorised attempt: how much of it is captured. */
export interface Decision {
  key: AttemptKey;
  /** Minor units to capture; 0 to void. */
  amount: number;
  /** What is left of the sale; absent if all of it is. */
  sale?: AcceptedSale;
  /** Shortest time to hold from now on. */
  keepMs: number;
}

interface WrittenDecision {
  /** False if nothing is authorised, or it was decided before. */
  isNew: boolean;
  /** 0 if it is to be voided, because some of what it is for was lost too. */
  decidedAmount: number | null;
  /** Null for a hold until the commitment is settled. */
  heldUntil: Date | null;
}

const callDecide = functionCall<object, WrittenDecision>('decide_attempt');

/** Records the decision about an authorised attempt, once. Requires the locks of the buyer's row and the commitment. */
export const decideAttempt = (
  tx: TransactionScope,
  { commitmentId }: CommitmentKey,
  { key, sale, ...decision }: Decision,
): Promise<WrittenDecision> =>
  callDecide(tx, {
    ...decision,
    ...key,
    commitmentId,
    ...(sale ? { sale: acceptedSaleForm.write(sale) } : {}),
  });

/** Finds the latest attempt to pay for a commitment. */
export async function findAttemptOfCommitment(
  db: Queryable,
  { eventId, commitmentId }: CommitmentKey,
): Promise<AttemptKey | undefined> {
  const { rows } = await sql<AttemptKey>`
    select a.event_id as "eventId", a.payment_id as "paymentId", a.attempt_id as "attemptId"
    from payment p join payment_attempt a using (event_id, payment_id)
    where p.event_id = ${eventId} and p.commitment_id = ${commitmentId}
    order by a.started_at desc, a.attempt_id desc limit 1`.execute(db);
  return rows[0];
}

/**
 * Finds authorised attempts for the reconciler, least recently queried first: those whose decision is not carried out, and
 * those that were not decided in time.
 */
export async function findOverdueAuthorised(
  db: Queryable,
  { reconcileAfterMs, authorisedMs }: Pick<SaleSettings, 'reconcileAfterMs' | 'authorisedMs'>,
  limit: number,
): Promise<AttemptKey[]> {
  const { rows } = await sql<AttemptKey>`
    select a.event_id as "eventId", a.payment_id as "paymentId", a.attempt_id as "attemptId"
    from payment p join payment_attempt a using (event_id, payment_id)
    where p.state = 'authorised' and a.state = 'authorised'
      and p.updated_at <= foyer_now() - interval '1 millisecond' * case when a.decided_amount is null
        then ${authorisedMs}::bigint else ${reconcileAfterMs}::bigint end
    order by coalesce(a.asked_at, p.updated_at) limit ${limit}`.execute(db);
  return rows;
}
