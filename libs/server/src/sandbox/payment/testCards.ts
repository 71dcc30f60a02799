import type { DeclineReason } from '../../platform/gateways/payment/paymentGateway.ts';

/** Behavior of a sandbox card when charged. */
export type CardBehaviour =
  | 'succeeds'
  | Exclude<DeclineReason, 'verificationFailed'>
  | 'chargeDeclined'
  | 'verification'
  | 'slow'
  | 'silentCaptured'
  | 'silentLost'
  | 'lapses'
  | 'refundFails'
  | 'disputeLost'
  | 'disputeWon';

/**
 * Test cards of the sandbox, which declines the check of a card as its charge. It refuses every other number, so that
 * real ones are never entered. Any future expiry and any security code of the right length work. The first three are the
 * well-known test numbers. Payments on a provider's page have no number: its buttons choose the outcome.
 */
export const testCards: Readonly<Record<string, CardBehaviour>> = {
  '4242424242424242': 'succeeds',
  '5555555555554444': 'succeeds',
  '378282246310005': 'succeeds',
  // A brand without a logo in the apps.
  '6011111111111117': 'succeeds',
  '4000000000000002': 'declined',
  '4000000000009995': 'insufficientFunds',
  '4000000000000069': 'expiredCard',
  '4000000000000127': 'incorrectCvc',
  '4000000000000119': 'processingError',
  // Its bank accepts it, and declines every charge.
  '4000000000000341': 'chargeDeclined',
  // Requires verification, then succeeds. Off-session, it is declined.
  '4000002760003184': 'verification',
  // Answers after two seconds.
  '4000000000004004': 'slow',
  // Charges without answering: the payment stays "pending" until the reconciler asks.
  '4000000000005001': 'silentCaptured',
  // Never receives the charge: the payment stays "pending" until the reconciler asks, then fails.
  '4000000000006009': 'silentLost',
  // Authorises, and the authorisation lapses at once: a later capture takes nothing.
  '4000000000007007': 'lapses',
  // Accepts a refund, which then fails: a webhook event says so, and the money is still there.
  '4000000000005126': 'refundFails',
  // Its charge is disputed at once, and the dispute is lost or won: two webhook events.
  '4000000000000259': 'disputeLost',
  '4000000000001976': 'disputeWon',
};

/** Delay of the slow card. */
export const slowCardMs = 2_000;

/** Recipients of payouts: one with this start is refused; with the other, the payout is accepted and then fails. */
export const testRecipients = { refused: 'refused', fails: 'fails' } as const;
