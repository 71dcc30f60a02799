import { failure, type Failure } from '../../platform/http/failure.ts';
import type { CartState } from './cartStates.ts';
import type { SaleEvent } from '../offer/offerFacts.ts';

const pendingRetrySeconds = 2;

/** Refusal while the outcome of a payment isn't known. */
export const paymentPending = (): Failure =>
  failure('paymentPending', { retryAfterSeconds: pendingRetrySeconds });

/** Refuses sales of a cancelled event. */
export function refuseCancelled({ status }: Pick<SaleEvent, 'status'>): void {
  if (status === 'Cancelled') throw failure('marketplaceClosed', { cancelled: true });
}

/** Refuses changes to a cart with a payment in progress. */
export function refuseWhilePaying(cart: { state: CartState } | undefined): void {
  if (cart?.state === 'paying') throw paymentPending();
}
