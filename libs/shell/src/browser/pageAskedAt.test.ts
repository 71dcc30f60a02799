import { pageAskedAt } from './pageAskedAt.ts';

const arrive = (entries: readonly { transferSize?: number }[]) =>
  jest.spyOn(performance, 'getEntriesByType').mockReturnValue(entries as never);
afterEach(() => jest.restoreAllMocks());

describe('the time at which a page was asked for', () => {
  it('is when its loading began', () => {
    arrive([{ transferSize: 4_000 }]);
    jest.spyOn(performance, 'now').mockReturnValue(1_500);
    expect(pageAskedAt(() => 10_000)).toBe(8_500);
  });

  it.each([
    ['a page from a cache', [{ transferSize: 0 }]],
    ['browsers that do not tell', [{}]],
    ['pages without an entry', []],
  ])('is not known of %s', (_name, entries) => {
    arrive(entries);
    expect(pageAskedAt(() => 10_000)).toBeUndefined();
  });
});
