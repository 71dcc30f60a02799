import type { SaleSettings } from '../settings/saleSettings.ts';
import type { Queryable } from '../../platform/database/transactionScope.ts';
import { countRefusals } from './refusalRepository.ts';

type Limit = Pick<SaleSettings, 'maxPaymentRetries'>;

const leftAfter = (refused: number, { maxPaymentRetries }: Limit): number =>
  Math.max(0, maxPaymentRetries + 1 - refused);

/** Counts a buyer's remaining payment attempts: refused cards of a day count, for any cart [C8.21, C9.10]. */
export const attemptsLeft = async (
  db: Queryable,
  userId: string,
  settings: Pick<SaleSettings, 'maxPaymentRetries' | 'paymentRetryWindowMs'>,
): Promise<number> => leftAfter(await countRefusals(db, userId, settings.paymentRetryWindowMs), settings);

/**
 * Tells whether a buyer may try to pay, by a snapshot; `start_payment` counts again under the lock of the wallet.
 * Payments in progress for other events may still be refused, so they count: twenty carts paid at once can't get around
 * the limit.
 */
export function mayTryToPay(
  { refused, underWay }: { refused: number; underWay: number },
  settings: Limit,
): 'yes' | 'later' | 'no' {
  const left = leftAfter(refused, settings);
  if (left === 0) return 'no';
  return underWay < left ? 'yes' : 'later';
}
