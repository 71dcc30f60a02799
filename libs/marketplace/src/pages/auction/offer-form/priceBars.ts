import type { ChanceBand, ChanceBucket, OfferLikelihood } from '@foyer/contract';

/** Part of the scale, in minor units. */
interface Span {
  start: number;
  end: number;
}
interface Ends {
  from: number;
  to: number;
}

const within = ({ start, end }: Span, { from, to }: Ends): Span => ({
  start: Math.max(from, Math.min(to, start)),
  end: Math.max(from, Math.min(to, end)),
});
const isWide = ({ start, end }: Span): boolean => end > start;

/** Height of a bar with few offers, so that it stays visible. */
const lowest = 0.08;

/**
 * Bars of a histogram: as wide as their price range, as high as their density of offers, up to 1. Prices off the
 * scale are left out.
 */
export function barsOf(histogram: readonly ChanceBucket[], ends: Ends): (Span & { share: number })[] {
  const bars = histogram
    .map(({ from, offers }, at) => ({
      ...within({ start: from.amount, end: histogram[at + 1]?.from.amount ?? ends.to }, ends),
      // The last bucket has no end and extends to the end of the scale.
      density: offers / Math.max(1, (histogram[at + 1]?.from.amount ?? ends.to) - from.amount),
    }))
    .filter(isWide);
  const densest = Math.max(...bars.map(({ density }) => density));
  return bars.map(({ start, end, density }) => ({ start, end, share: Math.max(lowest, density / densest) }));
}

/**
 * Returns the parts of the scale in which offers would, might or wouldn't be accepted, from the lowest price up.
 */
export function zonesOf(bands: readonly ChanceBand[], ends: Ends): (Span & { gettingIn: OfferLikelihood })[] {
  const starts = bands.filter(({ gettingIn }, at) => bands[at - 1]?.gettingIn !== gettingIn);
  return starts
    .map(({ from, gettingIn }, at) => ({
      gettingIn,
      ...within({ start: from.amount, end: starts[at + 1]?.from.amount ?? ends.to }, ends),
    }))
    .filter(isWide);
}
