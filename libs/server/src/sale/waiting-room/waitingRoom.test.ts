import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { rankOf, type RoomPlace } from './waitingRoom.ts';

const arrivals = (count: number): RoomPlace[] =>
  Array.from({ length: count }, () => ({ placeId: randomUUID(), userId: randomUUID(), number: null }));
const mean = (values: number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;

describe('the draw of a waiting room', () => {
  it('gives every arrival a rank from 1 to their count, spread evenly [LD-01]', () => {
    const places = arrivals(4_000);
    fc.assert(
      fc.property(fc.string({ minLength: 20 }), (seed) => {
        const ranks = places.map((place) => rankOf(seed, places.length, place));
        expect(Math.min(...ranks)).toBeGreaterThanOrEqual(1);
        expect(Math.max(...ranks)).toBeLessThanOrEqual(places.length);
        const tenths = Array.from({ length: 10 }, () => 0);
        for (const rank of ranks) tenths[Math.floor((rank - 1) / 400)]! += 1;
        // Chi-square of 9 degrees of freedom: above 42 once in a few hundred thousand draws.
        expect(tenths.reduce((sum, count) => sum + (count - 400) ** 2 / 400, 0)).toBeLessThan(42);
      }),
      { numRuns: 20 },
    );
  });

  it('does not favour early arrivals: rank and time of arrival are uncorrelated [LD-01]', () => {
    const places = arrivals(4_000);
    const ranks = places.map((place) => rankOf('a seed', places.length, place));
    const times = ranks.map((_, at) => at);
    const [meanRank, meanTime] = [mean(ranks), mean(times)];
    const product = mean(ranks.map((rank, at) => (rank - meanRank) * (at - meanTime)));
    const spread = (values: number[], middle: number) =>
      Math.sqrt(mean(values.map((value) => (value - middle) ** 2)));
    // Five standard deviations of the correlation of 4,000 independent pairs.
    expect(Math.abs(product / (spread(ranks, meanRank) * spread(times, meanTime)))).toBeLessThan(0.08);
  });

  it('is the same for the same seed, and another for another', () => {
    const [place] = arrivals(1) as [RoomPlace];
    expect(rankOf('a seed', 1_000_000, place)).toBe(rankOf('a seed', 1_000_000, place));
    expect(rankOf('a seed', 1_000_000, place)).not.toBe(rankOf('another', 1_000_000, place));
    expect(rankOf('a seed', 5, { ...place, number: 77 })).toBe(77);
  });
});
