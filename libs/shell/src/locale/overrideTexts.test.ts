import { createTexts } from './createTexts.ts';
import { overrideTexts } from './overrideTexts.ts';

const sources: Record<string, object> = {
  'en-US shell': { terms: 'Terms', imprint: 'Imprint' },
  'fr-CA shell': { terms: 'Conditions', imprint: 'Mentions' },
  'en-US marketplace': { discover: { heading: 'Find it', search: 'Search' } },
};
const load = (locale: string, namespace: string) => Promise.resolve(sources[`${locale} ${namespace}`] ?? {});
const word = { one: 'Pass', other: 'Passes' };

describe('overrideTexts [I3.26]', () => {
  it('changes one word of texts that come later, and leaves the others', async () => {
    const texts = await createTexts('en-US', load, word);
    overrideTexts(texts, {
      'en-US': { 'marketplace.discover.heading': 'Nights that glow.' },
      'fr-CA': { 'shell.terms': 'Règles de la maison' },
    });
    await texts.loadNamespaces('marketplace');
    expect(texts.t('discover.heading', { ns: 'marketplace' })).toBe('Nights that glow.');
    expect(texts.t('discover.search', { ns: 'marketplace' })).toBe('Search');
    await texts.changeLanguage('fr-CA');
    expect([texts.t('terms'), texts.t('imprint')]).toEqual(['Règles de la maison', 'Mentions']);
  });

  it('changes what is there already', async () => {
    const texts = await createTexts('en-US', load, word);
    overrideTexts(texts, { 'en-US': { 'shell.terms': 'House rules' } });
    expect([texts.t('terms'), texts.t('imprint')]).toEqual(['House rules', 'Imprint']);
  });

  it('shows markup as plain text, and changes nothing but texts [BR-03, BI-12]', async () => {
    const texts = await createTexts('en-US', load, word);
    const hostile = '<img src=x onerror=alert(1)> {{constructor.constructor("alert(1)")()}} $t(imprint)';
    const overrides = {
      'shell.terms': hostile,
      'shell.__proto__.polluted': 'x',
      'shell.constructor.prototype.polluted': 'x',
      '__proto__.polluted': 'x',
    };
    overrideTexts(texts, { 'en-US': overrides });
    expect(texts.t('terms')).toContain('<img src=x onerror=alert(1)>');
    expect(({} as { polluted?: string }).polluted).toBeUndefined();
    expect(texts.t('imprint')).toBe('Imprint');
  });
});
