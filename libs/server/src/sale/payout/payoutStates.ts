/** States of a payout and their transitions; the same edges are rows of `state_transition`. */
export const payoutStates = {
  /** Owed, and asked of the gateway until it answers. */
  due: ['paid', 'failed', 'dropped'],
  paid: ['failed'],
  /** The gateway refused it, or could not deliver it after all; an operator tries again. */
  failed: ['due', 'dropped'],
  /** Less is owed than when it was opened: nothing is left of it. */
  dropped: [],
} as const;

export type PayoutState = keyof typeof payoutStates;
