import { sql } from 'kysely';
import { statement } from '../../platform/database/statement.ts';
import type { Queryable, TransactionScope } from '../../platform/database/transactionScope.ts';
import type { SaleSettings } from '../settings/saleSettings.ts';

type Limits = Pick<SaleSettings, 'maxPaymentRetries' | 'maxRefusedCards' | 'paymentRetryWindowMs'>;

/** Limits of refused cards, as the SQL functions take them. */
export const refusalLimitsOf = ({ maxPaymentRetries, maxRefusedCards, paymentRetryWindowMs }: Limits) => ({
  mostAttempts: maxPaymentRetries + 1,
  mostRefusals: maxRefusedCards,
  windowMs: paymentRetryWindowMs,
});

/** Commitment and its buyer. */
interface Payable {
  eventId: string;
  commitmentId: string;
  userId: string;
}

interface RefusalsLeft {
  /** Attempts of the commitment. At 0 it is released. */
  attempts: number;
  /** Cards that may still be refused for it: its attempts, or fewer after many refusals of other purchases. */
  cards: number;
}

const countLeft = statement<RefusalsLeft>()<
  [
    eventId: string,
    commitmentId: string,
    userId: string,
    mostAttempts: number,
    mostRefusals: number,
    windowMs: number,
  ]
>(`
  select l.attempts, least(l.attempts, count_refusals_left($3, $5, $6)) as cards
    from (select count_attempts_left($1, $2, $4, $6) as attempts) l`);

/** Counts how many cards may still be refused, for a commitment and for its buyer [C8.09, C8.21, C9.10]. */
export async function refusalsLeft(
  db: Queryable,
  { eventId, commitmentId, userId }: Payable,
  limits: Limits,
): Promise<RefusalsLeft> {
  const { mostAttempts, mostRefusals, windowMs } = refusalLimitsOf(limits);
  const [row] = await countLeft(db, eventId, commitmentId, userId, mostAttempts, mostRefusals, windowMs);
  return row!;
}

/** Counts a refused card that no payment was for. @returns whether the limit of the person allowed another one */
export async function takeRefusal(
  tx: TransactionScope,
  { userId, attemptId }: { userId: string; attemptId: string },
  limits: Limits,
): Promise<boolean> {
  const { mostRefusals, windowMs } = refusalLimitsOf(limits);
  const { numAffectedRows } = await sql`
    insert into payment_refusal (user_id, attempt_id, refused_at)
    select ${userId}, ${attemptId}, foyer_now()
    where count_refusals_left(${userId}, ${mostRefusals}, ${windowMs}) > 0`.execute(tx);
  return numAffectedRows === 1n;
}

/** Takes back the count of a card that was not refused. */
export async function giveRefusalBack(tx: TransactionScope, attemptId: string): Promise<void> {
  await tx.deleteFrom('paymentRefusal').where('attemptId', '=', attemptId).execute();
}
