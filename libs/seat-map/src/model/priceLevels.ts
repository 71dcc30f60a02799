import type { SeatMoney, SeatOffer } from '../chart/seatAvailability.ts';

/** As many as users can distinguish by colour and shape. */
export const MAX_PRICE_LEVELS = 6;

/** Prices that share a colour, a shape and a pattern. */
export interface PriceLevel {
  readonly from: SeatMoney;
  readonly to: SeatMoney;
  readonly offerGroupIds: readonly string[];
  /** No section is drawn in its colour; the other levels keep theirs. */
  readonly isSoldOut: boolean;
}

/** Groups offers by price, cheapest first, into at most {@link MAX_PRICE_LEVELS} levels; the closest prices share one. */
export function priceLevels(offers: readonly SeatOffer[]): PriceLevel[] {
  const amounts = [...new Set(offers.map((offer) => offer.allIn.amount))].sort((a, b) => a - b);
  const levels = amounts.map((amount) => [amount, amount] as const);
  while (levels.length > MAX_PRICE_LEVELS) {
    const merged = levels.slice(1).map(([, high], at) => [levels[at]![0], high] as const);
    const spans = merged.map(([low, high]) => high - low);
    const at = spans.indexOf(Math.min(...spans));
    levels.splice(at, 2, merged[at]!);
  }
  return levels.map(([low, high]) => {
    const members = offers.filter(({ allIn }) => allIn.amount >= low && allIn.amount <= high);
    const price = (amount: number) => members.find(({ allIn }) => allIn.amount === amount)!.allIn;
    return {
      from: price(low),
      to: price(high),
      offerGroupIds: members.map((offer) => offer.offerGroupId),
      isSoldOut: members.every(({ available }) => available === 0),
    };
  });
}

/** Returns the level of a price; the next cheaper level for a price in between. */
export function levelOfPrice(levels: readonly PriceLevel[], amount: number): number {
  let found = 0;
  levels.forEach((level, at) => {
    if (amount >= level.from.amount) found = at;
  });
  return found;
}
