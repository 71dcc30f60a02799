import { hours, minutes, seconds } from './units.ts';

/** Settings of holds, payments and stored cards. */
export interface SaleSettings {
  holdMs: number;
  holdExtensionMs: number;
  holdMaximumMs: number;
  paymentGraceMs: number;
  maxPerEvent: number;
  maxStoredCards: number;
  /** Retries that a buyer has after a refused card, and the window that they count in. */
  maxPaymentRetries: number;
  paymentRetryWindowMs: number;
  /** Time after which a silent gateway's outcome counts as unknown. */
  chargeTimeoutMs: number;
  /** Minimum duration of a hold while its payment is under way. */
  payingHoldMs: number;
  /** Time after which the reconciler asks the gateway about an open attempt. */
  reconcileAfterMs: number;
  /** Card tokens that the gateway does not know, per account and per caller: no trying out of cards. */
  attemptLimits: Record<
    'wrongCardPerAccount' | 'wrongCardPerCaller',
    { points: number; windowSeconds: number }
  >;
}

/** Defaults: ten minutes of hold, extended once; four tries to pay a day. */
export const defaultSale: SaleSettings = {
  holdMs: minutes(10),
  holdExtensionMs: minutes(10),
  holdMaximumMs: minutes(20),
  paymentGraceMs: minutes(5),
  maxPerEvent: 8,
  maxStoredCards: 5,
  maxPaymentRetries: 3,
  paymentRetryWindowMs: hours(24),
  chargeTimeoutMs: seconds(8),
  payingHoldMs: minutes(2),
  reconcileAfterMs: seconds(20),
  attemptLimits: {
    wrongCardPerAccount: { points: 10, windowSeconds: 60 * 60 },
    wrongCardPerCaller: { points: 60, windowSeconds: 60 * 60 },
  },
};
