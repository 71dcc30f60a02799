/** Maximum places of an offer or event, so that sums of 500 offers fit a 32-bit integer. */
export const mostPlaces = 1_000_000;
