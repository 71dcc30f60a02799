import { frameHeight } from './useFrameSize.ts';

describe('frameHeight', () => {
  it.each([
    [600, 900, 600],
    [4000, 900, 900],
    [100, 900, 480],
    [100, 200, 480],
    [600.4, 900, 600],
  ])('of %s px content in a viewport of %s px is %s px [I4.24]', (content, viewport, expected) => {
    expect(frameHeight(content, viewport)).toBe(expected);
  });
});
