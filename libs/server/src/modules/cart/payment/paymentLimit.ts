import type { SaleSettings } from '../../../config/serverConfig.ts';
import type { Queryable, TransactionScope } from '../../../database/transactionScope.ts';
import { lockWallet } from '../payment-means/paymentMeansRepository.ts';
import { countOpenPayments, countRefusals } from './refusalRepository.ts';

/** How often a person may still try to pay: refused cards of a day count, whichever cart they were for [C8.21, C9.10]. */
export async function attemptsLeft(
  db: Queryable,
  userId: string,
  { maxPaymentRetries, paymentRetryWindowMs }: SaleSettings,
): Promise<number> {
  const refused = await countRefusals(db, userId, paymentRetryWindowMs);
  return Math.max(0, maxPaymentRetries + 1 - refused);
}

/**
 * Whether a person may try to pay now. Payments that are under way in other events may be refused yet, so they count:
 * twenty carts paid at once are no way around the limit.
 */
export async function mayTryToPay(
  tx: TransactionScope,
  userId: string,
  settings: SaleSettings,
): Promise<'yes' | 'later' | 'no'> {
  await lockWallet(tx, userId);
  const left = await attemptsLeft(tx, userId, settings);
  if (left === 0) return 'no';
  return (await countOpenPayments(tx, userId)) < left ? 'yes' : 'later';
}
