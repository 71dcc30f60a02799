import { allocate } from './allocate.ts';
import { hideEntry } from './entries.ts';
import { orderOf } from './orderOf.ts';

const entryCount = 100;
const stock = [{ id: 'a', choices: ['floor'], quantity: 60 }];

/** Sum over counts of (counted - expected)² / expected. */
const chiSquare = (counts: readonly number[]): number => {
  const expected = counts.reduce((sum, count) => sum + count, 0) / counts.length;
  return counts.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0);
};

/** Value that chi-square exceeds by chance once in a thousand (Wilson and Hilferty); the draws are the same on each run. */
const limitOf = (degrees: number): number =>
  degrees * (1 - 2 / (9 * degrees) + 3.09 * Math.sqrt(2 / (9 * degrees))) ** 3;

describe('chances in a draw', () => {
  it('are equal for entries of one size, over 10,000 draws with groups, and stock is never exceeded [INV-12]', async () => {
    const ids = await Promise.all(
      Array.from({ length: entryCount }, (_none, at) => hideEntry(String(at), 'salt')),
    );
    const entries = ids.map((id, at) => ({
      id,
      quantity: 1 + (at % 3),
      maySplit: false,
      choices: ['floor'],
    }));
    const wins = new Map(ids.map((id) => [id, 0]));
    for (let round = 0; round < 10_000; round += 1) {
      const value = round.toString(16).padStart(64, '0');
      const order = await orderOf(entries, {
        serverSeed: '5e'.repeat(32),
        entriesRoot: 'aa'.repeat(32),
        beacon: { source: 'test', round, value },
      });
      const won = allocate({ entries, order, stock, lapsed: [] });
      expect(won.reduce((sum, { quantity }) => sum + quantity, 0)).toBeLessThanOrEqual(60);
      expect(new Set(won.map(({ id }) => id)).size).toBe(won.length);
      for (const { id } of won) wins.set(id, wins.get(id)! + 1);
    }
    for (const size of [1, 2, 3]) {
      const counts = entries.filter(({ quantity }) => quantity === size).map(({ id }) => wins.get(id)!);
      expect(chiSquare(counts)).toBeLessThan(limitOf(counts.length - 1));
    }
  }, 120_000);
});
