import type { OfferGroup } from '@foyer/contract';

/** Bars of a range: on phones, each is about ten pixels wide. */
const barCount = 28;

type Priced = Pick<OfferGroup, 'category' | 'available' | 'buyable' | 'price'>;

/**
 * Returns what is left at the prices of a range, as heights of bars from 0 to 1, by square root: otherwise the places of
 * a stream would leave nothing to see of the seats.
 * @param from lower end, in minor units
 * @param to upper end, in minor units
 */
export function priceHistogram(offers: readonly Priced[], from: number, to: number): number[] {
  const left = Array.from({ length: barCount }, () => 0);
  for (const { category, available, buyable, price } of offers) {
    const share = (price.allIn.amount - from) / (to - from);
    if (category !== 'EVENT_ACCESS' || !buyable.allowed || share < 0 || share > 1) continue;
    const at = Math.min(barCount - 1, Math.floor(share * barCount));
    left[at] = left[at]! + available;
  }
  const most = Math.max(1, ...left);
  return left.map((each) => Math.sqrt(each / most));
}
