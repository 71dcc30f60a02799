import { parseColour, rgbaOf } from './colour.ts';

describe('parseColour', () => {
  it.each([
    ['#fff', [255, 255, 255, 1]],
    ['#180F1F', [24, 15, 31, 1]],
    ['#00000080', [0, 0, 0, 128 / 255]],
    ['rgb(1, 2, 3)', [1, 2, 3, 1]],
    ['rgb(1 2 3 / 0.5)', [1, 2, 3, 0.5]],
    ['rgba(1, 2, 3, 0.25)', [1, 2, 3, 0.25]],
    ['color(srgb 1 0 0.2)', [255, 0, 51, 1]],
    [' #FFF ', [255, 255, 255, 1]],
  ])('reads %s [I3.29]', (text, expected) => expect(parseColour(text)).toEqual(expected));

  it.each(['', 'red', '#12', '#12345', '#1234567', 'rgb(1,2)', 'oklch(0.5 0.1 20)', 'url(#a)'])(
    'does not guess at %j [I3.29]',
    (text) => expect(parseColour(text)).toBeUndefined(),
  );

  it('is grey for an unreadable palette colour [I3.29]', () => {
    expect(rgbaOf('red')).toEqual([128, 128, 128, 1]);
    expect(rgbaOf('#000')).toEqual([0, 0, 0, 1]);
  });
});
