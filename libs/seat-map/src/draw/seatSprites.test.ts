import { LOOK_COUNT, OFFERED_LOOK, seatLooks } from '../model/seatLooks.ts';
import { darkSeatMapPalette, lightSeatMapPalette } from './palette.ts';
import { seatGlyph } from './seatGlyphs.ts';
import { SeatSprites } from './seatSprites.ts';

/** Coverage of each pixel: the alpha channel of a picture. */
const coverOf = (picture: Uint32Array) => new Uint8Array(picture.buffer).filter((_, at) => at % 4 === 3);

const difference = (a: Uint8Array, b: Uint8Array) =>
  a.reduce((sum, value, at) => sum + Math.abs(value - b[at]!), 0) / 255;

describe('seat pictures', () => {
  const sprites = new SeatSprites(14, darkSeatMapPalette);
  const plainLevels = Array.from({ length: 6 }, (_, level) => OFFERED_LOOK + level * 4);

  it('differ by shape for every price level and every state, not by colour alone', () => {
    const looks = [...plainLevels, ...Object.values(seatLooks)];
    const covers = looks.map((look) => coverOf(sprites.picture(look, 0)));
    for (let one = 0; one < covers.length; one += 1) {
      for (let other = one + 1; other < covers.length; other += 1) {
        expect(difference(covers[one]!, covers[other]!)).toBeGreaterThan(4);
      }
    }
  });

  it('mark wheelchair, companion and restricted seats on the shape of their price', () => {
    const signed = new SeatSprites(14, darkSeatMapPalette, seatGlyph);
    const pictures = [0, 1, 2, 3].map((kind) => signed.picture(OFFERED_LOOK + kind, 0).join());
    expect(new Set(pictures).size).toBe(4);
  });

  it('show the price of special seats before their signs are there', () => {
    const plain = sprites.picture(OFFERED_LOOK, 0);
    for (const kind of [1, 2, 3]) expect(sprites.picture(OFFERED_LOOK + kind, 0)).toEqual(plain);
  });

  it('are there for every look, at every size, and stay inside of their square', () => {
    for (const pitch of [5, 9.3, 15.9, 30, 112]) {
      const sized = new SeatSprites(pitch, lightSeatMapPalette, seatGlyph);
      for (let look = 0; look < LOOK_COUNT; look += 1) {
        for (let phase = 0; phase < sized.phases ** 2; phase += 4) {
          const cover = coverOf(sized.picture(look, phase));
          expect(Math.max(...cover)).toBeGreaterThan(20);
          const edge = cover.filter((_, at) => at % sized.side === 0 || at < sized.side);
          expect(Math.max(...edge)).toBe(0);
        }
      }
    }
  });
});
