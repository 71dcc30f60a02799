/** States of an order and their transitions; the same edges are rows of `state_transition`. */
export const orderStates = {
  placed: ['partlyRefunded', 'refunded'],
  partlyRefunded: ['refunded'],
  refunded: [],
} as const;
