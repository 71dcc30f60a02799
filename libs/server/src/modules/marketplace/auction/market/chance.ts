import type { OfferLikelihood, OfferOutlook, OfferQuality, SeatOptions } from '@foyer/contract';
import type { PriceSteps } from '../core/auctionPolicy.ts';

/** Offers of one price and quantity. */
export interface OfferLevel {
  /** Of one, before fees, in minor units. */
  price: number;
  /** Units of each. */
  quantity: number;
  offers: number;
}

/** State of an auction group while offers are taken. */
export interface Market extends PriceSteps {
  /** The dearest first. */
  levels: readonly OfferLevel[];
  /** Units that are left. */
  stock: number;
  /** Share of the window that is over, 0 to 1. */
  elapsed: number;
  isSeated: boolean;
  /** Units that may be ahead of every price without being told. */
  unseen?: number;
}

/** Outlook of all prices from `from` up to that of the next band. */
export interface ChanceBand extends OfferOutlook {
  from: number;
}

/** Demand per unit of stock up to which an offer is of a quality, at the close as it is foreseen. */
const pressures: readonly { quality: OfferQuality; upTo: number }[] = [
  { quality: 'great', upTo: 0.45 },
  { quality: 'good', upTo: 0.8 },
  { quality: 'ok', upTo: 1.25 },
];

/** Demand that raises bring above a price, for each unit of the stock that other fans want too. */
const raisingShare = 0.4;
/** Demand per unit of stock that is expected before anything is known. */
const unknownDemand = 0.7;
/** Margin for chance: units of demand by which the close may differ from the estimate, per square root of the stock. */
const chanceDemand = 0.5;
/** Arrivals are not extrapolated from less than this share of the window. */
const leastElapsed = 0.15;

/** Seats left to choose from, by the share of the stock that offers ahead of it take. */
const seatShares: readonly { seats: SeatOptions; upTo: number }[] = [
  { seats: 'high', upTo: 0.25 },
  { seats: 'medium', upTo: 0.5 },
  { seats: 'low', upTo: 0.8 },
];

/** Where an offer stands among the others. */
interface Standing {
  /** Units of the offers ahead of it, and of all others. */
  ahead: number;
  behind: number;
  /** Units that those ahead leave. */
  left: number;
  quantity: number;
  /** Units that may be ahead beside those. */
  unseen: number;
  /** No other offer can get ahead of it. */
  isAtMaximum: boolean;
}

/**
 * Foresees the demand ahead of an offer at the close, its own included, per unit of stock: those ahead of it, as many
 * more as the rest of the window brings at the same rate, and those behind that are raised above it.
 */
function pressureOn(
  { ahead, behind, quantity, unseen }: Standing,
  { stock, elapsed }: Pick<Market, 'stock' | 'elapsed'>,
): number {
  const rest = 1 - elapsed;
  const growth = 1 / Math.max(elapsed, leastElapsed);
  const raised = Math.min(behind, stock) * raisingShare * Math.sqrt(rest);
  const unknown = unknownDemand * stock * rest ** 2 + chanceDemand * Math.sqrt(stock * rest);
  return ((ahead + unseen) * growth + raised + quantity + unknown) / stock;
}

function likelihoodOf(standing: Standing, pressure: number): OfferLikelihood {
  const { left, quantity, unseen, isAtMaximum } = standing;
  if (left < quantity) return 'no';
  return (isAtMaximum && left >= quantity + unseen) || pressure <= pressures[1]!.upTo ? 'yes' : 'maybe';
}

function qualityOf(gettingIn: OfferLikelihood, pressure: number): OfferQuality {
  if (gettingIn === 'no') return 'negligible';
  const quality = pressures.find(({ upTo }) => pressure <= upTo)?.quality ?? 'poor';
  return gettingIn === 'yes' && quality !== 'great' ? 'good' : quality;
}

/** Tells how an offer stands [C4.22]. */
function outlookOf(standing: Standing, market: Market): OfferOutlook {
  const { stock, isSeated } = market;
  if (stock === 0) return { quality: 'negligible', gettingIn: 'no' };
  const pressure = pressureOn(standing, market);
  const gettingIn = likelihoodOf(standing, pressure);
  const quality = qualityOf(gettingIn, pressure);
  if (!isSeated || gettingIn === 'no') return { quality, gettingIn };
  const share = standing.ahead / stock;
  return { quality, gettingIn, seats: seatShares.find(({ upTo }) => share <= upTo)?.seats ?? 'last' };
}

const unitsOf = (levels: readonly OfferLevel[]): number =>
  levels.reduce((sum, { quantity, offers }) => sum + quantity * offers, 0);

/** Returns the units that remain after the fitting levels are served, groups whole. */
export function leftAfter(levels: readonly OfferLevel[], stock: number): number {
  return levels.reduce((left, { quantity, offers }) => {
    const served = Math.min(offers, Math.floor(left / quantity));
    return left - served * quantity;
  }, stock);
}

const isSameOutlook = (left: OfferOutlook, right: OfferOutlook): boolean =>
  left.quality === right.quality && left.gettingIn === right.gettingIn && left.seats === right.seats;

/**
 * Lists the outlooks of a new offer from the minimum upwards. A new offer goes behind those that already have its
 * price, so the outlook changes one step above each of them.
 */
export function chanceBands(market: Market, quantity: number): ChanceBand[] {
  const { levels, stock, minimum, maximum, step, unseen = 0 } = market;
  const all = unitsOf(levels);
  const prices = [...new Set(levels.map(({ price }) => price))];
  const candidates = [minimum, ...prices.map((price) => price + step), ...(maximum === null ? [] : [maximum])]
    .filter((price) => price >= minimum && (maximum === null || price <= maximum))
    .sort((left, right) => right - left);
  const bands: ChanceBand[] = [];
  let [at, ahead, left] = [0, 0, stock];
  for (const from of new Set(candidates)) {
    const start = at;
    while (at < levels.length && levels[at]!.price >= from) at += 1;
    const passed = levels.slice(start, at);
    ahead += unitsOf(passed);
    left = leftAfter(passed, left);
    const standing = {
      ...{ ahead, behind: all - ahead, left, quantity, isAtMaximum: from === maximum },
      unseen: ahead === 0 ? unseen : 0,
    };
    bands.unshift({ from, ...outlookOf(standing, market) });
  }
  return bands.filter((band, n) => n === 0 || !isSameOutlook(band, bands[n - 1]!));
}

/**
 * Returns the outlook of an open offer, placed by time among others of its price.
 * @param earlier units that had the price before it
 */
export function ownOutlook(
  market: Market,
  { price, quantity, earlier }: { price: number; quantity: number; earlier: number },
): OfferOutlook {
  const above = market.levels.filter((level) => level.price > price);
  const ahead = unitsOf(above) + earlier;
  const left = Math.max(0, leftAfter(above, market.stock) - earlier);
  const behind = unitsOf(market.levels) - ahead;
  const standing = { ahead, behind, left, quantity, unseen: 0, isAtMaximum: price === market.maximum };
  return outlookOf(standing, market);
}

/** Removes one offer from the levels. */
export const withoutOffer = (
  levels: readonly OfferLevel[],
  { price, quantity }: { price: number; quantity: number },
): OfferLevel[] =>
  levels
    .map((level) =>
      level.price === price && level.quantity === quantity ? { ...level, offers: level.offers - 1 } : level,
    )
    .filter(({ offers }) => offers > 0);
