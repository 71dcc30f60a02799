import type { AgeGroup, PriceBreakdown } from '@foyer/contract';
import type { QuotedCart } from '../cart/quoteCart.ts';
import { failure } from '../../platform/http/answers/failure.ts';
import type { Charge } from './charge.ts';

/** What is left of a charge of a {product} that is given up. */
export type CreditedCharge = Pick<
  Charge,
  'kind' | 'code' | 'amount' | 'recipientKind' | 'recipientId' | 'refundable'
>;

/** What was paid for a {product} that a commitment gives up, and is credited to its buyer. */
export interface Credit {
  tokenId: string;
  ageGroup: AgeGroup | null;
  charges: CreditedCharge[];
}

/** Money of a {product}: all of it, and the part that a refund would give back. */
export interface Worth {
  total: number;
  refundable: number;
}

export const worthOf = ({ charges }: Pick<Credit, 'charges'>): Worth => ({
  total: charges.reduce((sum, { amount }) => sum + amount, 0),
  refundable: charges.reduce((sum, { amount, refundable }) => sum + (refundable ? amount : 0), 0),
});

export function worthOfPrice({ total, fees, taxes }: PriceBreakdown): Worth {
  const kept = [
    ...fees.filter(({ refundable }) => !refundable).map(({ amount }) => amount.amount),
    ...taxes.map(({ nonRefundable }) => nonRefundable?.amount ?? 0),
  ].reduce((sum, amount) => sum + amount, 0);
  return { total: total.amount, refundable: total.amount - kept };
}

/**
 * Tells whether a price is enough for a credit: no part of it is negative, so that whatever is refunded later goes back by
 * the payments that it came from.
 */
export const covers = (price: Worth, credit: Worth): boolean =>
  price.refundable >= credit.refundable && price.total - price.refundable >= credit.total - credit.refundable;

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

/**
 * Lists the charges of credits: negative copies of what was paid. The promoter who sold what is given up keeps the
 * commission, which the organiser goes on paying.
 */
export const chargesOfCredits = (
  credits: readonly Credit[],
  organiser: Pick<Charge, 'recipientKind' | 'recipientId'>,
): Charge[] =>
  credits.flatMap(({ tokenId, charges }) =>
    charges.map(({ amount, ...charge }) => ({
      ...charge,
      ...(charge.recipientKind === 'promoter' ? organiser : {}),
      amount: -amount,
      ...{ cartGuid: null, tokenId: null, quantity: 1, creditsTokenId: tokenId },
    })),
  );

/** Pairs each new {product} with one of the same age that is given up for it, in order. */
export function pairWithCredits<Token extends { ageGroup: AgeGroup }>(
  tokens: readonly Token[],
  credits: readonly Credit[] = [],
): (Token & { upgradesId: string | null })[] {
  const left = [...credits];
  return tokens.map((token) => {
    const at = left.findIndex(({ ageGroup }) => (ageGroup ?? 'ADULT') === token.ageGroup);
    const [own] = at < 0 ? [] : left.splice(at, 1);
    return { ...token, upgradesId: own?.tokenId ?? null };
  });
}
