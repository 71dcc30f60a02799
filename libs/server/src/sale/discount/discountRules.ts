import type { DiscountLine, ItemCategory, MarketplaceType } from '@foyer/contract';
import { failure } from '../../platform/http/answers/failure.ts';
import { normalisedCode } from './normalisedCode.ts';

/** Rule of a discount, with the texts of one locale [C3.09]. */
export interface DiscountRule {
  discountId: string;
  /** What a buyer enters; of an automatic discount its name in charges. */
  code: string;
  /** Applies without being entered. */
  automatic: boolean;
  label: string;
  bearer: NonNullable<DiscountLine['bearer']>;
  /** Minor units off each item; null for a rate. */
  amount: number | null;
  /** Parts per million of the face price: 100000 is 10 %; null for an amount. */
  ratePpm: number | null;
  categories: readonly ItemCategory[];
  /** Null for all. */
  offerGroupIds: readonly string[] | null;
  /** Items in the cart that it applies to, from which on it is given. */
  minQuantity: number;
  startsAt: Date | null;
  endsAt: Date | null;
  active: boolean;
}

/**
 * Basis of a cart's discounts: its code, and the time of its first hold, so that its price stays while it is held.
 */
export interface DiscountTerms {
  firstHeldAt: Date;
  /** Discount of the code that was entered. */
  discountId?: string | null;
}

/** Line, as far as discounts depend on it. */
interface DiscountedLine {
  offerGroupId: string;
  category: ItemCategory;
  marketplaceType: MarketplaceType;
  quantity: number;
}

/** Whether a discount is switched on and its time has begun and not ended. */
const isInForce = (
  { active, startsAt, endsAt }: Pick<DiscountRule, 'active' | 'startsAt' | 'endsAt'>,
  at: Date,
): boolean => active && (startsAt === null || startsAt <= at) && (endsAt === null || at < endsAt);

/** Types of sale in which the fan names the price. */
const named: ReadonlySet<MarketplaceType> = new Set(['auction']);

/**
 * Tells whether a discount applies to an offer. A price that the fan chooses is lowered only by codes for that offer
 * alone, and one that another fan asks by none.
 */
export function covers(
  { automatic, categories, offerGroupIds }: Pick<DiscountRule, 'automatic' | 'categories' | 'offerGroupIds'>,
  { category, offerGroupId, marketplaceType }: Omit<DiscountedLine, 'quantity'>,
): boolean {
  if (!categories.includes(category) || marketplaceType === 'secondaryExchange') return false;
  if (named.has(marketplaceType)) return !automatic && offerGroupIds?.includes(offerGroupId) === true;
  return offerGroupIds === null || offerGroupIds.includes(offerGroupId);
}

/** Lists the discounts of each line: the automatic ones in force, then that of the code. */
export function discountsOfLines(
  lines: readonly DiscountedLine[],
  rules: readonly DiscountRule[],
  { firstHeldAt, discountId }: DiscountTerms,
): DiscountRule[][] {
  const reached = (rule: DiscountRule): boolean => {
    const quantity = lines.reduce((sum, line) => sum + (covers(rule, line) ? line.quantity : 0), 0);
    return quantity >= rule.minQuantity;
  };
  const automatic = rules.filter((rule) => rule.automatic && isInForce(rule, firstHeldAt));
  const entered = rules.filter((rule) => rule.discountId === discountId);
  const given = [...automatic, ...entered].filter(reached);
  return lines.map((line) => given.filter((rule) => covers(rule, line)));
}

/** Finds the discount of an entered code, ignoring case. */
export const findByCode = <Rule extends { code: string; automatic: boolean }>(
  rules: readonly Rule[],
  code: string,
): Rule | undefined =>
  rules.find((rule) => !rule.automatic && normalisedCode(rule.code) === normalisedCode(code));

/**
 * Chooses the discount of an entered code. A code that the cart already has stays, even if its time has ended since.
 * @throws Failure invalidPromoCode, inactivePromoCode
 */
export function discountOfCode<Rule extends Omit<DiscountRule, 'label'>>(
  rules: readonly Rule[],
  code: string | undefined,
  { now, heldId }: { now: Date; heldId?: string | null | undefined },
): Rule | undefined {
  if (code === undefined) return undefined;
  const rule = findByCode(rules, code);
  if (!rule) throw failure('invalidPromoCode');
  if (rule.discountId !== heldId && !isInForce(rule, now)) throw failure('inactivePromoCode');
  return rule;
}
