/** States of a commitment and their transitions; the same edges are rows of `state_transition`. */
export const commitmentStates = {
  open: ['paying', 'released'],
  paying: ['open', 'paid', 'released'],
  paid: [],
  released: [],
} as const;

export type CommitmentState = keyof typeof commitmentStates;

/** State of a commitment together with its hold, as the SQL function `commitment_phase` returns it. */
export type CommitmentPhase = Exclude<CommitmentState, 'open'> | 'held' | 'over';
