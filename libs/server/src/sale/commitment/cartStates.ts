/** States of a cart and their transitions; the same edges are rows of `state_transition`. */
export const cartStates = {
  open: ['paying', 'released'],
  paying: ['open', 'paid', 'released'],
  paid: [],
  released: [],
} as const;

export type CartState = keyof typeof cartStates;

/** State of a cart together with its hold, as the SQL function `cart_phase` returns it. */
export type CartPhase = Exclude<CartState, 'open'> | 'held' | 'over';
