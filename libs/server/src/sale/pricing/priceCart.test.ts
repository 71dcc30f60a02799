import fc from 'fast-check';
import type { PriceBreakdown } from '@foyer/contract';
import { priceCart, priceLine, type LineToPrice } from './priceCart.ts';
import { priceItem, sumOf } from './priceItem.ts';
import type { FeeRule, PriceRules, TaxRule } from './priceRules.ts';

const categories = ['EVENT_ACCESS', 'MERCHANDISE', 'ADD_ON', 'CHARITY', 'COLLECTIBLE'] as const;
const fulfilments = ['SHIPPING', 'PICKUP', 'DIGITAL'] as const;
const amount = fc.integer({ min: 0, max: 2_000_000_00 });
const ratePpm = fc.integer({ min: 0, max: 1_000_000 });

const feeKind = fc.oneof(
  fc.record({ kind: fc.constant('amount' as const), amount: fc.integer({ min: 0, max: 100_00 }) }),
  fc.record({ kind: fc.constant('percent' as const), ratePpm }),
  fc.record({
    kind: fc.constant('stepped' as const),
    steps: fc
      .tuple(amount, fc.nat(9999), fc.nat(9999))
      .map(([upTo, low, high]) => [{ upTo, amount: low }, { amount: high }]),
  }),
);
const feeRule = fc
  .record({
    code: fc.string({ minLength: 1, maxLength: 6 }),
    figures: feeKind,
    mandatory: fc.boolean(),
    isOfOrder: fc.boolean(),
    on: fc.subarray([...categories]),
    payer: fc.constantFrom('buyer', 'organiser', 'seller'),
    marketplaceTypes: fc.subarray(['purchase', 'secondaryExchange'] as const),
    fulfilment: fc.option(fc.constantFrom(...fulfilments), { nil: undefined }),
  })
  .map(({ code, figures, mandatory, isOfOrder, on, payer, marketplaceTypes, fulfilment }): FeeRule => {
    const basis = isOfOrder && !mandatory ? 'order' : 'ticket';
    const words = { label: code, purpose: 'why', recipient: 'platform' as const, refundable: false };
    return {
      code,
      ...words,
      basis,
      mandatory,
      categories: on,
      payer,
      marketplaceTypes,
      ...figures,
      ...(fulfilment ? { fulfilment } : {}),
    };
  });
const taxRule: fc.Arbitrary<TaxRule> = fc.record({
  code: fc.string({ minLength: 1, maxLength: 6 }),
  label: fc.constant('Tax'),
  ratePpm,
  included: fc.boolean(),
  appliesTo: fc.subarray(['face', 'fees', 'merchandise'] as const),
});
const rules: fc.Arbitrary<PriceRules> = fc.record({
  // Currencies with two, zero and three decimals.
  currency: fc.constantFrom('USD', 'CAD', 'JPY', 'KRW', 'KWD', 'TND'),
  fees: fc.uniqueArray(feeRule, { maxLength: 5, selector: (rule) => rule.code }),
  taxes: fc.uniqueArray(taxRule, { maxLength: 3, selector: (rule) => rule.code }),
});
const line: fc.Arbitrary<LineToPrice> = fc.record({
  category: fc.constantFrom(...categories),
  marketplaceType: fc.constant('purchase'),
  units: fc
    .array(fc.record({ quantity: fc.integer({ min: 1, max: 8 }), face: amount }), {
      minLength: 1,
      maxLength: 3,
    })
    .map((units) =>
      units.map((unit, at) => ({ ...unit, ageGroup: (['ADULT', 'CHILD', 'SENIOR'] as const)[at]! })),
    ),
  discounts: fc.uniqueArray(
    fc.record({
      code: fc.string(),
      label: fc.constant('Less'),
      amount,
      bearer: fc.constantFrom('platform', 'organiser'),
    }),
    { maxLength: 2, selector: (discount) => discount.code },
  ),
  fulfilment: fc.constantFrom(...fulfilments),
});

