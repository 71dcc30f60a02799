import { isOff, type MarketplaceType } from '@foyer/contract';
import { failure, found, type Failure } from '../../platform/http/answers/failure.ts';
import { demand } from '../../platform/http/access/permission.ts';
import { mayChange, mayPay } from './cartPolicy.ts';
import type { CommitmentPhase } from '../commitment/commitmentStates.ts';
import type { SaleEvent } from '../offer/offerFacts.ts';

const pendingRetrySeconds = 2;

/** Creates the refusal for a payment whose outcome is unknown. */
export const paymentPending = (): Failure =>
  failure('paymentPending', { retryAfterSeconds: pendingRetrySeconds });

/** Refuses sales of a cancelled event. */
export function refuseCancelled({ status }: Pick<SaleEvent, 'status'>): void {
  if (status === 'Cancelled') throw failure('marketplaceClosed', { cancelled: true });
}

/** Refuses payment for what was won, or is sold by a fan, of an event that is off: jobs give it up soon after. */
export function refuseWonOfOff(event: Pick<SaleEvent, 'status'>, types: readonly MarketplaceType[]): void {
  if (isOff(event) && types.some((type) => type !== 'purchase')) throw failure('marketplaceClosed');
}

/** Refuses changes to a cart with a payment in progress. */
export function refuseWhilePaying(cart: { phase: CommitmentPhase } | undefined): void {
  if (!mayChange(cart).allowed) throw paymentPending();
}

/** Returns a cart that can be paid or was paid. @throws Failure for any other */
export function payable<Cart extends { phase: CommitmentPhase }>(cart: Cart | undefined): Cart {
  refuseWhilePaying(cart);
  demand(mayPay(cart));
  return found(cart);
}
