/** The states of a payment and where each may go; the same edges are rows of `state_transition`. */
export const paymentStates = {
  created: ['pending', 'verificationRequired', 'failed', 'captured', 'refundDue'],
  /** Asked for, and nobody knows yet what came of it. */
  pending: ['verificationRequired', 'failed', 'captured', 'refundDue'],
  verificationRequired: ['created'],
  failed: ['created'],
  captured: ['refundDue'],
  refundDue: ['refunded'],
  refunded: [],
} as const;

export type PaymentState = keyof typeof paymentStates;

/** One question to the gateway. */
export const paymentAttemptStates = {
  started: ['unknown', 'verificationRequired', 'declined', 'captured'],
  unknown: ['verificationRequired', 'declined', 'captured'],
  verificationRequired: [],
  declined: [],
  captured: ['refunded'],
  refunded: [],
} as const;

export type PaymentAttemptState = keyof typeof paymentAttemptStates;

/** Whether nobody knows yet what came of an attempt. */
export const isOpenAttempt = (state: PaymentAttemptState): boolean =>
  state === 'started' || state === 'unknown';
