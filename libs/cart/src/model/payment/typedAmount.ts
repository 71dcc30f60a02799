import type { Money } from '@foyer/contract';
import { currencyPattern, minorDigits } from '@foyer/util';

/** Reads an amount as a buyer types it, with a point or a comma; `undefined` for anything else. */
export function typedAmount(text: string, currency: string): Money | undefined {
  const typed = text.trim();
  if (!currencyPattern.test(typed)) return undefined;
  const amount = Number(typed.replace(',', '.')) * 10 ** minorDigits(currency);
  return { amount: Math.round(amount), currency };
}

/** Formats an amount as a buyer would type it: without currency, and without decimals if they are zero. */
export function digitsOfAmount({ amount, currency }: Money): string {
  const digits = minorDigits(currency);
  const units = 10 ** digits;
  return amount % units === 0 ? String(amount / units) : (amount / units).toFixed(digits);
}
