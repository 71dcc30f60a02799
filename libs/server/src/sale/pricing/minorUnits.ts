import type { Money } from '@foyer/contract';
import { minorDigits } from '@foyer/util';
import { dinero, halfUp, multiply, toSnapshot, transformScale } from 'dinero.js/bigint';

/** Returns a function that makes amounts of a currency from minor units. */
export const moneyIn =
  (currency: string) =>
  (amount: number): Money => ({ amount, currency });

const millionScale = 6;

/**
 * Computes a share of an amount, rounded half up to the currency's minor unit: 0.5 becomes 1 in every currency.
 * Uses big integers, for exact results.
 * @param amount minor units
 * @param ratePpm parts per million
 */
export function shareOf(amount: number, ratePpm: number, currency: string): number {
  const exponent = BigInt(minorDigits(currency));
  const price = dinero({ amount: BigInt(amount), currency: { code: currency, base: 10n, exponent } });
  const share = multiply(price, { amount: BigInt(ratePpm), scale: BigInt(millionScale) });
  return Number(toSnapshot(transformScale(share, exponent, halfUp)).amount);
}
