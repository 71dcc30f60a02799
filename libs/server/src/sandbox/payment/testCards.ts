/** Behavior of a sandbox card when charged. */
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
 * Test cards of the sandbox; it refuses every other number, so that real ones are never entered. Any future expiry and
 * any security code of the right length work. The first four are the well-known test numbers.
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
  // Requires verification, then succeeds.
  '4000002760003184': 'verification',
  // Answers after two seconds.
  '4000000000004004': 'slow',
  // Charges without answering: the payment stays "pending" until the reconciler asks.
  '4000000000005001': 'silentCaptured',
  // Never receives the charge: the payment stays "pending" until the reconciler asks, then fails.
  '4000000000006009': 'silentLost',
};

/** Delay of the slow card. */
export const slowCardMs = 2_000;
