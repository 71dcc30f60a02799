import * as surface from './index.ts';

describe('@foyer/shell', () => {
  it('exports this and nothing else', () => {
    expect(Object.keys(surface).sort()).toEqual([
      'FoyerApp',
      'embedding',
      'partnerSite',
      'siteRoutes',
      'startApp',
      'useBranding',
      'useLocale',
      'useOnline',
    ]);
  });
});
