import type { AuctionChance, ChanceBand, ChanceBucket, OfferQuality } from '@foyer/contract';

type Bands = readonly ChanceBand[];

/** Scales of the outlook of an offer, from the best step to the worst [C4.22]. */
export const outlookScales = {
  quality: ['great', 'good', 'ok', 'poor', 'negligible'],
  gettingIn: ['yes', 'maybe', 'no'],
  seats: ['high', 'medium', 'low', 'last'],
} as const;

/** Returns the outlook of a price, in minor units: that of the highest band that starts at or below it. */
export const outlookOf = (price: number, bands: Bands): ChanceBand | undefined =>
  bands.findLast(({ from }) => from.amount <= price) ?? bands[0];

export interface NextStep {
  quality: OfferQuality;
  /** Lowest price of the step, in minor units. */
  amount: number;
}

/** Returns the next better quality and its lowest price; `undefined` at the best quality within reach. */
export function nextStep(price: number, bands: Bands): NextStep | undefined {
  const now = outlookOf(price, bands)?.quality;
  const next = bands.find(({ from, quality }) => from.amount > price && quality !== now);
  return next && { quality: next.quality, amount: next.from.amount };
}

/** Share of the offers below a price, on a scale too coarse to reveal a single offer. */
export type ShareBelow = 'nobody' | 'few' | 'half' | 'most' | 'all';

const shares: readonly [from: number, share: ShareBelow][] = [
  [0.9, 'all'],
  [0.6, 'most'],
  [0.4, 'half'],
  [0.05, 'few'],
];

/** Returns the share of offers in buckets that end at or below a price. */
export function shareBelow(price: number, histogram: readonly ChanceBucket[]): ShareBelow {
  const total = histogram.reduce((sum, { offers }) => sum + offers, 0);
  const below = histogram
    .filter((_, at) => (histogram[at + 1]?.from.amount ?? Infinity) <= price)
    .reduce((sum, { offers }) => sum + offers, 0);
  return shares.find(([from]) => total > 0 && below / total >= from)?.[1] ?? 'nobody';
}

/** Allowed prices in minor units: the lowest, the highest if there is one, and the step between two. */
export interface PriceSteps {
  minimum: number;
  maximum: number | undefined;
  step: number;
}

export type PriceProblem = 'unreadable' | 'tooLow' | 'tooHigh' | 'offStep';

/** Returns the price on a step at or below a price, never below the minimum. */
const stepBelow = (price: number, { minimum, step }: PriceSteps): number =>
  minimum + Math.max(0, Math.floor((price - minimum) / step)) * step;

/** Validates a price that a fan has entered [C5.07]. */
export function priceProblem(price: number | undefined, steps: PriceSteps): PriceProblem | undefined {
  if (price === undefined) return 'unreadable';
  if (price < steps.minimum) return 'tooLow';
  if (price > (steps.maximum ?? Infinity)) return 'tooHigh';
  return stepBelow(price, steps) === price ? undefined : 'offStep';
}

/** Factor above the highest relevant price, for a scale without a maximum. */
const headroom = 1.25;

/** Returns the end of the scale in minor units: the maximum, or a step above every relevant price. */
export function scaleEnd(
  steps: PriceSteps,
  { bands = [], histogram = [] }: Partial<Pick<AuctionChance, 'bands' | 'histogram'>>,
  own = 0,
): number {
  const { minimum, maximum, step } = steps;
  if (maximum !== undefined) return maximum;
  const prices = [...bands, ...histogram].map(({ from }) => from.amount);
  const highest = Math.max(minimum * 2, own, ...prices) * headroom;
  return stepBelow(highest, steps) + step;
}
