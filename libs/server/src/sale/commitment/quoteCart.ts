import type { AgeGroup, Money, PriceBreakdown, PriceChange } from '@foyer/contract';
import type { StoredLine } from './storedLine.ts';
import { priceCart, type LinePrice } from '../pricing/priceCart.ts';
import type { PriceRules } from '../pricing/priceRules.ts';
import { faceFor, type OfferFacts } from '../offer/offerFacts.ts';

/** Cart with prices. */
export interface QuotedCart {
  lines: QuotedLine[];
  /** Fees of the order besides its lines (delivery), with their taxes. */
  order: PriceBreakdown;
  quote: PriceBreakdown;
}

export interface QuotedLine extends StoredLine {
  offer: OfferFacts;
  linePrice: LinePrice;
}

/** Prices a cart's lines; shared by list, cart and receipt. */
export function quoteCart(
  lines: readonly StoredLine[],
  offers: ReadonlyMap<string, OfferFacts>,
  rules: PriceRules,
): QuotedCart {
  const withOffers = lines.map((line) => ({ ...line, offer: offers.get(line.offerGroupId)! }));
  const priced = priceCart(
    withOffers.map(({ offer, category, ages, fulfilment }) => ({
      category,
      marketplaceType: offer.marketplaceType,
      units: ages.map(({ ageGroup, quantity }) => ({ ageGroup, quantity, face: faceFor(offer, ageGroup) })),
      ...(fulfilment ? { fulfilment } : {}),
    })),
    rules,
  );
  return {
    lines: withOffers.map((line, at) => ({ ...line, linePrice: priced.lines[at]! })),
    order: priced.order,
    quote: priced.quote,
  };
}

/** Returns a line's quoted unit prices by age group, for detecting a later change. */
export const quotedUnitsOf = ({ linePrice }: QuotedLine): Partial<Record<AgeGroup, number>> =>
  Object.fromEntries(linePrice.unitPrices.map(({ ageGroup, allIn }) => [ageGroup, allIn.amount]));

/** Lists lines whose all-in unit price differs from the last quote, regardless of quantity [C4.01, C8.06]. */
export function priceChangesOf(lines: readonly QuotedLine[], previous: readonly StoredLine[]): PriceChange[] {
  return lines.flatMap((line) => {
    const before = previous.find(
      ({ cartGuid, offerGroupId }) => cartGuid === line.cartGuid && offerGroupId === line.offerGroupId,
    );
    if (!before) return [];
    const quotedBefore = line.linePrice.unitPrices.reduce(
      (sum, { ageGroup, quantity, allIn }) => sum + quantity * (before.quotedUnits[ageGroup] ?? allIn.amount),
      0,
    );
    const now: Money = line.linePrice.price.allIn;
    if (quotedBefore === now.amount) return [];
    return [{ cartGuid: line.cartGuid, before: { ...now, amount: quotedBefore }, now }];
  });
}
