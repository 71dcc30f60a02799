/** States of a refund and their transitions; the same edges are rows of `state_transition`. */
export const refundStates = {
  /** Owed, and asked of the gateway until it answers. */
  due: ['refunded'],
  refunded: ['failed'],
  /** The gateway gave nothing back after all; an operator tries again. */
  failed: ['due'],
} as const;

export type RefundState = keyof typeof refundStates;
