/** States of a payment and their transitions; the same edges are rows of `state_transition`. */
export const paymentStates = {
  created: ['pending', 'verificationRequired', 'failed', 'captured', 'refundDue'],
  /** The gateway was called and the outcome is not known yet. */
  pending: ['verificationRequired', 'failed', 'captured', 'refundDue'],
  verificationRequired: ['created'],
  failed: ['created'],
  captured: ['refundDue'],
  refundDue: ['refunded'],
  refunded: [],
} as const;

export type PaymentState = keyof typeof paymentStates;

/** States of one charge attempt. */
export const paymentAttemptStates = {
  started: ['unknown', 'verificationRequired', 'declined', 'neverAsked', 'captured'],
  unknown: ['verificationRequired', 'declined', 'neverAsked', 'captured'],
  verificationRequired: [],
  declined: [],
  /** The gateway closed the key before a charge: no card was refused. */
  neverAsked: [],
  captured: ['refunded'],
  refunded: [],
} as const;

export type PaymentAttemptState = keyof typeof paymentAttemptStates;
