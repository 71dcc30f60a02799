import type { OfferLevel } from './chance.ts';
import type { PriceSteps } from '../core/auctionPolicy.ts';

/** Offers with a price from `from` on, up to that of the next bucket. */
export interface Bucket {
  from: number;
  offers: number;
}

const mostBuckets = 12;

/** Fewest offers in a bucket, and in any figure about the others: fewer could give a single offer away. */
export const fewestOffers = 5;

/** Width of buckets: whole steps, doubled until all offers fit. */
function widthFor(range: number, step: number): number {
  let width = step;
  while (Math.floor(range / width) + 1 > mostBuckets) width *= 2;
  return width;
}

/** Width of the buckets of offers, in minor units. */
export const bucketWidth = (
  levels: readonly OfferLevel[],
  { minimum, step }: Pick<PriceSteps, 'minimum' | 'step'>,
): number => widthFor(levels.reduce((most, { price }) => Math.max(most, price), minimum) - minimum, step);

/**
 * Counts offers by price, from the lowest bucket up. Buckets are equally wide; one with fewer than 5 offers is merged
 * with those below it, or with those above if it is the lowest. The last one has no end, so that the highest price
 * stays hidden, and with fewer than 5 offers there are no buckets.
 */
export function histogramOf(
  levels: readonly OfferLevel[],
  { minimum, step }: Pick<PriceSteps, 'minimum' | 'step'>,
): Bucket[] {
  const width = bucketWidth(levels, { minimum, step });
  const counts: number[] = [];
  for (const { price, offers } of levels) {
    const at = Math.floor((price - minimum) / width);
    counts[at] = (counts[at] ?? 0) + offers;
  }
  const buckets: Bucket[] = [];
  let above = 0;
  for (let at = counts.length - 1; at >= 0; at -= 1) {
    above += counts[at] ?? 0;
    if (above < fewestOffers) continue;
    buckets.unshift({ from: minimum + at * width, offers: above });
    above = 0;
  }
  const [lowest] = buckets;
  if (!lowest) return [];
  return [{ from: minimum, offers: lowest.offers + above }, ...buckets.slice(1)];
}
