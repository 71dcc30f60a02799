import type { CartLine, Money } from '@foyer/contract';

/** Price shown for a pick, and the price of its lines in the cart. */
export interface PickedPrice {
  before: Money;
  now: Money;
}

/**
 * Navigation state for checkout if the price changed between list and hold [C8.06]; `undefined` otherwise.
 * @param seen total price of the pick, as shown beside the button
 * @param lines cart lines of the pick
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

/** Parses the state of a history entry; `undefined` when it is not a picked price. */
export function readPickedPrice(state: unknown): PickedPrice | undefined {
  if (typeof state !== 'object' || state === null || !('pickedPrice' in state)) return undefined;
  const { pickedPrice } = state;
  if (typeof pickedPrice !== 'object' || pickedPrice === null) return undefined;
  const { before, now } = pickedPrice as Partial<Record<keyof PickedPrice, unknown>>;
  return isMoney(before) && isMoney(now) ? { before, now } : undefined;
}
