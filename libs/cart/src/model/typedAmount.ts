import type { Money } from '@foyer/contract';
import { currencyPattern, minorDigits } from '@foyer/util';

/** Reads an amount as a buyer types it, with a point or a comma; `undefined` for anything else. */
export function typedAmount(text: string, currency: string): Money | undefined {
  const typed = text.trim();
  if (!currencyPattern.test(typed)) return undefined;
  const amount = Number(typed.replace(',', '.')) * 10 ** minorDigits(currency);
  return { amount: Math.round(amount), currency };
}
