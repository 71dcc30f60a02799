import type { AuctionChance, Money } from '@foyer/contract';
import { mayTakeOffers } from '../core/auctionPolicy.ts';
import type { AuctionRow } from '../core/auctionRepository.ts';
import { chanceBands, type ChanceBand, type Market, type OfferLevel } from './chance.ts';
import { bucketWidth, fewestOffers, histogramOf } from './histogram.ts';

/** Figures that place a price among the others, in minor units before fees. */
interface MarketFigures {
  averageOffer?: number;
  minQualifyingPrice?: number;
}

interface FiguresOf {
  auction: AuctionRow;
  /** Units that are wanted together. */
  quantity: number;
  now: Date;
  money: (amount: number) => Money;
}

const countOf = (levels: readonly OfferLevel[]): number =>
  levels.reduce((sum, { offers }) => sum + offers, 0);

/**
 * Moves each offer to the highest price of its bucket, so that nobody learns more of one than the buckets tell. The
 * last bucket has no end: its offers are taken to be within one width, above which fewer than 5 can be. Those at the
 * maximum stay if they are enough.
 */
function shownLevels({ levels, minimum, maximum, step }: Market): OfferLevel[] {
  const buckets = histogramOf(levels, { minimum, step });
  const width = buckets.length === 0 ? step : bucketWidth(levels, { minimum, step });
  const isShown = (price: number) =>
    price === maximum && countOf(levels.filter((level) => level.price === maximum)) >= fewestOffers;
  const most = Math.max(minimum, (maximum ?? Infinity) - step);
  const shownPrice = (price: number): number => {
    const next = buckets.findIndex(({ from }) => from > price);
    const end = next < 0 ? (buckets.at(-1)?.from ?? minimum) + width : buckets[next]!.from;
    return Math.min(end - step, most);
  };
  return levels
    .map((level) => (isShown(level.price) ? level : { ...level, price: shownPrice(level.price) }))
    .sort((left, right) => right.price - left.price || left.quantity - right.quantity);
}

/** Estimates the units of the offers that may be above the last bucket. */
function unseenUnits(levels: readonly OfferLevel[]): number {
  const offers = countOf(levels);
  const units = levels.reduce((sum, level) => sum + level.offers * level.quantity, 0);
  return offers === 0 ? 0 : Math.ceil((Math.min(fewestOffers - 1, offers) * units) / offers);
}

/** Describes a market by what anybody may know of the offers. */
const shownMarket = (market: Market): Market => ({
  ...market,
  levels: shownLevels(market),
  unseen: unseenUnits(market.levels),
});

/** Lists the outlooks of a new offer to anybody: they change at the bounds of the histogram, never at one offer. */
export const shownBands = (market: Market, quantity: number): ChanceBand[] =>
  chanceBands(shownMarket(market), quantity);

/** Returns the lowest price shown at which a new offer finds room, also behind offers that are not shown. */
function qualifyingPrice(market: Market, quantity: number): number | undefined {
  const { levels, stock, unseen = 0 } = shownMarket(market);
  const enough = shownBands(market, quantity).find(({ gettingIn }) => gettingIn !== 'no');
  const isAboveAll = enough !== undefined && enough.from > (levels[0]?.price ?? 0);
  return isAboveAll && levels.length > 0 && stock < quantity + unseen ? undefined : enough?.from;
}

/** Takes a number of offers off the first levels. */
function withoutFirst(levels: readonly OfferLevel[], count: number): OfferLevel[] {
  let rest = count;
  return levels.map((level) => {
    const taken = Math.min(level.offers, rest);
    rest -= taken;
    return { ...level, offers: level.offers - taken };
  });
}

/**
 * Averages the middle half of the offers, to a whole step. Beside the count, which everyone sees rise by one, the
 * average of all would tell the price of the offer that has just been made, above all of a very high one.
 */
function averageOf({ levels, minimum, step }: Pick<Market, 'levels' | 'minimum' | 'step'>): number {
  const quarter = Math.floor(countOf(levels) / 4);
  const middle = withoutFirst(withoutFirst(levels, quarter).toReversed(), quarter);
  const sum = middle.reduce((total, { price, offers }) => total + price * offers, 0);
  return minimum + Math.round((sum / countOf(middle) - minimum) / step) * step;
}

/**
 * Tells the average offer of a group, and the lowest price shown at which a new one finds room by the offers so far
 * [C3.18]. Empty with fewer than 5 offers, like the histogram: figures of a few would give a single one away.
 */
export function marketFigures(market: Market, quantity: number): MarketFigures {
  if (countOf(market.levels) < fewestOffers) return {};
  const minQualifyingPrice = qualifyingPrice(market, quantity);
  return {
    averageOffer: averageOf(market),
    ...(minQualifyingPrice === undefined ? {} : { minQualifyingPrice }),
  };
}

/** Presents the figures of a group while offers are taken: after the close, the cut-off says what it took. */
export function presentFigures(
  market: Market,
  { auction, quantity, now, money }: FiguresOf,
): Pick<AuctionChance, 'averageOffer' | 'minQualifyingPrice'> {
  if (!mayTakeOffers(auction, now).allowed) return {};
  const { averageOffer, minQualifyingPrice } = marketFigures(market, quantity);
  return {
    ...(averageOffer === undefined ? {} : { averageOffer: money(averageOffer) }),
    ...(minQualifyingPrice === undefined ? {} : { minQualifyingPrice: money(minQualifyingPrice) }),
  };
}
