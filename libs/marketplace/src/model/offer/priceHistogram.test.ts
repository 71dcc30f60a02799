import { buildOffer, buildPlainPrice, parking } from '../../testing/builders/buildOffers.ts';
import { priceHistogram } from './priceHistogram.ts';

const offer = (amount: number, available: number) =>
  buildOffer({ available, price: buildPlainPrice(amount), buyable: { allowed: available > 0 } });

describe('priceHistogram', () => {
  it('adds up what is left in each part of the range, ends included [C3.19c]', () => {
    const bars = priceHistogram([offer(5_000, 10), offer(5_100, 6), offer(20_000, 4)], 5_000, 20_000);
    expect(bars.flatMap((bar, at) => (bar > 0 ? [[at, bar]] : []))).toEqual([
      [0, 1],
      [bars.length - 1, 0.5],
    ]);
  });

  it('leaves out what is sold out, and what is no place', () => {
    const bars = priceHistogram(
      [offer(5_000, 0), { ...parking, price: buildPlainPrice(9_000) }],
      5_000,
      20_000,
    );
    expect(Math.max(...bars)).toBe(0);
  });
});
