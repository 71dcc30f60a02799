import type { ChanceBand, ChanceBucket } from '@foyer/contract';
import { nextStep, outlookOf, priceProblem, scaleEnd, shareBelow } from './priceStanding.ts';

const money = (amount: number) => ({ amount, currency: 'CAD' });
const bands: ChanceBand[] = [
  { from: money(4_000), quality: 'negligible', gettingIn: 'no' },
  { from: money(5_000), quality: 'poor', gettingIn: 'no' },
  { from: money(7_000), quality: 'ok', gettingIn: 'maybe', seats: 'last' },
  { from: money(8_000), quality: 'ok', gettingIn: 'maybe', seats: 'low' },
  { from: money(9_000), quality: 'good', gettingIn: 'yes', seats: 'medium' },
];
const histogram: ChanceBucket[] = [
  { from: money(4_000), offers: 20 },
  { from: money(6_000), offers: 60 },
  { from: money(8_000), offers: 20 },
];
const steps = { minimum: 4_000, maximum: 20_000, step: 100 };

describe('the outlook of a price', () => {
  it.each([
    [4_000, 'negligible', 'no', undefined],
    [4_999, 'negligible', 'no', undefined],
    [5_000, 'poor', 'no', undefined],
    [8_999, 'ok', 'maybe', 'low'],
    [9_000, 'good', 'yes', 'medium'],
    [90_000, 'good', 'yes', 'medium'],
  ])('at %i is %s, %s and %s [C4.22b-e, C4.22f-h, C4.22j-l]', (price, quality, gettingIn, seats) => {
    expect(outlookOf(price, bands)).toMatchObject({ quality, gettingIn, ...(seats ? { seats } : {}) });
  });

  it.each([
    [4_000, { quality: 'poor', amount: 5_000 }],
    [7_000, { quality: 'good', amount: 9_000 }],
    [9_000, undefined],
  ])('above %i gets better with %o', (price, step) => expect(nextStep(price, bands)).toEqual(step));
});

it.each([
  [4_000, 'nobody'],
  [6_000, 'few'],
  [8_000, 'most'],
  [50_000, 'most'],
])('%i has %s of the offers below it', (price, share) => expect(shareBelow(price, histogram)).toBe(share));

describe('a named price', () => {
  it.each([
    [undefined, 'unreadable'],
    [3_900, 'tooLow'],
    [20_100, 'tooHigh'],
    [5_050, 'offStep'],
    [4_000, undefined],
    [20_000, undefined],
  ])('%s is wrong because %s [C5.07a, C5.07c]', (price, problem) =>
    expect(priceProblem(price, steps)).toBe(problem),
  );

  it('has no upper end without a maximum', () =>
    expect(priceProblem(9_000_000, { ...steps, maximum: undefined })).toBeUndefined());
});

describe('the end of the scale', () => {
  it('is the maximum', () => expect(scaleEnd(steps, { bands, histogram }, 50_000)).toBe(20_000));

  it('leaves room above the highest price that matters, on a step', () => {
    const open = { ...steps, maximum: undefined };
    expect(scaleEnd(open, {})).toBe(10_100);
    expect(scaleEnd(open, { bands, histogram })).toBe(11_300);
    expect(scaleEnd(open, { bands, histogram }, 20_010)).toBe(25_100);
  });
});
