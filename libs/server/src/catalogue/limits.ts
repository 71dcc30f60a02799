/** Most places that one offer or event may have: sums of 500 offers stay within a 32-bit integer. */
export const mostPlaces = 1_000_000;
