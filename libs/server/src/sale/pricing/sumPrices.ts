import type { DiscountLine, FeeLine, Money, PriceBreakdown, TaxLine } from '@foyer/contract';

const zero = (currency: string): Money => ({ amount: 0, currency });

function plus(left: Money, right: Money, times: number): Money {
  return { amount: left.amount + right.amount * times, currency: left.currency };
}

/** Returns a price of zero. */
const noPrice = (currency: string): PriceBreakdown => ({
  face: zero(currency),
  discounts: [],
  fees: [],
  taxes: [],
  allIn: zero(currency),
  total: zero(currency),
});

/** Key of a line in a sum: everything that a reader of the sum must still tell apart. */
const keyOf = (...parts: readonly unknown[]): string => JSON.stringify(parts);
const discountKey = ({ code, bearer }: DiscountLine): string => keyOf(code, bearer);
const feeKey = ({ code, recipient, charityId, basis, mandatory, refundable }: FeeLine): string =>
  keyOf(code, recipient, charityId, basis, mandatory, refundable);
const taxKey = ({ code, ratePpm, included }: TaxLine): string => keyOf(code, ratePpm, included);

function addLines<Line extends { amount: Money; nonRefundable?: Money }>(
  into: Map<string, Line>,
  lines: readonly Line[],
  times: number,
  lineKey: (line: Line) => string,
): void {
  for (const line of lines) {
    const key = lineKey(line);
    const known = into.get(key);
    const none = zero(line.amount.currency);
    const kept = plus(known?.nonRefundable ?? none, line.nonRefundable ?? none, times);
    into.set(key, {
      ...(known ?? line),
      amount: plus(known?.amount ?? none, line.amount, times),
      ...(kept.amount > 0 ? { nonRefundable: kept } : {}),
    });
  }
}

/**
 * Sums prices, each multiplied by its quantity; lines are merged that have the same code and go to the same
 * recipient. Nothing is rounded here, so that amounts rounded per {product} stay exact in cart and receipt.
 * @param currency of all prices
 */
export function sumPrices(
  parts: readonly { price: PriceBreakdown; quantity: number }[],
  currency: string,
): PriceBreakdown {
  const sum = noPrice(currency);
  const discounts = new Map<string, DiscountLine>();
  const fees = new Map<string, FeeLine>();
  const taxes = new Map<string, TaxLine>();
  for (const { price, quantity } of parts) {
    if (price.face.currency !== currency) throw new RangeError('A cart has one currency');
    sum.face = plus(sum.face, price.face, quantity);
    sum.allIn = plus(sum.allIn, price.allIn, quantity);
    sum.total = plus(sum.total, price.total, quantity);
    addLines(discounts, price.discounts, quantity, discountKey);
    addLines(fees, price.fees, quantity, feeKey);
    addLines(taxes, price.taxes, quantity, taxKey);
  }
  return { ...sum, discounts: [...discounts.values()], fees: [...fees.values()], taxes: [...taxes.values()] };
}
