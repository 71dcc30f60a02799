import type {
  DiscountLine,
  FeeLine,
  Fulfilment,
  ItemCategory,
  MarketplaceType,
  Money,
  PriceBreakdown,
  TaxLine,
} from '@foyer/contract';
import { shareOf } from './minorUnits.ts';
import { checkFeeRule, appliesTo, type FeeRule, type PriceRules, type TaxRule } from './priceRules.ts';

/** Deduction from a face price. */
interface Discount {
  code: string;
  label: string;
  /** Party whose share it reduces. */
  bearer: NonNullable<DiscountLine['bearer']>;
  /** Minor units; null for a rate. */
  amount: number | null;
  /** Parts per million of the face price; null for an amount. */
  ratePpm?: number | null;
}

/** Item to price. */
export interface PricedItem {
  /** Minor units. */
  face: number;
  category: ItemCategory;
  /** Type of its sale window. */
  marketplaceType: MarketplaceType;
  /** Deducted from the face price before fees and taxes, at most down to zero. Minor units. */
  discounts?: readonly Discount[];
  /** Fulfilment; adds its optional fees. */
  fulfilment?: Fulfilment;
}

/** Computes a fee on a price, in minor units, rounded half up. */
function feeAmount(rule: FeeRule, price: number, currency: string): number {
  checkFeeRule(rule);
  if (rule.kind === 'percent') return shareOf(price, rule.ratePpm!, currency);
  if (rule.kind === 'stepped') {
    return rule.steps!.find((step) => step.upTo === undefined || price <= step.upTo)!.amount;
  }
  return rule.amount!;
}

/** Builds the price line of a fee. */
export function feeLine(rule: FeeRule, price: number, currency: string): FeeLine {
  const { code, label, purpose, recipient, charityId, basis, kind, mandatory, refundable } = rule;
  const amount = { amount: feeAmount(rule, price, currency), currency };
  const goesTo = charityId === undefined ? { recipient } : { recipient, charityId };
  return { code, label, purpose, ...goesTo, basis, kind, mandatory, refundable, amount };
}

/**
 * Builds the taxes on a price and its fees, each rounded half up. The tax on fees that are not refundable is the difference
 * that they make, so that nothing is rounded twice.
 */
export function taxLines(
  taxes: readonly TaxRule[],
  on: { price: number; fees: readonly FeeLine[]; category?: ItemCategory },
  currency: string,
): TaxLine[] {
  return taxes.flatMap(({ code, label, ratePpm, included, appliesTo }) => {
    const priceBase = on.category === 'EVENT_ACCESS' ? 'face' : 'merchandise';
    const isTaxed = on.category !== undefined && on.category !== 'CHARITY' && appliesTo.includes(priceBase);
    const fees = appliesTo.includes('fees') ? on.fees : [];
    const base = (isTaxed ? on.price : 0) + sumOf(fees);
    if (base === 0) return [];
    const amount = shareOf(base, ratePpm, currency);
    const kept = amount - shareOf(base - sumOf(fees.filter((fee) => !fee.refundable)), ratePpm, currency);
    return [
      {
        code,
        label,
        ratePpm,
        included,
        amount: { amount, currency },
        ...(kept > 0 ? { nonRefundable: { amount: kept, currency } } : {}),
      },
    ];
  });
}

function discountLines(item: PricedItem, currency: string): DiscountLine[] {
  let left = item.face;
  return (item.discounts ?? []).map(({ code, label, amount, ratePpm, bearer }) => {
    const taken = Math.min(amount ?? shareOf(item.face, ratePpm ?? 0, currency), left);
    left -= taken;
    return { code, label, bearer, amount: { amount: taken, currency } };
  });
}

export const sumOf = (lines: readonly { amount: Money }[]): number =>
  lines.reduce((sum, line) => sum + line.amount.amount, 0);

/** Adds up the parts of a price as the contract defines it. */
export function totalled(
  parts: Pick<PriceBreakdown, 'discounts' | 'fees' | 'taxes'> & { face: number },
  currency: string,
): PriceBreakdown {
  const { face, discounts, fees, taxes } = parts;
  const allIn =
    face -
    sumOf(discounts) +
    sumOf(fees.filter((fee) => fee.mandatory)) +
    sumOf(taxes.filter((tax) => tax.included));
  const beside = sumOf(fees.filter((fee) => !fee.mandatory)) + sumOf(taxes.filter((tax) => !tax.included));
  const money = (amount: number): Money => ({ amount, currency });
  return { face: money(face), discounts, fees, taxes, allIn: money(allIn), total: money(allIn + beside) };
}

/**
 * Lists the fees on an item. What the organiser gives away is free; what a code makes free still has the fees, which the
 * code doesn't pay.
 */
const feesOf = (item: PricedItem, { fees }: PriceRules): FeeRule[] =>
  fees
    .filter(
      (rule) =>
        appliesTo(rule, { basis: 'ticket', marketplaceType: item.marketplaceType }) &&
        rule.categories.includes(item.category),
    )
    .filter((rule) =>
      rule.mandatory ? item.face > 0 : rule.fulfilment !== undefined && rule.fulfilment === item.fulfilment,
    );

/**
 * Builds the fees that the organiser pays for an item from its face price, less discounts, and at most all of it. The
 * buyer's price has none of them.
 */
export function organiserFees(item: PricedItem, rules: PriceRules): FeeLine[] {
  const price = item.face - sumOf(discountLines(item, rules.currency));
  let left = price;
  return feesOf(item, rules)
    .filter(({ payer }) => payer === 'organiser')
    .map((rule) => {
      const fee = feeLine(rule, price, rules.currency);
      const amount = Math.min(fee.amount.amount, left);
      left -= amount;
      return { ...fee, amount: { ...fee.amount, amount } };
    });
}

/**
 * Prices an item, for list, map, cart and receipt alike. Fees and taxes are rounded here, per item and half up, so that
 * any quantity costs exactly a multiple [C3.09].
 * @throws UnpriceableFeeError if a fee that applies lacks its figures
 */
export function priceItem(item: PricedItem, rules: PriceRules): PriceBreakdown {
  const { currency } = rules;
  const discounts = discountLines(item, currency);
  const price = item.face - sumOf(discounts);
  const fees = feesOf(item, rules)
    .filter(({ payer }) => payer === 'buyer')
    .map((rule) => feeLine(rule, price, currency));
  const taxes = taxLines(rules.taxes, { price, fees, category: item.category }, currency);
  return totalled({ face: item.face, discounts, fees, taxes }, currency);
}
