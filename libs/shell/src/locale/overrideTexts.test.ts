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
});
