import * as surface from './index.ts';

describe('@foyer/shell', () => {
  it('exports this and nothing else', () => {
    expect(Object.keys(surface).sort()).toEqual([
      'FoyerApp',
      'createEmbedding',
      'partnerSite',
      'siteRoutes',
      'startApp',
      'takeExchangeCode',
      'useBranding',
      'useLocale',
      'useOnline',
    ]);
  });
});
