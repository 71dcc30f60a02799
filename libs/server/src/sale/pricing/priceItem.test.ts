import { shareOf } from './minorUnits.ts';
import { organiserFees, priceItem } from './priceItem.ts';
import { checkFeeRule, UnpriceableFeeError, type FeeRule, type PriceRules } from './priceRules.ts';

const fee = (figures: Partial<FeeRule>): FeeRule => ({
  code: 'F',
  label: 'Fee',
  purpose: 'Why',
  recipient: 'platform',
  basis: 'ticket',
  kind: 'amount',
  payer: 'buyer',
  mandatory: true,
  refundable: false,
  categories: ['EVENT_ACCESS'],
  marketplaceTypes: ['purchase'],
  ...figures,
});
const toronto: PriceRules = {
  currency: 'CAD',
  fees: [fee({ code: 'SERVICE', kind: 'percent', ratePpm: 95_000 }), fee({ code: 'FACILITY', amount: 500 })],
  taxes: [{ code: 'HST', label: 'HST', ratePpm: 130_000, included: false, appliesTo: ['face', 'fees'] }],
};

describe('the price of an item', () => {
  it('shows every mandatory fee in the price and the tax beside it [C3.09j]', () => {
    const price = priceItem({ face: 10_050, category: 'EVENT_ACCESS', marketplaceType: 'purchase' }, toronto);
    expect(price.fees.map((each) => each.amount.amount)).toEqual([955, 500]);
    expect(price.allIn).toEqual({ amount: 11_505, currency: 'CAD' });
    expect(price.taxes[0]).toMatchObject({ code: 'HST', ratePpm: 130_000, amount: { amount: 1496 } });
    expect(price.total.amount).toBe(13_001);
  });

  it('holds the tax in the shown price where the country wants it', () => {
    const taxes = toronto.taxes.map((tax) => ({ ...tax, included: true }));
    const price = priceItem(
      { face: 10_000, category: 'EVENT_ACCESS', marketplaceType: 'purchase' },
      { ...toronto, fees: [], taxes },
    );
    expect(price.allIn.amount).toBe(11_300);
    expect(price.total).toEqual(price.allIn);
  });

  it('takes discounts off before fees and taxes, and never more than the price', () => {
    const discounts = [
      { code: 'A', label: 'A', amount: 6000, bearer: 'organiser' as const },
      { code: 'B', label: 'B', amount: 6000, bearer: 'platform' as const },
    ];
    const price = priceItem(
      { face: 10_000, category: 'EVENT_ACCESS', marketplaceType: 'purchase', discounts },
      toronto,
    );
    expect(price.discounts.map(({ amount, bearer }) => [amount.amount, bearer])).toEqual([
      [6000, 'organiser'],
      [4000, 'platform'],
    ]);
    expect(price.allIn.amount).toBe(500);
  });

  it('costs nothing where the organiser gives it away, and has its fees where a code does', () => {
    const item = { category: 'EVENT_ACCESS' as const, marketplaceType: 'purchase' as const };
    const discounts = [{ code: 'A', label: 'A', amount: 100, bearer: 'organiser' as const }];
    expect(priceItem({ ...item, face: 0 }, toronto)).toMatchObject({ fees: [], total: { amount: 0 } });
    expect(priceItem({ ...item, face: 100, discounts }, toronto).allIn.amount).toBe(500);
  });

  it('reads a stepped fee by the price [C3.09f]', () => {
    const fees = [
      fee({
        kind: 'stepped',
        steps: [{ upTo: 5000, amount: 300 }, { upTo: 9000, amount: 600 }, { amount: 900 }],
      }),
    ];
    const feeOf = (face: number): number =>
      priceItem(
        { face, category: 'EVENT_ACCESS', marketplaceType: 'purchase' },
        { currency: 'USD', fees, taxes: [] },
      ).fees[0]!.amount.amount;
    expect([1, 5000, 5001, 9000, 9001].map(feeOf)).toEqual([300, 300, 600, 600, 900]);
  });

  it.each(['profitPercent', 'pending'] as const)(
    'leaves a fee of kind %s out of a fixed price [C3.09e, C3.09g]',
    (kind) => {
      const item = { face: 10_050, category: 'EVENT_ACCESS', marketplaceType: 'purchase' } as const;
      const rules = { ...toronto, fees: [...toronto.fees, fee({ code: 'X', kind })] };
      expect(priceItem(item, rules)).toEqual(priceItem(item, toronto));
    },
  );

  it('ignores what a fee lacks that does not apply to the item', () => {
    const fees = [fee({ kind: 'percent', categories: ['MERCHANDISE'] })];
    expect(
      priceItem({ face: 100, category: 'EVENT_ACCESS', marketplaceType: 'purchase' }, { ...toronto, fees })
        .fees,
    ).toEqual([]);
  });

  it('has only the fees of its type of sale that the buyer pays', () => {
    const fees = [
      fee({ code: 'RESALE', amount: 100, marketplaceTypes: ['secondaryExchange'] }),
      fee({ code: 'BOTH', amount: 200, marketplaceTypes: ['purchase', 'secondaryExchange'] }),
      fee({ code: 'ORGANISER', amount: 300, payer: 'organiser' }),
      fee({ code: 'SELLER', amount: 400, payer: 'seller' }),
    ];
    const item = { face: 1000, category: 'EVENT_ACCESS' } as const;
    const codesOf = (marketplaceType: 'purchase' | 'secondaryExchange') =>
      priceItem({ ...item, marketplaceType }, { ...toronto, fees }).fees.map(({ code }) => code);
    expect(codesOf('purchase')).toEqual(['BOTH']);
    expect(codesOf('secondaryExchange')).toEqual(['RESALE', 'BOTH']);
  });

  it('leaves the organiser to pay their fees from it, and at most all of it', () => {
    const fees = [
      fee({ code: 'A', kind: 'percent', ratePpm: 100_000, payer: 'organiser' }),
      fee({ code: 'B', amount: 950, payer: 'organiser' }),
    ];
    const item = { face: 1000, category: 'EVENT_ACCESS', marketplaceType: 'purchase' } as const;
    const paid = organiserFees(item, { ...toronto, fees }).map(({ code, amount }) => [code, amount.amount]);
    expect(paid).toEqual([
      ['A', 100],
      ['B', 900],
    ]);
  });

  it.each([
    fee({ amount: undefined }),
    fee({ kind: 'percent' }),
    fee({ kind: 'stepped', steps: [{ upTo: 1, amount: 1 }] }),
    fee({ kind: 'stepped', steps: [{ upTo: 5, amount: 1 }, { upTo: 4, amount: 1 }, { amount: 1 }] }),
  ])('refuses a fee that lacks its figures', (rule) => {
    const price = (): unknown =>
      priceItem(
        { face: 100, category: 'EVENT_ACCESS', marketplaceType: 'purchase' },
        { ...toronto, fees: [rule] },
      );
    expect(price).toThrow(UnpriceableFeeError);
  });

  it('refuses a fee of a promoter, who earns commission, and of a fan where no fan sells', () => {
    const check = (rule: Parameters<typeof fee>[0]) => () => checkFeeRule(fee({ amount: 100, ...rule }));
    expect(check({ recipient: 'promoter' })).toThrow(UnpriceableFeeError);
    expect(check({ recipient: 'seller' })).toThrow(UnpriceableFeeError);
    expect(check({ recipient: 'seller', marketplaceTypes: ['secondaryExchange'] })).not.toThrow();
  });

  it('refuses a mandatory fee of the order: the list could not show it', () => {
    expect(() => checkFeeRule(fee({ amount: 100, basis: 'order' }))).toThrow('per item');
  });

  it('leaves goods and add-ons without the fees of access, taxes them as goods, and gifts not at all [C3.03e-g]', () => {
    const taxes = [
      { code: 'S', label: 'S', ratePpm: 100_000, included: false, appliesTo: ['merchandise'] as const },
    ];
    const total = (category: 'MERCHANDISE' | 'CHARITY' | 'EVENT_ACCESS' | 'ADD_ON'): number =>
      priceItem({ face: 1000, category, marketplaceType: 'purchase' }, { ...toronto, fees: [], taxes }).total
        .amount;
    expect([total('MERCHANDISE'), total('ADD_ON')]).toEqual([1100, 1100]);
    expect([total('CHARITY'), total('EVENT_ACCESS')]).toEqual([1000, 1000]);
  });

  it('rounds half up to the minor unit, however many decimals the currency has', () => {
    expect(shareOf(150, 10_000, 'JPY')).toBe(2);
    expect(shareOf(149, 10_000, 'JPY')).toBe(1);
    expect(shareOf(50, 10_000, 'USD')).toBe(1);
    expect(shareOf(49, 10_000, 'KWD')).toBe(0);
    expect(shareOf(1_000_000_000_000, 999_999, 'USD')).toBe(999_999_000_000);
  });
});
