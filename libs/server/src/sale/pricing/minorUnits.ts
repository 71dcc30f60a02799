import { dinero, halfUp, multiply, toSnapshot, transformScale } from 'dinero.js/bigint';

const millionScale = 6;

const decimals = new Map<string, number>();

/** Returns the decimals of a currency by ISO 4217: 2 for USD, 0 for JPY, 3 for KWD. */
export function decimalsOf(currency: string): number {
  const known = decimals.get(currency);
  if (known !== undefined) return known;
  const format = new Intl.NumberFormat('en', { style: 'currency', currency });
  const found = format.resolvedOptions().maximumFractionDigits ?? 2;
  decimals.set(currency, found);
  return found;
}

/**
 * Computes a share of an amount, rounded half up to the currency's minor unit: 0.5 becomes 1 in every currency.
 * Uses big integers, for exact results.
 * @param amount minor units
 * @param ratePpm parts per million
 */
export function shareOf(amount: number, ratePpm: number, currency: string): number {
  const exponent = BigInt(decimalsOf(currency));
  const price = dinero({ amount: BigInt(amount), currency: { code: currency, base: 10n, exponent } });
  const share = multiply(price, { amount: BigInt(ratePpm), scale: BigInt(millionScale) });
  return Number(toSnapshot(transformScale(share, exponent, halfUp)).amount);
}
