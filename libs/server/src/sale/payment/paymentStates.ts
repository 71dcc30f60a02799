/** States of a payment and their transitions; the same edges are rows of `state_transition`. */
export const paymentStates = {
  created: ['pending', 'verificationRequired', 'failed', 'authorised', 'captured'],
  /** The gateway was called and the outcome is not known yet. */
  pending: ['verificationRequired', 'failed', 'authorised', 'captured'],
  verificationRequired: ['created'],
  failed: ['created'],
  /** The amount is reserved; a capture takes it, or a part of it. */
  authorised: ['captured', 'voided'],
  /** If the authorisation lapsed, the commitment can be paid again. */
  voided: ['created'],
  /** Refunds are rows of their own, so that a refunded payment stays captured. */
  captured: ['disputed'],
  /** The gateway withholds the amount until the dispute is won or lost. */
  disputed: ['captured', 'chargedBack'],
  chargedBack: [],
} as const;

export type PaymentState = keyof typeof paymentStates;

/** States of one charge attempt. */
export const paymentAttemptStates = {
  started: ['unknown', 'verificationRequired', 'declined', 'neverAsked', 'authorised', 'captured'],
  unknown: ['verificationRequired', 'declined', 'neverAsked', 'authorised', 'captured'],
  verificationRequired: [],
  declined: [],
  /** The gateway closed the key before a charge: no card was refused. */
  neverAsked: [],
  authorised: ['captured', 'voided'],
  voided: [],
  captured: [],
} as const;

export type PaymentAttemptState = keyof typeof paymentAttemptStates;

/** States of a dispute. Reports come in any order, so that a dispute may be known by its end first. */
export const disputeStates = { open: ['won', 'lost'], won: [], lost: [] } as const;

export type DisputeState = keyof typeof disputeStates;
