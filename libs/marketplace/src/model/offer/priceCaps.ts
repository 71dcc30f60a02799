import { minorDigits } from '@foyer/util';

/** Maximum number of caps: more would not fit beside the other filters. */
const mostCaps = 3;
const steps = [1, 2, 5];

/**
 * Returns round upper limits between the lowest and the highest price, such as 100 and 150.
 * @param from lowest price in minor units
 * @param to highest price in minor units
 * @returns limits in minor units, lowest first; empty when no whole unit is in between
 */
export function priceCaps(from: number, to: number, currency: string): number[] {
  const unit = 10 ** minorDigits(currency);
  for (let power = 1; ; power *= 10)
    for (const base of steps) {
      const step = base * power * unit;
      const first = (Math.floor(from / step) + 1) * step;
      const count = Math.ceil((to - first) / step);
      if (count <= mostCaps) return Array.from({ length: Math.max(count, 0) }, (_, at) => first + at * step);
    }
}
