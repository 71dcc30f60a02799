/** What a card of the sandbox does when it is charged. */
export type CardBehaviour =
  | 'succeeds'
  | 'declined'
  | 'insufficientFunds'
  | 'expiredCard'
  | 'incorrectCvc'
  | 'processingError'
  | 'verification'
  | 'slow'
  | 'silentCaptured'
  | 'silentLost';

/**
 * The cards that the sandbox knows; it refuses every other number, so that nobody types a real one. Any expiry
 * in the future and any check digits of the right length do. The first four are the well-known test numbers.
 */
export const testCards: Readonly<Record<string, CardBehaviour>> = {
  '4242424242424242': 'succeeds',
  '5555555555554444': 'succeeds',
  '378282246310005': 'succeeds',
  // A brand that has no logo with us.
  '6011111111111117': 'succeeds',
  '4000000000000002': 'declined',
  '4000000000009995': 'insufficientFunds',
  '4000000000000069': 'expiredCard',
  '4000000000000127': 'incorrectCvc',
  '4000000000000119': 'processingError',
  // Asks its owner, then succeeds.
  '4000002760003184': 'verification',
  // Answers after two seconds.
  '4000000000004004': 'slow',
  // Is charged, but the answer never comes: the payment stays "pending" until the reconciler asks.
  '4000000000005001': 'silentCaptured',
  // Never hears of the charge: the payment stays "pending" until the reconciler asks, and then fails.
  '4000000000006009': 'silentLost',
};

/** How long the slow card takes. */
export const slowCardMs = 2_000;
