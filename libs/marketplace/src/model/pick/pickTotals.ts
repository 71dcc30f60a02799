import { isPlusTax, type AgeGroup, type Money, type OfferGroup } from '@foyer/contract';
import { isLineOf } from './lineOfOffer.ts';
import type { PickLine } from './pickSlice.ts';

const priceOf = (offer: OfferGroup, age: AgeGroup): Money =>
  offer.agePrices.find((each) => each.ageGroup === age)?.price.allIn ?? offer.price.allIn;

/** Returns the all-in price of a line: list price times quantity, which equals the cart's price. */
function lineTotal(line: PickLine, offer: OfferGroup): Money {
  // A donation has neither fees nor taxes.
  if (line.amount) return line.amount;
  const ages = line.ages ?? [{ ageGroup: 'ADULT' as const, quantity: line.quantity }];
  const amount = ages.reduce(
    (sum, { ageGroup, quantity }) => sum + priceOf(offer, ageGroup).amount * quantity,
    0,
  );
  return { amount, currency: offer.price.allIn.currency };
}

export interface PickTotals {
  /** Number of {product}, extras excluded. */
  tokens: number;
  pieces: number;
  total: Money | undefined;
  hasExtras: boolean;
  /** Whether tax comes on top of the total. */
  plusTax: boolean;
}

/** Sums a pick, using prices quoted by the server only. */
export function pickTotals(lines: readonly PickLine[], offers: readonly OfferGroup[]): PickTotals {
  const totals: PickTotals = { tokens: 0, pieces: 0, total: undefined, hasExtras: false, plusTax: false };
  for (const line of lines) {
    const offer = offers.find((each) => isLineOf(line, each));
    if (!offer) continue;
    const { amount, currency } = lineTotal(line, offer);
    totals.total = { amount: (totals.total?.amount ?? 0) + amount, currency };
    totals.pieces += line.quantity;
    totals.plusTax ||= isPlusTax(offer.price);
    if (offer.category === 'EVENT_ACCESS') totals.tokens += line.quantity * (offer.tokensEach ?? 1);
    else totals.hasExtras = true;
  }
  return totals;
}
