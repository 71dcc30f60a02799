import type { PriceBreakdown } from '../types.gen.ts';

/** Whether tax comes on top of an all-in price, by its own taxes. */
export const isPlusTax = ({ taxes }: Pick<PriceBreakdown, 'taxes'>): boolean =>
  taxes.some(({ included, amount }) => !included && amount.amount > 0);
