import type { CartLine, Locale, PriceBreakdown } from '@foyer/contract';
import type { Queryable } from '../../platform/database/transactionScope.ts';
import { inLocale } from '../../platform/texts/inLocale.ts';
import { pickupIn } from '../cart/cartPresenter.ts';
import { readSaleFacts, rulesIn, type SaleFacts } from '../offer/saleFacts.ts';
import type { PriceRules } from '../pricing/priceRules.ts';
import type { OrderRow } from './orderRepository.ts';

/** Localised texts of an order; everything else stays as bought. */
export interface OrderWords {
  quote: PriceBreakdown;
  lines: CartLine[];
}

function reworded(price: PriceBreakdown, { fees, taxes, discounts = [] }: PriceRules): PriceBreakdown {
  const feeWords = new Map(fees.map(({ code, label, purpose }) => [code, { label, purpose }]));
  const taxWords = new Map(taxes.map(({ code, label }) => [code, { label }]));
  const discountWords = new Map(discounts.map(({ code, label }) => [code, { label }]));
  return {
    ...price,
    discounts: price.discounts.map((discount) => ({ ...discount, ...discountWords.get(discount.code) })),
    fees: price.fees.map((fee) => ({ ...fee, ...feeWords.get(fee.code) })),
    taxes: price.taxes.map((tax) => ({ ...tax, ...taxWords.get(tax.code) })),
  };
}

function lineIn(line: CartLine, facts: SaleFacts, rules: PriceRules, locale: Locale): CartLine {
  const offer = facts.offers.get(line.offerGroupId);
  return {
    ...line,
    ...(offer ? { name: inLocale(offer.names, locale), ...pickupIn(offer, line.fulfilment, locale) } : {}),
    price: reworded(line.price, rules),
  };
}

/**
 * Localises an order for its reader [I4.20]: names of offers, discounts, fees and taxes, looked up by id or code;
 * those that the event no longer has stay as bought. Figures stay as paid [C3.28].
 */
export async function wordsOfOrder(
  db: Queryable,
  { eventId, quote, locale: boughtIn }: OrderRow,
  lines: CartLine[],
  locale: Locale,
): Promise<OrderWords> {
  const facts = locale === boughtIn ? undefined : await readSaleFacts(db, eventId);
  if (!facts) return { quote, lines };
  const rules = rulesIn(facts, locale);
  return {
    quote: reworded(quote, rules),
    lines: lines.map((line) => lineIn(line, facts, rules, locale)),
  };
}
