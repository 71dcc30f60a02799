import type { SeatMoney, SeatOffer } from '../chart/seatAvailability.ts';

/** As many as users can distinguish by colour and shape. */
export const MAX_PRICE_LEVELS = 6;

/** Prices that share a colour, a shape and a pattern. */
export interface PriceLevel {
  readonly from: SeatMoney;
  readonly to: SeatMoney;
  readonly offerGroupIds: readonly string[];
}

/** Groups offers by price, cheapest first, into at most {@link MAX_PRICE_LEVELS} levels of even size. */
export function priceLevels(offers: readonly SeatOffer[]): PriceLevel[] {
  const amounts = [...new Set(offers.map((offer) => offer.allIn.amount))].sort((a, b) => a - b);
  const levels = Math.min(MAX_PRICE_LEVELS, amounts.length);
  return Array.from({ length: levels }, (_, level) => {
    const low = amounts[Math.floor((level * amounts.length) / levels)]!;
    const high = amounts[Math.floor(((level + 1) * amounts.length) / levels) - 1]!;
    const members = offers.filter(({ allIn }) => allIn.amount >= low && allIn.amount <= high);
    const price = (amount: number) => members.find(({ allIn }) => allIn.amount === amount)!.allIn;
    return { from: price(low), to: price(high), offerGroupIds: members.map((offer) => offer.offerGroupId) };
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
