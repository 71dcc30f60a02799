import type { Money } from '@foyer/contract';

/** Returns a function that makes amounts of a currency from minor units. */
export const moneyIn =
  (currency: string) =>
  (amount: number): Money => ({ amount, currency });
