import { pixelsToClear } from './useKeepClear.ts';

const bar = new DOMRect(0, 700, 1280, 100);

describe('pixelsToClear', () => {
  it.each([
    ['nothing for what ends above the bar', 600, 44, 0],
    ['what is under it, and room for the ring', 705, 44, 61],
    ['not more than the header leaves', 90, 1_000, 10],
    ['nothing for what is under the header already', 40, 1_000, 0],
  ])('scrolls by %s', (_what, top, height, expected) => {
    expect(pixelsToClear(new DOMRect(0, top, 100, height), bar)).toBe(expected);
  });
});
