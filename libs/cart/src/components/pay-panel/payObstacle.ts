import type { PaymentPhase } from '../../model/payment/paymentFlow.ts';

/** Reason why Pay is disabled: a message key. */
export type PayObstacle = 'decline.exhausted' | 'pay.holdOver' | 'pay.needsCard';

export interface PayReadiness {
  phase: PaymentPhase;
  hasHoldEnded: boolean;
  /** Whether there is a card to charge: a chosen one, or fields for a new one. */
  hasCard: boolean;
}

/** Returns why Pay must not be pressed; `undefined` if it may. */
export function payObstacle({ phase, hasHoldEnded, hasCard }: PayReadiness): PayObstacle | undefined {
  if (phase.kind === 'exhausted') return 'decline.exhausted';
  if (hasHoldEnded) return 'pay.holdOver';
  return hasCard ? undefined : 'pay.needsCard';
}
