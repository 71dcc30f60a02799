import { failure, found } from '../../../http/failure.ts';
import type { CartState } from '../cart/cartStates.ts';
import type { SaleEvent } from './offerFacts.ts';
import type { SaleContext } from './saleContext.ts';
import { currentFacts, type SaleFacts } from './saleFacts.ts';

export const pendingRetrySeconds = 2;

/** Of a cancelled event nothing is sold any more. */
export function refuseCancelled({ status }: Pick<SaleEvent, 'status'>): void {
  if (status === 'Cancelled') throw failure('marketplaceClosed', { cancelled: true });
}

/** The sale of an event, unless it is not there or cancelled. */
export async function findOpenSale(
  { platform, tx }: Pick<SaleContext, 'platform' | 'tx'>,
  eventId: string,
): Promise<SaleFacts> {
  const sale = found(await currentFacts(platform, tx, eventId));
  refuseCancelled(sale.event);
  return sale;
}

/** Nobody changes a cart whose payment is under way. */
export function refuseWhilePaying(cart: { state: CartState } | undefined): void {
  if (cart?.state === 'paying') throw failure('paymentPending', { retryAfterSeconds: pendingRetrySeconds });
}
