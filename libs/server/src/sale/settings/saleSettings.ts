import { days, hours, minutes, seconds } from '../../platform/time/units.ts';

declare module '../../platform/config/serverConfig.ts' {
  interface ServerConfig {
    sale: SaleSettings;
  }
}

/** Settings of holds, payments and stored cards. */
export interface SaleSettings {
  /** Sessions younger than this send {product} with a wait, in which the owner can take them back. */
  youngSessionMs: number;
  transferWaitMs: number;
  holdMs: number;
  holdExtensionMs: number;
  holdMaximumMs: number;
  paymentGraceMs: number;
  maxPerEvent: number;
  maxStoredCards: number;
  /** Payout accounts per person. */
  maxPayoutMethods: number;
  /** Live listings per user: nobody trades here. */
  maxListings: number;
  /** Retries of a commitment after a declined card; declined cards of a person for all commitments; the time window of both. */
  maxPaymentRetries: number;
  maxRefusedCards: number;
  paymentRetryWindowMs: number;
  /** Gateway timeout of a charge, a question about it and a refund, after which the outcome counts as unknown. */
  chargeTimeoutMs: number;
  /** Minimum duration of a hold while its payment is under way. */
  payingHoldMs: number;
  /** Time in which an authorised payment must be decided, before the bank lets it lapse; then it is voided. */
  authorisedMs: number;
  /** Time from the end of a hold until the mail about its cart. */
  cartReminderAfterMs: number;
  /** Time in which an offer of a wait list must be claimed; it ends with the sale at the latest. */
  waitListClaimMs: number;
  /** Windows in which winners of an auction pick their seats: their length, and how many pick at the same time. */
  seatPicking: { windowMs: number; batch: number };
  /**
   * Duration of a hold while its buyer is on a provider's page, and age at which the reconciler closes that page.
   */
  redirectMs: number;
  /** Time from an attempt on, in which the key of a payment on a provider's page can be used. */
  externalPaymentKeyMs: number;
  /** Age at which the reconciler queries the gateway for an open attempt. */
  reconcileAfterMs: number;
  /**
   * Limits against card testing: unknown card tokens per account and per caller, and cards for one purchase per
   * account, which the size of the wallet doesn't limit. Against guessing: wrong marketplace codes per caller.
   * Against hoarding: places of one event that accounts without a verified address ask for, per caller.
   */
  attemptLimits: Record<
    | 'wrongCardPerAccount'
    | 'wrongCardPerCaller'
    | 'onePurchaseCardPerAccount'
    | 'wrongCodePerCaller'
    | 'unverifiedPlacesPerCaller',
    { points: number; windowSeconds: number }
  >;
}

/** Defaults: holds of ten minutes, extended once; four payment attempts each, and twelve refused cards a day. */
export const defaultSale: SaleSettings = {
  youngSessionMs: days(1),
  transferWaitMs: hours(1),
  holdMs: minutes(10),
  holdExtensionMs: minutes(10),
  holdMaximumMs: minutes(20),
  paymentGraceMs: minutes(5),
  maxPerEvent: 8,
  maxStoredCards: 5,
  maxPayoutMethods: 5,
  maxListings: 20,
  maxPaymentRetries: 3,
  maxRefusedCards: 12,
  paymentRetryWindowMs: hours(24),
  chargeTimeoutMs: seconds(8),
  payingHoldMs: minutes(2),
  authorisedMs: days(4),
  cartReminderAfterMs: hours(1),
  waitListClaimMs: hours(4),
  seatPicking: { windowMs: hours(2), batch: 50 },
  redirectMs: minutes(15),
  externalPaymentKeyMs: hours(24),
  reconcileAfterMs: seconds(20),
  attemptLimits: {
    wrongCardPerAccount: { points: 10, windowSeconds: 60 * 60 },
    wrongCardPerCaller: { points: 60, windowSeconds: 60 * 60 },
    onePurchaseCardPerAccount: { points: 10, windowSeconds: 24 * 60 * 60 },
    wrongCodePerCaller: { points: 30, windowSeconds: 15 * 60 },
    unverifiedPlacesPerCaller: { points: 80, windowSeconds: 20 * 60 },
  },
};
