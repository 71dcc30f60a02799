import { createTurns, firstPaceMs } from './turns.ts';

describe('turns', () => {
  let nowMs: number;
  beforeEach(() => (nowMs = 1_000));

  it('expect so long a wait as the pace of those served before makes it [LD-05]', async () => {
    const turns = createTurns(1, () => nowMs);
    await turns.take('new', 1_000);
    expect(turns.expectedMs()).toBe(0);
    const waiting = Array.from({ length: 500 }, () => turns.take('new', 60_000));
    expect(turns.expectedMs()).toBe(500 * firstPaceMs);
    for (let served = 0; served < 400; served += 1) {
      nowMs += 10;
      turns.giveBack();
    }
    expect(turns.expectedMs()).toBeGreaterThan(100 * 9);
    expect(turns.expectedMs()).toBeLessThan(100 * 10.1);
    // A pause of the database is not taken for its pace.
    nowMs += 60_000;
    turns.giveBack();
    expect(turns.expectedMs()).toBeLessThan(99 * 13);
    for (let left = turns.waiting(); left > 0; left -= 1) turns.giveBack();
    await Promise.all(waiting);
    expect(turns.expectedMs()).toBe(0);
  });

  it('forget a slow pace once nobody has waited for a second', async () => {
    const turns = createTurns(1, () => nowMs);
    await turns.take('new', 1_000);
    const slow = Array.from({ length: 100 }, () => turns.take('new', 60_000));
    for (const _served of slow) {
      nowMs += 100;
      turns.giveBack();
    }
    await Promise.all(slow);
    nowMs += 1_100;
    const next = [turns.take('new', 60_000), turns.take('new', 60_000)];
    expect(turns.expectedMs()).toBe(2 * firstPaceMs);
    for (const _left of next) turns.giveBack();
    await Promise.all(next);
  });

  it('are left by a caller who has waited long enough', async () => {
    const turns = createTurns(1);
    await turns.take('new', 1_000);
    await expect(turns.take('begun', 0)).rejects.toThrow('timeout exceeded');
    expect(turns.waiting()).toBe(0);
    turns.giveBack();
    await turns.take('new', 0);
  });
});
