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

/** Deducts credits from the total of a quote. @throws Failure upgradeNotBetter for what costs less than the credit */
export function withCredits(quoted: QuotedCart, credits: readonly Credit[] | null | undefined): QuotedCart {
  const charges = credits?.flatMap((each) => each.charges) ?? [];
  if (credits?.length && !covers(worthOfPrice(quoted.quote), worthOf({ charges })))
    throw failure('upgradeNotBetter');
  return lessCredits(quoted, credits);
}
