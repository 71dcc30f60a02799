import type { FeeLine, PriceBreakdown } from '@foyer/contract';
import { totalled } from './priceItem.ts';
import { sumPrices } from './sumPrices.ts';

const feeTo = (recipient: FeeLine['recipient'], amount: number): FeeLine => ({
  code: 'SERVICE',
  label: 'Service',
  purpose: 'Runs the sale',
  recipient,
  basis: 'ticket',
  kind: 'amount',
  mandatory: true,
  refundable: false,
  amount: { amount, currency: 'CAD' },
});
const priceWith = (parts: Partial<Pick<PriceBreakdown, 'discounts' | 'fees'>>): PriceBreakdown =>
  totalled({ face: 1000, discounts: [], fees: [], taxes: [], ...parts }, 'CAD');

describe('the sum of prices', () => {
  it('merges lines of one code to one recipient, and keeps recipients apart [C3.09c, INV-05]', () => {
    const parts = [
      { price: priceWith({ fees: [feeTo('platform', 100), feeTo('venue', 40)] }), quantity: 2 },
      { price: priceWith({ fees: [feeTo('platform', 70)] }), quantity: 1 },
    ];
    const { fees, total } = sumPrices(parts, 'CAD');
    expect(fees.map(({ recipient, amount }) => [recipient, amount.amount])).toEqual([
      ['platform', 270],
      ['venue', 80],
    ]);
    expect(total.amount).toBe(3350);
  });

  it('keeps discounts of one code apart by who bears them [C3.09a]', () => {
    const discount = (bearer: 'platform' | 'organiser') => ({
      code: 'SPRING',
      label: 'Spring',
      bearer,
      amount: { amount: 50, currency: 'CAD' },
    });
    const price = priceWith({ discounts: [discount('platform'), discount('organiser')] });
    expect(
      sumPrices([{ price, quantity: 3 }], 'CAD').discounts.map(({ bearer, amount }) => [
        bearer,
        amount.amount,
      ]),
    ).toEqual([
      ['platform', 150],
      ['organiser', 150],
    ]);
  });
});
