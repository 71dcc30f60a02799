import { chanceBands, leftAfter, ownOutlook, withoutOffer, type Market, type OfferLevel } from './chance.ts';
import { allocateOffers } from '../closing/allocateOffers.ts';
import { histogramOf } from './histogram.ts';

const steps = { minimum: 5_000, maximum: null, step: 500 };
const level = (price: number, offers: number, quantity = 1): OfferLevel => ({ price, quantity, offers });
const market = (more: Partial<Market> = {}): Market => ({
  ...steps,
  ...{ levels: [], stock: 10, elapsed: 0.9, isSeated: false, ...more },
});
const crowd = [level(9_000, 4), level(8_000, 8), level(6_000, 2, 3), level(5_000, 20)];
const likelihoods = ['no', 'maybe', 'yes'];
const qualities = ['negligible', 'poor', 'ok', 'good', 'great'];
const seats = ['last', 'low', 'medium', 'high'];

describe('the outlook of a price', () => {
  it('is one for all prices while there is room for everyone', () => {
    expect(chanceBands(market({ elapsed: 1 }), 1)).toEqual([
      { from: 5_000, quality: 'great', gettingIn: 'yes' },
    ]);
  });

  it('is no as long as the offers so far leave no room, groups whole [C4.22e, C4.22h]', () => {
    const bands = chanceBands(market({ levels: crowd }), 2);
    expect(bands[0]).toEqual({ from: 5_000, quality: 'negligible', gettingIn: 'no' });
    expect(bands.find(({ gettingIn }) => gettingIn !== 'no')!.from).toBe(8_500);
    expect(leftAfter([level(9_000, 1, 4), level(8_000, 2, 5), level(7_000, 3, 2)], 10)).toBe(1);
  });

  it.each([0, 0.3, 0.8, 1])('never gets worse with the price, %d of the window over', (elapsed) => {
    for (const quantity of [1, 3, 6]) {
      const bands = chanceBands(
        market({ levels: crowd, elapsed, isSeated: true, maximum: 20_000 }),
        quantity,
      );
      const ranks = bands.map((band) => [
        likelihoods.indexOf(band.gettingIn),
        qualities.indexOf(band.quality),
        band.seats ? seats.indexOf(band.seats) : -1,
      ]);
      for (const [n, rank] of ranks.slice(1).entries())
        for (const [part, value] of rank.entries()) expect(value).toBeGreaterThanOrEqual(ranks[n]![part]!);
      expect(bands.length).toBeLessThanOrEqual(20);
    }
  });

  it('is yes at the maximum while there is room: no other offer can get ahead [C4.22f]', () => {
    const bands = chanceBands(market({ levels: crowd, elapsed: 0, maximum: 9_500 }), 1);
    expect(bands.at(-1)).toMatchObject({ from: 9_500, gettingIn: 'yes' });
  });

  it('is no without any stock', () => {
    expect(chanceBands(market({ stock: 0 }), 1)).toMatchObject([{ gettingIn: 'no' }]);
  });

  it('tells the seats by what is ahead, of seated offers alone [C4.22i-l]', () => {
    const levels = [level(9_000, 2), level(8_000, 2), level(7_000, 3), level(6_000, 2)];
    const bands = chanceBands(market({ levels, isSeated: true }), 1);
    expect(new Set(bands.map((band) => band.seats))).toEqual(new Set(['last', 'low', 'medium', 'high']));
    expect(chanceBands(market({ levels }), 1).every((band) => band.seats === undefined)).toBe(true);
  });
});

it('ranks an own offer by time among those of its price', () => {
  const levels = [level(9_000, 9), level(8_000, 3)];
  const own = { price: 8_000, quantity: 1 };
  expect(ownOutlook(market({ levels }), { ...own, earlier: 0 }).gettingIn).toBe('maybe');
  expect(ownOutlook(market({ levels }), { ...own, earlier: 1 }).gettingIn).toBe('no');
  expect(withoutOffer(levels, own)).toEqual([level(9_000, 9), level(8_000, 2)]);
});

describe('the picture of where offers stand', () => {
  it('has none with fewer than 5 offers, and no end above', () => {
    expect(histogramOf([level(9_000, 2), level(5_000, 2)], steps)).toEqual([]);
    expect(histogramOf([level(90_000, 1), level(5_000, 4)], steps)).toEqual([{ from: 5_000, offers: 5 }]);
  });

  it('joins buckets until each has 5 offers, and counts everyone', () => {
    const levels = [level(9_500, 1), level(9_000, 4), level(8_000, 7), level(6_000, 3), level(5_000, 2)];
    const buckets = histogramOf(levels, steps);
    expect(buckets).toEqual([
      { from: 5_000, offers: 5 },
      { from: 8_000, offers: 7 },
      { from: 9_000, offers: 5 },
    ]);
  });

  it('has at most 12 buckets', () => {
    const levels = Array.from({ length: 100 }, (_, n) => level(5_000 + (99 - n) * 500, 6));
    const buckets = histogramOf(levels, steps);
    expect(buckets.length).toBeLessThanOrEqual(12);
    expect(buckets.reduce((sum, { offers }) => sum + offers, 0)).toBe(600);
  });
});

it('gives units in order, groups whole: a later one that fits gets in [INV-11]', () => {
  const ranked = [4, 3, 4, 2, 1].map((quantity, n) => ({ offerId: `${n}`, quantity }));
  expect(allocateOffers(ranked, 10).map(({ offerId }) => offerId)).toEqual(['0', '1', '3', '4']);
  expect(allocateOffers(ranked, 0)).toEqual([]);
});
