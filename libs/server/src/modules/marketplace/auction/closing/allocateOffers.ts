/** Offer in a ranking. */
export interface RankedOffer {
  offerId: string;
  quantity: number;
}

/**
 * Allocates units to offers in the order of their rank. An offer gets all of its units or none: one that does not fit
 * is skipped, and a later one that fits is accepted.
 * @param ranked by price, then by the time at which the price was reached
 * @returns the accepted offers, in the same order
 */
export function allocateOffers(ranked: readonly RankedOffer[], units: number): RankedOffer[] {
  let left = units;
  return ranked.filter(({ quantity }) => {
    if (quantity > left) return false;
    left -= quantity;
    return true;
  });
}
