import type { FeeLine, Fulfilment, ItemCategory, MarketplaceType } from '@foyer/contract';
import type { DiscountRule } from '../discount/discountRules.ts';

/** Step of a tiered fee: `amount` (minor units) for prices up to `upTo`; the last step has no `upTo`. */
interface FeeStep {
  upTo?: number;
  amount: number;
}

/** Rule of a fee, with the texts of one locale [C3.09]. */
export interface FeeRule {
  code: string;
  label: string;
  purpose: string;
  recipient: FeeLine['recipient'];
  /** For a fee that goes to a charity. */
  charityId?: string;
  /** `ticket`: once per {product} and rounded there. `order`: once per order, and never mandatory. */
  basis: FeeLine['basis'];
  kind: FeeLine['kind'];
  /** Buyers pay on top of the price; organisers and sellers from what they are owed. */
  payer: 'buyer' | 'organiser' | 'seller';
  /** Minor units, for `amount`. */
  amount?: number;
  /** Parts per million of face less discounts, for `percent`: 85000 is 8.5 %. */
  ratePpm?: number;
  /** For `stepped`, by face less discounts, in rising order. */
  steps?: readonly FeeStep[];
  mandatory: boolean;
  refundable: boolean;
  /** Categories that the fee applies to. */
  categories: readonly ItemCategory[];
  /** Types of sale that the fee applies to. */
  marketplaceTypes: readonly MarketplaceType[];
  /** Fulfilment that incurs an optional fee. */
  fulfilment?: Fulfilment;
  /** When it was set live; absent if it came with its event. */
  since?: Date;
}

/** Taxable part: the price of access, fees, or goods and add-ons. */
export type TaxBase = 'face' | 'fees' | 'merchandise';

/** Rule of a tax, with the texts of one locale. */
export interface TaxRule {
  code: string;
  label: string;
  /** Parts per million: 130000 is 13 %. */
  ratePpm: number;
  /** Whether the first price shown includes the tax, as the event's country requires. */
  included: boolean;
  appliesTo: readonly TaxBase[];
}

/** Everything that determines the prices of an event's items. */
export interface PriceRules {
  /** ISO 4217. */
  currency: string;
  fees: readonly FeeRule[];
  /** Fees that were live until a time, which what is still held may have; a single item has none. */
  formerFees?: readonly (FeeRule & { until: Date })[];
  taxes: readonly TaxRule[];
  /** Discounts of a cart; a single item has none. */
  discounts?: readonly DiscountRule[];
}

/** Returns the rules with the fees of a time; the same object if they have not changed since. */
export function rulesAt(rules: PriceRules, time: Date): PriceRules {
  const began = ({ since }: FeeRule): boolean => since === undefined || since <= time;
  const former = (rules.formerFees ?? []).filter((fee) => began(fee) && time < fee.until);
  const isSame = former.length === 0 && rules.fees.every(began);
  return isSame ? rules : { ...rules, fees: [...rules.fees.filter(began), ...former] };
}

/** Thrown for a rule that can't be priced here: an unsupported kind of fee, or missing figures. */
export class UnpriceableFeeError extends Error {
  readonly feeCode: string;
  constructor(feeCode: string, reason: string) {
    super(`Fee ${feeCode} cannot be priced: ${reason}`);
    this.name = 'UnpriceableFeeError';
    this.feeCode = feeCode;
  }
}

/**
 * Whether a fee has an amount at a fixed price: `profitPercent` is a share of a resale's profit, and a `pending` fee is
 * charged once its figures are known [C3.09].
 */
const concernsFixedPrice = ({ kind }: FeeRule): boolean => kind !== 'profitPercent' && kind !== 'pending';

/** Tells whether a fee applies to items of a type of sale. Its figures are checked only if it does. */
export const appliesTo = (
  rule: FeeRule,
  { basis, marketplaceType }: { basis: FeeRule['basis']; marketplaceType: MarketplaceType },
): boolean =>
  rule.basis === basis && concernsFixedPrice(rule) && rule.marketplaceTypes.includes(marketplaceType);

/**
 * Refuses a fee that applies to a fixed price but has no amount there.
 * @throws UnpriceableFeeError
 */
export function checkFeeRule(rule: FeeRule): void {
  const { code, kind } = rule;
  if (!concernsFixedPrice(rule)) {
    throw new UnpriceableFeeError(code, `a fee of kind ${kind} has no amount at a fixed price`);
  }
  if (rule.recipient === 'promoter')
    throw new UnpriceableFeeError(code, 'promoters earn commission, not fees');
  if (rule.recipient === 'seller' && rule.marketplaceTypes.join() !== 'secondaryExchange') {
    throw new UnpriceableFeeError(code, 'a fan sells in the secondary exchange alone');
  }
  if (kind === 'amount' && rule.amount === undefined) throw new UnpriceableFeeError(code, 'no amount');
  if (kind === 'percent' && rule.ratePpm === undefined) throw new UnpriceableFeeError(code, 'no rate');
  if (kind === 'stepped') checkSteps(code, rule.steps ?? []);
  if (rule.mandatory && rule.basis === 'order') {
    throw new UnpriceableFeeError(
      code,
      'a mandatory fee is per item, so that the list shows what the cart asks',
    );
  }
}

function checkSteps(code: string, steps: readonly FeeStep[]): void {
  if (steps.length === 0) throw new UnpriceableFeeError(code, 'no steps');
  for (const [at, step] of steps.entries()) {
    const isLast = at === steps.length - 1;
    if ((step.upTo === undefined) !== isLast) {
      throw new UnpriceableFeeError(code, 'every step but the last says up to which price it holds');
    }
    if (at > 0 && !isLast && step.upTo! <= steps[at - 1]!.upTo!) {
      throw new UnpriceableFeeError(code, 'steps rise');
    }
  }
}
