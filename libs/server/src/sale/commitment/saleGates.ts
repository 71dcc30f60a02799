import { failure, type Failure } from '../../platform/http/failure.ts';
import type { CommitmentPhase } from './commitmentStates.ts';
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
export function refuseWhilePaying(cart: { phase: CommitmentPhase } | undefined): void {
  if (cart?.phase === 'paying') throw paymentPending();
}

/** Returns a cart that holds something, or was paid. @throws Failure for one that has ended, or is unknown */
export function notEnded<Cart extends { phase: CommitmentPhase }>(cart: Cart | undefined): Cart {
  if (!cart || cart.phase === 'over' || cart.phase === 'released') throw failure('reservationTimeRanOut');
  return cart;
}
