/** States of a cart and their transitions; the same edges are rows of `state_transition`. */
export const cartStates = {
  open: ['paying', 'released'],
  paying: ['open', 'paid', 'released'],
  paid: [],
  released: [],
} as const;

export type CartState = keyof typeof cartStates;
