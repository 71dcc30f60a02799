import type {
  AgeGroup,
  FeeLine,
  Fulfilment,
  ItemCategory,
  MarketplaceType,
  PriceBreakdown,
  UnitPrice,
} from '@foyer/contract';
import {
  feeLine,
  organiserFees,
  priceItem,
  sumOf,
  taxLines,
  totalled,
  type PricedItem,
} from './priceItem.ts';
import { appliesTo, type FeeRule, type PriceRules } from './priceRules.ts';
import { sumPrices } from './sumPrices.ts';

/** Quantity and face price of one age group. */
interface PricedUnit {
  ageGroup: AgeGroup;
  quantity: number;
  /** Minor units. */
  face: number;
}

/** Input of a line's price. */
export interface LineToPrice {
  category: ItemCategory;
  /** Type of its sale window. */
  marketplaceType: MarketplaceType;
  units: readonly PricedUnit[];
  /** Discounts per item. */
  discounts?: PricedItem['discounts'];
  fulfilment?: Fulfilment;
}

/** Price of a line: in total, and per unit by age group. */
export interface LinePrice {
  unitPrices: UnitPrice[];
  /** Breakdowns per item, in the order of `unitPrices`; each becomes the paid price of a token. */
  unitBreakdowns: PriceBreakdown[];
  /** Fees per item that the organiser pays from the price, in the order of `unitPrices`. */
  unitOrganiserFees: FeeLine[][];
  price: PriceBreakdown;
}

/**
 * Prices a line: quantity times unit price, for every age group [C3.08].
 * @throws UnpriceableFeeError
 */
export function priceLine(line: LineToPrice, rules: PriceRules): LinePrice {
  const { category, marketplaceType, discounts, fulfilment } = line;
  const units = line.units.filter((unit) => unit.quantity > 0);
  const items = units.map(({ face }) => ({
    face,
    category,
    marketplaceType,
    ...(discounts ? { discounts } : {}),
    ...(fulfilment ? { fulfilment } : {}),
  }));
  const unitBreakdowns = items.map((item) => priceItem(item, rules));
  const unitOrganiserFees = items.map((item) => organiserFees(item, rules));
  const parts = units.map(({ quantity }, at) => ({ price: unitBreakdowns[at]!, quantity }));
  const unitPrices = units.map(({ ageGroup, quantity }, at) => ({
    ageGroup,
    quantity,
    allIn: unitBreakdowns[at]!.allIn,
  }));
  return { unitPrices, unitBreakdowns, unitOrganiserFees, price: sumPrices(parts, rules.currency) };
}

/** Prices the optional fees of the order (delivery), once each, with their taxes. */
function priceOrder(lines: readonly LineToPrice[], faces: number, rules: PriceRules): PriceBreakdown {
  const { currency } = rules;
  const isAsked = (rule: FeeRule): boolean =>
    rule.payer === 'buyer' &&
    rule.fulfilment !== undefined &&
    lines.some(
      ({ fulfilment, category, marketplaceType }) =>
        fulfilment === rule.fulfilment &&
        rule.categories.includes(category) &&
        appliesTo(rule, { basis: 'order', marketplaceType }),
    );
  const fees = rules.fees.filter(isAsked).map((rule) => feeLine(rule, faces, currency));
  const taxes = taxLines(rules.taxes, { price: 0, fees }, currency);
  return totalled({ face: 0, discounts: [], fees, taxes }, currency);
}

/** Cart with the price of each line, of the order besides them, and of all. */
export interface PricedCart {
  lines: LinePrice[];
  order: PriceBreakdown;
  quote: PriceBreakdown;
}

/**
 * Prices a cart: the sum of its lines, plus the optional fees of the order (delivery) once, as `order`. The total of
 * `quote` is the amount that is charged and shown on the receipt.
 * @param lines lines of one event, each with a quantity
 * @throws UnpriceableFeeError
 */
export function priceCart(lines: readonly LineToPrice[], rules: PriceRules): PricedCart {
  const priced = lines.map((line) => priceLine(line, rules));
  const parts = priced.map(({ price }) => ({ price, quantity: 1 }));
  const net = priced.reduce((sum, { price }) => sum + price.face.amount - sumOf(price.discounts), 0);
  const order = priceOrder(lines, net, rules);
  const quote = sumPrices([...parts, { price: order, quantity: 1 }], rules.currency);
  return { lines: priced, order, quote };
}
