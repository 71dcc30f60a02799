import * as surface from './index.ts';

describe('@foyer/site', () => {
  it('exports this and nothing else', () => {
    expect(Object.keys(surface).sort()).toEqual(['newsletterFeature', 'siteFeature']);
  });
});
