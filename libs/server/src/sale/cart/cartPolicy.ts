import { allowed, refused, type Permission } from '../../platform/http/access/permission.ts';
import type { SaleSettings } from '../settings/saleSettings.ts';
import type { CommitmentPhase } from '../commitment/commitmentStates.ts';
import { extendHold, type HoldTimes } from '../commitment/holdTimes.ts';

/** Cart as its policy sees it. */
interface CartPhase {
  phase: CommitmentPhase;
}

const isEnded = ({ phase }: CartPhase): boolean => phase === 'over' || phase === 'released';

/** Tells whether a buyer may change or clear a cart: not while the outcome of a payment is unknown. */
export const mayChange = (cart: CartPhase | undefined): Permission =>
  cart?.phase === 'paying' ? refused('paymentPending') : allowed;

/** Tells whether a buyer may pay a cart. Paying a paid one again returns its order. */
export function mayPay(cart: CartPhase | undefined): Permission {
  const change = mayChange(cart);
  if (!change.allowed) return change;
  return !cart || isEnded(cart) ? refused('reservationTimeRanOut') : allowed;
}

/** Tells whether a buyer may extend the hold of a cart: once, while it runs [C4.04]. */
export function mayExtend(cart: (CartPhase & HoldTimes) | undefined, settings: SaleSettings): Permission {
  if (!cart || isEnded(cart) || cart.phase === 'paid') return refused('reservationTimeRanOut');
  return cart.phase === 'held' && extendHold(cart, settings) ? allowed : refused('holdNotExtendable');
}
