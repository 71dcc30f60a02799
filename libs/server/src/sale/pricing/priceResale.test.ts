import fc from 'fast-check';
import { chargesOfPrice } from '../charge/chargesOfPrice.ts';
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

describe('any price of a resale', () => {
  const ppm = fc.integer({ min: 0, max: 1_000_000 });
  const payer = fc.constantFrom('seller' as const, 'buyer' as const);
  const rule = fc.oneof(
    fc.record({ kind: fc.constant('percent' as const), ratePpm: ppm, payer }),
    fc.record({ kind: fc.constant('amount' as const), amount: fc.integer({ min: 0, max: 90_000 }), payer }),
    fc.record({
      kind: fc.constant('profitPercent' as const),
      ratePpm: ppm,
      payer: fc.constant('seller' as const),
      recipient: fc.constant('organiser' as const),
    }),
  );
  const money = fc.integer({ min: 1, max: 100_000_000 });

  it('is split without a rest, also in a currency without minor units, and its charges are what the buyer pays [INV-13]', () => {
    fc.assert(
      fc.property(
        fc.constantFrom('CAD', 'USD', 'JPY', 'KWD'),
        money,
        money,
        fc.array(rule, { maxLength: 5 }),
        (currency, face, price, figures) => {
          const fees = figures.map((each, at) => fee({ code: `F${at}`, ratePpm: 0, ...each }));
          const { seller, ...buyers } = priceResale(
            { face, price, category: 'EVENT_ACCESS' },
            { currency, fees, taxes: [] },
          );
          const paid = seller.fees.reduce((sum, { amount }) => sum + amount.amount, 0);
          expect(paid + seller.organiserShare.amount + seller.proceeds.amount).toBe(price);
          expect(Math.min(seller.proceeds.amount, seller.organiserShare.amount)).toBeGreaterThanOrEqual(0);
          const charges = chargesOfPrice(
            buyers,
            { cartGuid: 'line-0000', tokenId: null, quantity: 1 },
            {
              seller: { recipientKind: 'seller', recipientId: 'fan' },
              parties: { clientId: 'organiser', locationId: null, gateway: 'sandbox' },
              side: seller,
            },
          );
          expect(charges.reduce((sum, { amount }) => sum + amount, 0)).toBe(buyers.total.amount);
          const proceeds = charges.filter(({ recipientKind }) => recipientKind === 'seller');
          expect(proceeds.reduce((sum, { amount }) => sum + amount, 0)).toBe(seller.proceeds.amount);
        },
      ),
    );
  });
});
