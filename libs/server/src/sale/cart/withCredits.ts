import { failure } from '../../platform/http/answers/failure.ts';
import { covers, worthOf, worthOfPrice, type Credit } from './credit.ts';
import type { QuotedCart } from './quoteCart.ts';

/** Deducts credits from the total of a quote, down to nothing: for showing what may not be enough any more. */
export function lessCredits(
  { quote, ...quoted }: QuotedCart,
  credits: readonly Credit[] | null | undefined,
): QuotedCart {
  if (!credits?.length) return { ...quoted, quote };
  const charges = credits.flatMap((each) => each.charges);
  const credit = Math.min(worthOf({ charges }).total, quote.total.amount);
  const { currency } = quote.total;
  return {
    ...quoted,
    credits: [...credits],
    quote: {
      ...quote,
      credit: { amount: credit, currency },
      total: { amount: quote.total.amount - credit, currency },
    },
  };
}

/**
 * Refuses prices that are lower than what was paid for one of the same age: the sum of a group is not enough, as one of it
 * may be refunded alone.
 * @throws Failure upgradeNotBetter
 */
export function refuseLower({ lines }: Pick<QuotedCart, 'lines'>, credits: readonly Credit[]): void {
  const prices = lines.flatMap(({ linePrice: { unitPrices, unitBreakdowns } }) =>
    unitPrices.map(({ ageGroup }, at) => ({ ageGroup, price: worthOfPrice(unitBreakdowns[at]!) })),
  );
  for (const credit of credits) {
    const own = prices.find(({ ageGroup }) => ageGroup === (credit.ageGroup ?? 'ADULT'));
    if (!own || !covers(own.price, worthOf(credit))) throw failure('upgradeNotBetter');
  }
}

/** Deducts credits from the total of a quote. @throws Failure upgradeNotBetter for what costs less than the credit */
export function withCredits(quoted: QuotedCart, credits: readonly Credit[] | null | undefined): QuotedCart {
  refuseLower(quoted, credits ?? []);
  return lessCredits(quoted, credits);
}
