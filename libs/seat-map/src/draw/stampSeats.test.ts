import { OFFERED_LOOK } from '../model/seatLooks.ts';
import { darkSeatMapPalette } from './palette.ts';
import { SeatSprites } from './seatSprites.ts';
import { stampSeats } from './stampSeats.ts';

const sprites = new SeatSprites(20, darkSeatMapPalette);

function stamp(positions: readonly (readonly [number, number])[], left = 0, top = 0) {
  const pixels = new Uint32Array(64 * 64);
  const x = Float32Array.from(positions, ([value]) => value);
  const y = Float32Array.from(positions, ([, value]) => value);
  const looks = new Uint8Array(positions.length).fill(OFFERED_LOOK);
  stampSeats({ pixels, side: 64, left, top, scale: 2 }, sprites, { x, y }, looks);
  return {
    painted: pixels.filter((pixel) => pixel !== 0).length,
    at: (px: number, py: number) => pixels[py * 64 + px] !== 0,
  };
}

describe('stampSeats', () => {
  it('paints a seat around its place', () => {
    const { at } = stamp([[16, 10]]);
    expect([at(32, 20), at(32, 14), at(32, 32), at(10, 20)]).toEqual([true, true, false, false]);
  });

  it('cuts seats at the edge, and paints the rest of them into the next square', () => {
    const whole = stamp([[16, 16]]).painted;
    const here = stamp([[32, 16]]).painted;
    const beside = stamp([[32, 16]], 64).painted;
    expect(here).toBeGreaterThan(0);
    expect(here + beside).toBe(whole);
    expect(stamp([[500, 500]]).painted).toBe(0);
    expect(stamp([[-1, -1]]).painted).toBeGreaterThan(0);
  });

  it('paints every seat, whatever stands between', () => {
    const places = [
      [8, 8],
      [900, 8],
      [24, 24],
    ] as const;
    expect(stamp(places).painted).toBe(2 * stamp([places[2]]).painted);
  });
});
