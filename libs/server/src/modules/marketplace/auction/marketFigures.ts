import type { AuctionChance, Money } from '@foyer/contract';
import { mayTakeOffers } from './auctionPolicy.ts';
import type { AuctionRow } from './auctionRepository.ts';
import { chanceBands, type Market, type OfferLevel } from './chance.ts';
import { fewestOffers } from './histogram.ts';

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
 * Tells the average offer of a group, and the lowest price at which a new one finds room by the offers so far [C3.18].
 * Empty with fewer than 5 offers, like the histogram: figures of a few would give a single one away.
 */
export function marketFigures(market: Market, quantity: number): MarketFigures {
  if (countOf(market.levels) < fewestOffers) return {};
  const enough = chanceBands(market, quantity).find(({ gettingIn }) => gettingIn !== 'no');
  return {
    averageOffer: averageOf(market),
    ...(enough ? { minQualifyingPrice: enough.from } : {}),
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
