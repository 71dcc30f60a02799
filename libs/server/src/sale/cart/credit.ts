import type { AgeGroup, PriceBreakdown } from '@foyer/contract';

/** What is left of a charge of a {product} that is given up. */
export interface CreditedCharge {
  kind: string;
  code: string;
  /** Minor units; negative for a discount. */
  amount: number;
  recipientKind: string;
  recipientId: string;
  refundable: boolean;
}

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
