import type { TFunction } from 'i18next';
import { buildMoney, buildPrice } from '../../testing/buildCart.ts';
import { priceRows, totalText } from './priceRows.ts';

const t = ((key: string, values?: { label: string; rate: string }) =>
  values ? `${key} ${values.label} ${values.rate}` : key) as unknown as TFunction<'cart'>;

describe('priceRows', () => {
  it('lists face value, discounts, fees with their purpose, and taxes; they sum to the total [C3.09a, C3.09j, C3.09b]', () => {
    const price = {
      ...buildPrice(10_000),
      discounts: [{ code: 'EARLY', label: 'Early bird', amount: buildMoney(1_000) }],
    };
    expect(priceRows(t, price, 'en-CA')).toEqual([
      { id: 'face', label: 'price.face', amount: '$100.00' },
      { id: 'discount-EARLY', label: 'Early bird', amount: '−$10.00', discount: true },
      { id: 'fee-service', label: 'Service', detail: 'Runs the sale', amount: '$10.00' },
      { id: 'tax-HST', label: 'price.tax HST 13%', amount: '$14.30' },
    ]);
  });

  it('says once that something is free, and lists what made it free', () => {
    const free = { ...buildPrice(0), face: buildMoney(0) };
    expect(priceRows(t, free, 'en-CA')).toEqual([]);
    expect(totalText(t, free.total, 'en-CA')).toBe('price.free');
    const given = { code: 'GIFT', label: 'Gift', amount: buildMoney(5_000) };
    const paid = priceRows(t, { ...free, face: buildMoney(5_000), discounts: [given] }, 'en-CA');
    expect(paid.map(({ id }) => id)).toEqual(['face', 'discount-GIFT']);
  });

  it('lists an included tax without adding it', () => {
    const price = buildPrice(10_000);
    const taxes = price.taxes.map((each) => ({ ...each, included: true }));
    expect(priceRows(t, { ...price, taxes }, 'en-CA').at(-1)?.label).toBe('price.taxIncluded HST 13%');
  });
});
