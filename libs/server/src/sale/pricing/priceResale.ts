import type { FeeLine, Money, PriceBreakdown, SellerSide } from '@foyer/contract';
import { shareOf } from './minorUnits.ts';
import { feeLine, priceItem, type PricedItem } from './priceItem.ts';
import { appliesTo, type FeeRule, type PriceRules } from './priceRules.ts';

/** Place that its owner resells. */
interface ResoldItem {
  /** Face value at the first sale, in minor units. */
  face: number;
  /** What the seller asks, in minor units. */
  price: number;
  category: PricedItem['category'];
}

const marketplaceType = 'secondaryExchange' as const;

const concerns = (rule: FeeRule, { category }: Pick<ResoldItem, 'category'>): boolean =>
  rule.categories.includes(category) && rule.mandatory;

/** Lists the fees that the seller pays from the price, and at most all of it. */
function sellerFees(item: ResoldItem, { fees, currency }: PriceRules): FeeLine[] {
  let left = item.price;
  return fees
    .filter((rule) => rule.payer === 'seller' && concerns(rule, item))
    .filter((rule) => appliesTo(rule, { basis: 'ticket', marketplaceType }))
    .map((rule) => {
      const fee = feeLine(rule, item.price, currency);
      const amount = Math.min(fee.amount.amount, left);
      left -= amount;
      return { ...fee, amount: { ...fee.amount, amount } };
    });
}

/** Computes the organiser's share of what the price is above the face value [C3.09i]. */
function organiserShare(item: ResoldItem, { fees, currency }: PriceRules): number {
  const profit = Math.max(0, item.price - item.face);
  return fees
    .filter(
      ({ kind, marketplaceTypes }) => kind === 'profitPercent' && marketplaceTypes.includes(marketplaceType),
    )
    .filter((rule) => concerns(rule, item))
    .reduce((sum, { ratePpm = 0 }) => sum + shareOf(profit, ratePpm, currency), 0);
}

/** Returns the organiser's share of a resale's profit, in parts per million. */
export const organiserShareOf = ({ fees }: PriceRules): number =>
  fees
    .filter(
      ({ kind, marketplaceTypes }) => kind === 'profitPercent' && marketplaceTypes.includes(marketplaceType),
    )
    .filter((rule) => concerns(rule, { category: 'EVENT_ACCESS' }))
    .reduce((sum, { ratePpm = 0 }) => sum + ratePpm, 0);

/**
 * Prices a resale: what its buyer pays, and what that leaves to the seller. `proceeds = price - fees - organiserShare`.
 * @throws UnpriceableFeeError if a fee that applies lacks its figures
 */
export function priceResale(item: ResoldItem, rules: PriceRules): PriceBreakdown & { seller: SellerSide } {
  const { face, price, category } = item;
  const money = (amount: number): Money => ({ amount, currency: rules.currency });
  const fees = sellerFees(item, rules);
  const left = price - fees.reduce((sum, { amount }) => sum + amount.amount, 0);
  const share = Math.min(organiserShare(item, rules), left);
  return {
    ...priceItem({ face: price, category, marketplaceType }, rules),
    seller: {
      face: money(face),
      price: money(price),
      fees,
      organiserShare: money(share),
      proceeds: money(left - share),
    },
  };
}
