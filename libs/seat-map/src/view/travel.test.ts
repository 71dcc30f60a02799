import fc from 'fast-check';
import { cameraBetween, Travel } from './travel.ts';

const real = (min: number, max: number) => fc.double({ min, max, noNaN: true });
const camera = fc.record({ scale: real(0.05, 6), x: real(-5_000, 5_000), y: real(-5_000, 5_000) });
const viewport = fc.record({ width: real(200, 2_000), height: real(200, 1_200) });
const here = { scale: 1, x: 0, y: 0 };

describe('Travel', () => {
  it('flies from where it is to where it is sent, its scale between both', () => {
    fc.assert(
      fc.property(camera, camera, viewport, real(0, 1), (from, to, size, progress) => {
        expect(cameraBetween(from, to, 1, size)).toEqual(to);
        const start = cameraBetween(from, to, 0, size);
        expect(start.x).toBeCloseTo(from.x, 3);
        const middle = cameraBetween(from, to, progress, size);
        expect(middle.scale).toBeGreaterThanOrEqual(Math.min(from.scale, to.scale) * 0.999);
        expect(middle.scale).toBeLessThanOrEqual(Math.max(from.scale, to.scale) * 1.001);
      }),
    );
  });

  it('flies for 300 ms, and rests there', () => {
    const travel = new Travel();
    const there = { scale: 2, x: -100, y: -50 };
    travel.fly(here, there, { width: 400, height: 300 }, 1_000);
    expect(travel.target).toBe(there);
    expect(travel.step(here, 1_150)!.scale).toBeGreaterThan(1);
    expect(travel.step(here, 1_300)).toEqual(there);
    expect(travel.target).toBeUndefined();
    expect(travel.step(there, 1_316)).toBeUndefined();
  });

  it.each<[string, (readonly [dx: number, at: number])[], number, boolean]>([
    [
      'a quick hand',
      [
        [0, 0],
        [20, 16],
        [20, 32],
      ],
      40,
      true,
    ],
    [
      'a slow hand',
      [
        [0, 0],
        [1, 16],
        [1, 32],
      ],
      40,
      false,
    ],
    [
      'a hand that has come to rest',
      [
        [0, 0],
        [20, 16],
        [20, 32],
      ],
      140,
      false,
    ],
    ['a hand that has not moved', [[0, 0]], 10, false],
    [
      'what lies longer ago',
      [
        [0, 0],
        [200, 16],
        [0, 120],
        [1, 136],
      ],
      140,
      false,
    ],
  ])('glides on after %s or does not', (_what, drags, end, glides) => {
    const travel = new Travel();
    for (const [dx, at] of drags) travel.drag(dx, 0, at);
    travel.release(end);
    const next = travel.step(here, end + 16);
    expect(next !== undefined && next.x > 0).toBe(glides);
  });

  it('glides ever slower and comes to rest, or stops when it is told to', () => {
    const travel = new Travel();
    travel.drag(0, 0, 0);
    travel.drag(30, 0, 20);
    travel.release(20);
    let [at, now, before] = [here, 20, Infinity];
    for (let next = travel.step(at, (now += 16)); next; next = travel.step(at, (now += 16))) {
      expect(next.x - at.x).toBeLessThan(before);
      before = next.x - at.x;
      at = next;
    }
    expect(now).toBeLessThan(2_000);
    travel.drag(0, 0, 0);
    travel.drag(30, 0, 20);
    travel.release(20);
    travel.stop();
    expect(travel.step(here, 40)).toBeUndefined();
  });
});
