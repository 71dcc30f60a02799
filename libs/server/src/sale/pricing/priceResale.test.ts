import { priceResale } from './priceResale.ts';
import type { FeeRule } from './priceRules.ts';

const fee = (figures: Partial<FeeRule>): FeeRule => ({
  code: 'F',
  label: 'Fee',
  purpose: 'Why',
  recipient: 'platform',
  basis: 'ticket',
  kind: 'percent',
  ratePpm: 100_000,
  payer: 'buyer',
  mandatory: true,
  refundable: false,
  categories: ['EVENT_ACCESS'],
  marketplaceTypes: ['secondaryExchange'],
  ...figures,
});
const half = fee({
  code: 'share',
  recipient: 'organiser',
  kind: 'profitPercent',
  ratePpm: 500_000,
  payer: 'seller',
});
const selling = fee({ code: 'selling', payer: 'seller' });

const resell = (price: number, fees: FeeRule[]) => {
  const item = { face: 10_000, price, category: 'EVENT_ACCESS' as const };
  const { allIn, seller } = priceResale(item, { currency: 'CAD', fees, taxes: [] });
  const { fees: paid, organiserShare, proceeds } = seller;
  return {
    allIn: allIn.amount,
    fees: paid.map(({ amount }) => amount.amount),
    share: organiserShare.amount,
    proceeds: proceeds.amount,
  };
};

describe('the price of a resale', () => {
  it('gives the organiser a share of what it is above the face value [C3.09e, C3.09i]', () => {
    expect(resell(15_001, [half])).toEqual({ allIn: 15_001, fees: [], share: 2_501, proceeds: 12_500 });
    expect(resell(9_000, [half])).toEqual({ allIn: 9_000, fees: [], share: 0, proceeds: 9_000 });
  });

  it('takes seller’s fees from the proceeds and adds buyer’s fees to the price, and parts sum', () => {
    expect(resell(15_000, [fee({}), selling, half])).toEqual({
      allIn: 16_500,
      fees: [1_500],
      share: 2_500,
      proceeds: 11_000,
    });
    expect(resell(100, [fee({ kind: 'amount', amount: 900, payer: 'seller' }), half])).toEqual({
      allIn: 100,
      fees: [100],
      share: 0,
      proceeds: 0,
    });
  });

  it('has no fee of first sales, and none whose figures are pending [C3.09g]', () => {
    const fees = [
      fee({ marketplaceTypes: ['purchase'] }),
      fee({ kind: 'pending' }),
      fee({ mandatory: false }),
    ];
    expect(resell(12_000, fees)).toEqual({ allIn: 12_000, fees: [], share: 0, proceeds: 12_000 });
  });
});
