/** All-in price in minor units, both ends included; an absent end is open. */
export interface PriceRange {
  readonly from?: number | undefined;
  readonly to?: number | undefined;
}

/** Whether a price passes a filter; one rule for map, list and the search for the best seats [C3.19]. */
export const isPriceWithin = (amount: number, { from = 0, to = Infinity }: PriceRange): boolean =>
  amount >= from && amount <= to;
