import { filesOfBudget } from './builtFiles.ts';
import { filesOfPage } from './measurePage.ts';
import { limitOf } from './readBudgets.ts';

const manifest = {
  entry: ['runtime.js', 'main.js'],
  lazy: {
    'libs/marketplace/src/pages/event/EventPage.tsx': ['shared.js', 'event.js'],
    'libs/marketplace/src/pages/discover/DiscoverPage.tsx': ['shared.js', 'main.js'],
  },
};
const budget = { name: 'a', app: 'consumer', limitBytes: 1, why: '' };

describe('filesOfBudget', () => {
  it('counts a file once, however many parts load it', () => {
    const lazy = ['EventPage.tsx', 'DiscoverPage.tsx'];
    expect(filesOfBudget({ ...budget, entry: true, lazy }, manifest).files).toEqual([
      'runtime.js',
      'main.js',
      'shared.js',
      'event.js',
    ]);
  });

  it('leaves out what the entry has loaded already', () => {
    expect(filesOfBudget({ ...budget, entry: false, lazy: ['DiscoverPage.tsx'] }, manifest).files).toEqual([
      'shared.js',
    ]);
  });

  it('leaves out what another part has loaded before', () => {
    const lazy = ['DiscoverPage.tsx'];
    expect(filesOfBudget({ ...budget, entry: true, lazy, after: ['EventPage.tsx'] }, manifest).files).toEqual(
      ['runtime.js', 'main.js'],
    );
  });

  it('says which part the app does not have', () => {
    expect(filesOfBudget({ ...budget, entry: false, lazy: ['SeatMap.tsx'] }, manifest).missing).toEqual([
      'SeatMap.tsx',
    ]);
  });
});

describe('filesOfPage', () => {
  const page = { ...budget, lazy: ['EventPage.tsx'], namespaces: ['shell', 'cart'], limitRequests: 1 };
  const html =
    '<link rel="preload" href="/assets/a.woff2" as="font" /><link rel="icon" href="/favicon.svg" />';
  const lazy = { ...manifest.lazy, 'locales/fr-CA/shell.json': ['texts.js'] };

  it('are fonts, scripts and the texts of one locale, each once', () => {
    const whole = { ...manifest, lazy: { ...lazy, 'locales/fr-CA/cart.json': ['texts.js', 'cart.js'] } };
    expect(filesOfPage(page, whole, html, 'fr-CA')).toEqual({
      files: ['assets/a.woff2', 'runtime.js', 'main.js', 'shared.js', 'event.js', 'texts.js', 'cart.js'],
      missing: [],
    });
  });

  it('report texts that no page loads', () => {
    const { missing } = filesOfPage(page, { ...manifest, lazy }, html, 'fr-CA');
    expect(missing).toEqual(['locales/fr-CA/cart.json']);
  });
});

describe('limitOf', () => {
  it.each([
    ['is 5 % above the last release', { releaseBytes: 1_010 }, 1_060],
    ['is the promised size', { limitBytes: 1_500 }, 1_500],
  ])('%s', (_title, sizes, limit) => {
    expect(limitOf({ name: 'a', why: '', ...sizes })).toBe(limit);
  });

  it('is missing from a budget without a size', () => {
    expect(() => limitOf({ name: 'a', why: '' })).toThrow('a has neither');
  });
});
