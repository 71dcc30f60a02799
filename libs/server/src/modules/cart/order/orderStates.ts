/** The states of an order and where each may go; the same edges are rows of `state_transition`. */
export const orderStates = {
  placed: ['partlyRefunded', 'refunded'],
  partlyRefunded: ['refunded'],
  refunded: [],
} as const;

export type OrderState = keyof typeof orderStates;
