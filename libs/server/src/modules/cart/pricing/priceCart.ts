import type { AgeGroup, Fulfilment, ItemCategory, PriceBreakdown, UnitPrice } from '@foyer/contract';
import { feeLine, priceItem, sumOf, taxLines, totalled, type PricedItem } from './priceItem.ts';
import type { PriceRules } from './priceRules.ts';
import { sumPrices } from './sumPrices.ts';

/** How many of one age group, and what one of them costs at face. */
export interface PricedUnit {
  ageGroup: AgeGroup;
  quantity: number;
  /** Minor units. */
  face: number;
}

/** One line of a cart to price. */
export interface PricedLine {
  category: ItemCategory;
  units: readonly PricedUnit[];
  /** Of every single item. */
  discounts?: PricedItem['discounts'];
  fulfilment?: Fulfilment;
}

/** A line's price: of the whole, and of one by age group. */
export interface LinePrice {
  unitPrices: UnitPrice[];
  /** Breakdowns of one item, in the order of `unitPrices`: what a token was paid with. */
  unitBreakdowns: PriceBreakdown[];
  price: PriceBreakdown;
}

/**
 * What a line costs: so many times the price of one, for every age group [C3.08].
 * @throws UnpriceableFeeError
 */
export function priceLine(line: PricedLine, rules: PriceRules): LinePrice {
  const { category, discounts, fulfilment } = line;
  const units = line.units.filter((unit) => unit.quantity > 0);
  const unitBreakdowns = units.map(({ face }) =>
    priceItem(
      { face, category, ...(discounts ? { discounts } : {}), ...(fulfilment ? { fulfilment } : {}) },
      rules,
    ),
  );
  const parts = units.map(({ quantity }, at) => ({ price: unitBreakdowns[at]!, quantity }));
  const unitPrices = units.map(({ ageGroup, quantity }, at) => ({
    ageGroup,
    quantity,
    allIn: unitBreakdowns[at]!.allIn,
  }));
  return { unitPrices, unitBreakdowns, price: sumPrices(parts, rules.currency) };
}

/** The optional fees of the order itself (delivery), once each, with the taxes on them. */
function priceOrder(lines: readonly PricedLine[], faces: number, rules: PriceRules): PriceBreakdown {
  const { currency } = rules;
  const isAsked = (fulfilment: Fulfilment | undefined, categories: readonly ItemCategory[]): boolean =>
    fulfilment !== undefined &&
    lines.some((line) => line.fulfilment === fulfilment && categories.includes(line.category));
  const fees = rules.fees
    .filter((rule) => rule.basis === 'order' && isAsked(rule.fulfilment, rule.categories))
    .map((rule) => feeLine(rule, faces, currency));
  const taxes = taxLines(rules.taxes, { price: 0, fees: sumOf(fees) }, currency);
  return totalled({ face: 0, discounts: [], fees, taxes }, currency);
}

/**
 * What a cart costs: the sum of its lines, and the optional fees of the order (delivery) once. Its total is the one
 * that is charged and that the receipt shows.
 * @param lines of one event; every line with a quantity
 * @throws UnpriceableFeeError
 */
export function priceCart(
  lines: readonly PricedLine[],
  rules: PriceRules,
): { lines: LinePrice[]; quote: PriceBreakdown } {
  const priced = lines.map((line) => priceLine(line, rules));
  const parts = priced.map(({ price }) => ({ price, quantity: 1 }));
  const net = priced.reduce((sum, { price }) => sum + price.face.amount - sumOf(price.discounts), 0);
  const order = priceOrder(lines, net, rules);
  return { lines: priced, quote: sumPrices([...parts, { price: order, quantity: 1 }], rules.currency) };
}
