/** States of a sent parcel and their transitions; the same edges are rows of `state_transition`. */
export const shipmentStates = {
  shipped: ['delivered'],
  delivered: [],
} as const;
