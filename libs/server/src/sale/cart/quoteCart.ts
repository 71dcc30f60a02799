import type { AgeGroup, Money, PriceBreakdown, PriceChange } from '@foyer/contract';
import type { Credit } from './credit.ts';
import type { StoredLine } from '../commitment/storedLine.ts';
import { priceCart, type LinePrice, type LineToPrice, type PricedCart } from '../pricing/priceCart.ts';
import { rulesAt, type PriceRules } from '../pricing/priceRules.ts';
import { discountsOfLines, type DiscountTerms } from '../discount/discountRules.ts';
import { faceFor, type OfferFacts } from '../offer/offerFacts.ts';

/** Cart with prices. */
export interface QuotedCart {
  lines: QuotedLine[];
  /** Fees of the order besides its lines (delivery), with their taxes. */
  order: PriceBreakdown;
  /** What was paid for {product} that it gives up, which the total of `quote` is less; absent if there are none. */
  credits?: Credit[];
  quote: PriceBreakdown;
}

export interface QuotedLine extends StoredLine {
  offer: OfferFacts;
  linePrice: LinePrice;
}

/** Prices lines with the fees of now, or those of the time at which they were held if they cost less. */
function priceHeld(lines: readonly LineToPrice[], rules: PriceRules, heldAt: Date): PricedCart {
  const now = priceCart(lines, rules);
  const former = rulesAt(rules, heldAt);
  if (former === rules) return now;
  const then = priceCart(lines, former);
  return then.quote.total.amount < now.quote.total.amount ? then : now;
}

/**
 * Prices a cart's lines; shared by cart, payment and receipt. Fees added after the cart was held don't raise its
 * price.
 * @param terms basis of its discounts and fees
 */
export function quoteCart(
  lines: readonly StoredLine[],
  offers: ReadonlyMap<string, OfferFacts>,
  rules: PriceRules,
  terms: DiscountTerms,
): QuotedCart {
  const withOffers = lines.map((line) => ({ ...line, offer: offers.get(line.offerGroupId)! }));
  const discounts = discountsOfLines(withOffers, rules.discounts ?? [], terms);
  const priced = priceHeld(
    withOffers.map(({ offer, category, marketplaceType, ages, fulfilment, amount: named }, at) => ({
      category,
      marketplaceType,
      units: ages.map(({ ageGroup, quantity }) => ({
        ageGroup,
        quantity,
        face: named ?? faceFor(offer, ageGroup),
      })),
      discounts: discounts[at]!,
      ...(fulfilment ? { fulfilment } : {}),
    })),
    rules,
    terms.firstHeldAt,
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

type LineKey = Pick<StoredLine, 'cartGuid' | 'offerGroupId'>;

const lineLike = <Line extends LineKey>(lines: readonly Line[], { cartGuid, offerGroupId }: LineKey) =>
  lines.find((line) => line.cartGuid === cartGuid && line.offerGroupId === offerGroupId);

/** Sums the units of a line at given prices; a unit without one costs what it costs now. */
const sumAt = ({ linePrice }: QuotedLine, units: StoredLine['quotedUnits']): number =>
  linePrice.unitPrices.reduce(
    (sum, { ageGroup, quantity, allIn }) => sum + quantity * (units[ageGroup] ?? allIn.amount),
    0,
  );

/**
 * Lists lines whose all-in unit price differs from the last quote, regardless of quantity [C4.01, C8.06]. A change
 * caused by the buyer, by a code or by reaching the quantity of a discount, does not count.
 * @param previous lines of the last quote
 * @param again the same lines at current prices
 */
export function priceChangesOf(
  lines: readonly QuotedLine[],
  previous: readonly StoredLine[],
  again: readonly QuotedLine[],
): PriceChange[] {
  return lines.flatMap((line) => {
    const before = lineLike(previous, line);
    const same = lineLike(again, line);
    if (!before || !same) return [];
    const quotedBefore = sumAt(line, before.quotedUnits);
    const now: Money = line.linePrice.price.allIn;
    if (quotedBefore === sumAt(line, quotedUnitsOf(same)) || quotedBefore === now.amount) return [];
    return [{ cartGuid: line.cartGuid, before: { ...now, amount: quotedBefore }, now }];
  });
}
