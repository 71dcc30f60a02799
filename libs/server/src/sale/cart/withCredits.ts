import { failure } from '../../platform/http/answers/failure.ts';
import { covers, worthOf, worthOfPrice, type Credit } from './credit.ts';
import type { QuotedCart } from './quoteCart.ts';

/** Deducts credits from the total of a quote. @throws Failure upgradeNotBetter for what costs less than the credit */
export function withCredits(
  { quote, ...quoted }: QuotedCart,
  credits: readonly Credit[] | null | undefined,
): QuotedCart {
  if (!credits?.length) return { ...quoted, quote };
  const charges = credits.flatMap((each) => each.charges);
  const { total: credit } = worthOf({ charges });
  const { currency } = quote.total;
  if (!covers(worthOfPrice(quote), worthOf({ charges }))) throw failure('upgradeNotBetter');
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