function expectPartsToSum(price: PriceBreakdown): void {
  const { face, discounts, fees, taxes, allIn, total } = price;
  const shown =
    face.amount -
    sumOf(discounts) +
    sumOf(fees.filter((fee) => fee.mandatory)) +
    sumOf(taxes.filter((tax) => tax.included));
  expect(allIn.amount).toBe(shown);
  const beside = sumOf(fees.filter((fee) => !fee.mandatory)) + sumOf(taxes.filter((tax) => !tax.included));
  expect(total.amount).toBe(shown + beside);
  for (const each of [face, allIn, total, ...[...discounts, ...fees, ...taxes].map((part) => part.amount)]) {
    expect(Number.isSafeInteger(each.amount)).toBe(true);
    expect(each.amount).toBeGreaterThanOrEqual(0);
    expect(each.currency).toBe(face.currency);
  }
}

describe('the price of a cart', () => {
  it('has parts that sum to the total in every currency, zero-decimal ones too [C3.09a, C3.09c-d, C3.09f, C3.09j]', () => {
    fc.assert(
      fc.property(fc.array(line, { maxLength: 5 }), rules, (lines, rule) => {
        const cart = priceCart(lines, rule);
        expectPartsToSum(cart.quote);
        for (const each of cart.lines) {
          expectPartsToSum(each.price);
          each.unitBreakdowns.forEach(expectPartsToSum);
        }
      }),
      { numRuns: 200 },
    );
  });

  it('is the list price times the quantity, whatever the fees, taxes and discounts [C3.09a, C3.09c-d, C3.09f, C3.09j]', () => {
    fc.assert(
      fc.property(line, rules, (each, rule) => {
        const { units, ...item } = each;
        const list = units.map(({ face }) => priceItem({ ...item, face }, rule));
        const inCart = priceCart([each], {
          ...rule,
          fees: rule.fees.filter((fee) => fee.basis === 'ticket'),
        }).quote;
        for (const part of ['face', 'allIn', 'total'] as const) {
          const expected = list.reduce((sum, price, at) => sum + price[part].amount * units[at]!.quantity, 0);
          expect(inCart[part].amount).toBe(expected);
        }
      }),
      { numRuns: 200 },
    );
  });

  it('asks an order for delivery once, however many items are sent, and taxes it [C3.05a]', () => {
    const post = {
      code: 'POST',
      label: 'Mail',
      purpose: 'Delivery',
      recipient: 'platform',
      basis: 'order',
      kind: 'amount',
      payer: 'buyer',
      amount: 750,
      mandatory: false,
      refundable: false,
      categories,
      marketplaceTypes: ['purchase'],
      fulfilment: 'SHIPPING',
    } as const;
    const tax = {
      code: 'HST',
      label: 'HST',
      ratePpm: 130_000,
      included: false,
      appliesTo: ['fees'],
    } as const;
    const sent: LineToPrice = {
      category: 'MERCHANDISE',
      marketplaceType: 'purchase',
      units: [{ ageGroup: 'ADULT', quantity: 3, face: 1000 }],
      fulfilment: 'SHIPPING',
    };
    const { quote } = priceCart([sent, sent], { currency: 'CAD', fees: [post], taxes: [tax] });
    expect(quote.fees.map((fee) => fee.amount.amount)).toEqual([750]);
    expect(quote.taxes.map((each) => each.amount.amount)).toEqual([98]);
    expect(quote.allIn.amount).toBe(6000);
    expect(quote.total.amount).toBe(6848);
    const collected = priceCart([{ ...sent, fulfilment: 'PICKUP' }], {
      currency: 'CAD',
      fees: [post],
      taxes: [tax],
    });
    expect(collected.quote.fees).toEqual([]);
  });

  it('prices children and seniors apart [C3.08d, C3.08f]', () => {
    const units = [
      { ageGroup: 'ADULT', quantity: 2, face: 5000 },
      { ageGroup: 'CHILD', quantity: 1, face: 2500 },
    ] as const;
    const priced = priceLine(
      { category: 'EVENT_ACCESS', marketplaceType: 'purchase', units },
      { currency: 'USD', fees: [], taxes: [] },
    );
    expect(
      priced.unitPrices.map(({ ageGroup, quantity, allIn }) => [ageGroup, quantity, allIn.amount]),
    ).toEqual([
      ['ADULT', 2, 5000],
      ['CHILD', 1, 2500],
    ]);
    expect(priced.price.total.amount).toBe(12_500);
  });

  it('is nothing for an empty cart', () => {
    expect(priceCart([], { currency: 'JPY', fees: [], taxes: [] }).quote.total).toEqual({
      amount: 0,
      currency: 'JPY',
    });
  });
});
