import { statement } from '../../platform/database/statement.ts';
import type { Queryable } from '../../platform/database/transactionScope.ts';
import type { SaleSettings } from '../settings/saleSettings.ts';

type Limit = Pick<SaleSettings, 'maxPaymentRetries' | 'paymentRetryWindowMs'>;

/** Limit of refused cards, as the SQL functions take it. */
export const refusalLimitOf = ({ maxPaymentRetries, paymentRetryWindowMs }: Limit) => ({
  mostAttempts: maxPaymentRetries + 1,
  windowMs: paymentRetryWindowMs,
});

const countLeft = statement<{ left: number }>()<[userId: string, mostAttempts: number, windowMs: number]>(
  'select count_attempts_left($1, $2, $3) as left',
);

/** Counts a buyer's remaining payment attempts: refused cards of a day count, for any cart [C8.21, C9.10]. */
export async function attemptsLeft(db: Queryable, userId: string, settings: Limit): Promise<number> {
  const { mostAttempts, windowMs } = refusalLimitOf(settings);
  const [row] = await countLeft(db, userId, mostAttempts, windowMs);
  return row!.left;
}
