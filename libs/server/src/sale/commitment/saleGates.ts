import { failure, found } from '../../platform/http/failure.ts';
import type { CartState } from './cartStates.ts';
import type { SaleEvent } from '../offer/offerFacts.ts';
import type { SaleContext } from './saleContext.ts';
import { currentFacts, type SaleFacts } from '../offer/saleFacts.ts';

export const pendingRetrySeconds = 2;

/** Refuses sales of a cancelled event. */
export function refuseCancelled({ status }: Pick<SaleEvent, 'status'>): void {
  if (status === 'Cancelled') throw failure('marketplaceClosed', { cancelled: true });
}

/** Finds the sale of an event; throws if the event is unknown or cancelled. */
export async function findOpenSale(
  { platform, tx }: Pick<SaleContext, 'platform' | 'tx'>,
  eventId: string,
): Promise<SaleFacts> {
  const sale = found(await currentFacts(platform, tx, eventId));
  refuseCancelled(sale.event);
  return sale;
}

/** Refuses changes to a cart with a payment in progress. */
export function refuseWhilePaying(cart: { state: CartState } | undefined): void {
  if (cart?.state === 'paying') throw failure('paymentPending', { retryAfterSeconds: pendingRetrySeconds });
}
