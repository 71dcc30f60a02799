/** Offer as it is ranked. */
export interface RankedOffer {
  offerId: string;
  quantity: number;
}

/**
 * Gives units to offers in the order of their rank. An offer gets all of its units or none: one that does not fit is
 * passed over, and a later one that fits gets in.
 * @param ranked by price, then by the time at which the price was reached
 * @returns those that get in, in the same order
 */
export function allocateOffers(ranked: readonly RankedOffer[], units: number): RankedOffer[] {
  let left = units;
  return ranked.filter(({ quantity }) => {
    if (quantity > left) return false;
    left -= quantity;
    return true;
  });
}
