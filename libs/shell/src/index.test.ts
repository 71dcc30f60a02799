import * as surface from './index.ts';

describe('@foyer/shell', () => {
  it('exports this and nothing else', () => {
    expect(Object.keys(surface).sort()).toEqual([
      'BrandingProvider',
      'ConsentButton',
      'FoyerApp',
      'brandingOf',
      'createEmbedding',
      'debugFeature',
      'partnerSite',
      'startApp',
      'takeExchangeCode',
      'useBranding',
      'useLocale',
      'useOnline',
    ]);
  });
});
