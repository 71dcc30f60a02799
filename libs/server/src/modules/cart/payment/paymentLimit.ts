import type { SaleSettings } from '../../../config/serverConfig.ts';
import type { Queryable } from '../../../database/transactionScope.ts';
import { countRefusals } from './refusalRepository.ts';

type Limit = Pick<SaleSettings, 'maxPaymentRetries'>;

const leftAfter = (refused: number, { maxPaymentRetries }: Limit): number =>
  Math.max(0, maxPaymentRetries + 1 - refused);

/** How often a person may still try to pay: refused cards of a day count, whichever cart they were for [C8.21, C9.10]. */
export const attemptsLeft = async (
  db: Queryable,
  userId: string,
  settings: Pick<SaleSettings, 'maxPaymentRetries' | 'paymentRetryWindowMs'>,
): Promise<number> => leftAfter(await countRefusals(db, userId, settings.paymentRetryWindowMs), settings);

/**
 * Whether a person may try to pay, as far as was seen; `start_payment` counts again under the lock of the person's wallet.
 * Payments that are under way in other events may be refused yet, so they count: twenty carts paid at once are no way
 * around the limit.
 */
export function mayTryToPay(
  { refused, underWay }: { refused: number; underWay: number },
  settings: Limit,
): 'yes' | 'later' | 'no' {
  const left = leftAfter(refused, settings);
  if (left === 0) return 'no';
  return underWay < left ? 'yes' : 'later';
}
