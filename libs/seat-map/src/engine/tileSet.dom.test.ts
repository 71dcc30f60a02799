import { createFakeSurface } from '../testing/fakeDrawing.ts';
import { TileSet } from './tileSet.ts';

const whole = { left: 0, top: 0, right: 3, bottom: 0 };

function fill(set: TileSet) {
  const made: number[] = [];
  for (let column = 0; column < 4; column += 1) {
    const create = (width: number, height: number) => {
      made.push(column);
      return createFakeSurface(width, height);
    };
    set.paint(column, 0, create, () => true);
  }
  return made;
}

describe('TileSet', () => {
  it('covers what it has, stale or not', () => {
    const set = new TileSet(1, []);
    expect(set.covers(whole)).toBe(false);
    fill(set);
    expect(set.covers(whole)).toBe(true);
    set.invalidate({ minX: 0, minY: 0, maxX: 10, maxY: 10 });
    expect(set.covers(whole)).toBe(true);
    expect([0, 1, 2, 3].map((column) => set.get(column, 0)!.stale)).toEqual([true, false, false, false]);
  });

  it('gives surfaces back, and never those in sight', () => {
    const pool: ReturnType<typeof createFakeSurface>[] = [];
    const set = new TileSet(1, pool);
    fill(set);
    set.shrink(1, { left: 2, top: 0, right: 3, bottom: 0 });
    expect([0, 1, 2, 3].map((column) => set.get(column, 0) !== undefined)).toEqual([
      false,
      false,
      true,
      true,
    ]);
    expect(pool).toHaveLength(2);
    expect(fill(new TileSet(2, pool))).toHaveLength(2);
    set.clear();
    expect(set.get(2, 0)).toBeUndefined();
  });

  it('keeps tiles left of and above the corner apart', () => {
    const set = new TileSet(1, []);
    set.paint(-1, -1, createFakeSurface, () => true);
    expect(set.get(-1, -1)).toMatchObject({ column: -1, row: -1 });
    expect(set.get(1, -1)).toBeUndefined();
    expect(set.get(-1, 1)).toBeUndefined();
  });

  it('shows no tile whose painting was put off, and keeps an old one until it is painted', () => {
    const pool: ReturnType<typeof createFakeSurface>[] = [];
    const set = new TileSet(1, pool);
    expect(set.paint(0, 0, createFakeSurface, () => false)).toBe(false);
    expect(set.get(0, 0)).toBeUndefined();
    expect(pool).toHaveLength(1);
    set.paint(0, 0, createFakeSurface, () => true);
    const { surface } = set.get(0, 0)!;
    set.invalidate({ minX: 0, minY: 0, maxX: 10, maxY: 10 });
    set.paint(0, 0, createFakeSurface, () => false);
    expect(set.get(0, 0)!.stale).toBe(true);
    expect(set.get(0, 0)!.surface).toBe(surface);
    set.paint(0, 0, createFakeSurface, () => true);
    expect(set.get(0, 0)!.stale).toBe(false);
    expect(set.get(0, 0)!.surface).toBe(surface);
    expect(pool).toHaveLength(0);
  });
});
