import type { CartLine, Money } from '@foyer/contract';

/** What a pick was said to cost, and what its lines cost in the cart. */
export interface PickedPrice {
  before: Money;
  now: Money;
}

/**
 * What goes along to checkout when the price moved between the list and the hold [C8.06]; nothing when it did not.
 * @param seen the price of the pick in all, as it stood beside the button
 * @param lines what became of the pick in the cart
 */
export function pickedPriceState(
  seen: Money,
  lines: readonly CartLine[],
): { pickedPrice: PickedPrice } | undefined {
  const amount = lines.reduce((sum, line) => sum + line.price.allIn.amount, 0);
  if (amount === seen.amount) return undefined;
  return { pickedPrice: { before: seen, now: { ...seen, amount } } };
}

const isMoney = (value: unknown): value is Money =>
  typeof value === 'object' &&
  value !== null &&
  'amount' in value &&
  Number.isSafeInteger(value.amount) &&
  'currency' in value &&
  typeof value.currency === 'string';

/** Reads the state of a history entry; anything that is not ours is nothing. */
export function readPickedPrice(state: unknown): PickedPrice | undefined {
  if (typeof state !== 'object' || state === null || !('pickedPrice' in state)) return undefined;
  const { pickedPrice } = state;
  if (typeof pickedPrice !== 'object' || pickedPrice === null) return undefined;
  const { before, now } = pickedPrice as Partial<Record<keyof PickedPrice, unknown>>;
  return isMoney(before) && isMoney(now) ? { before, now } : undefined;
}
