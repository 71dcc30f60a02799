import { formatDistance } from './formatDistance.ts';

const shown = (km: number, locale: string): string => formatDistance(km, locale).replace(/\s/g, ' ');

describe('formatDistance', () => {
  it.each([
    ['en-US', '748 mi'],
    ['es-US', '748 mi'],
    ['en-CA', '1,203 km'],
    ['fr-CA', '1 203 km'],
  ])('says 1,203.4 km as people in %s do', (locale, text) => {
    expect(shown(1_203.4, locale)).toBe(text);
  });
});
