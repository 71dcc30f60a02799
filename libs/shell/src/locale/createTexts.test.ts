import { createTexts, setProductWord, setSiteName } from './createTexts.ts';
import { overrideTexts } from './overrideTexts.ts';

const sources: Record<string, Record<string, string>> = {
  'en-US': {
    mine: 'My {{products}}',
    one: 'One {{product}}',
    terms: 'Terms',
    welcome: 'Sell with {{site}}',
    with: 'With {{name}}, and more',
  },
  'fr-CA': {
    mine: 'Mes {{products}}',
    one: 'Un {{product}}',
    terms: 'Conditions',
    frozen: 'Vos {{products}} sont gelé{{productEnding}}s.',
  },
};
const load = jest.fn((locale: string) => Promise.resolve(sources[locale] ?? {}));
const word = { one: 'Pass', other: 'Passes' };

describe('createTexts', () => {
  beforeEach(() => load.mockClear());

  it('loads the language in force alone, and another one when it is chosen [I4.20]', async () => {
    const texts = await createTexts('en-US', load, word);
    expect(load.mock.calls).toEqual([['en-US', 'shell']]);
    await texts.changeLanguage('fr-CA');
    expect(texts.t('terms')).toBe('Conditions');
    expect(load.mock.calls).toEqual([
      ['en-US', 'shell'],
      ['fr-CA', 'shell'],
    ]);
  });

  it('says the word of the deployment wherever a text has one', async () => {
    const texts = await createTexts('en-US', load, word);
    expect([texts.t('mine'), texts.t('one')]).toEqual(['My Passes', 'One Pass']);
    setProductWord(texts, { one: 'Ticket', other: 'Tickets' });
    expect(texts.t('mine')).toBe('My Tickets');
  });

  it('says the name of the site wherever a text has it [I3.26]', async () => {
    const texts = await createTexts('en-US', load, word);
    expect(texts.t('welcome')).toBe('Sell with Foyer');
    setSiteName(texts, 'Aurora');
    setProductWord(texts, { one: 'Glow', other: 'Glows' });
    expect([texts.t('welcome'), texts.t('mine')]).toEqual(['Sell with Aurora', 'My Glows']);
  });

  it('sets a name apart that runs the other way, so that the rest of its sentence stays [BI-05]', async () => {
    const texts = await createTexts('en-US', load, word);
    expect(texts.t('with', { name: 'ليلى' })).toBe('With \u2068ليلى\u2069, and more');
    expect(texts.t('with', { name: 'O’Hara & <b>' })).toBe('With O’Hara & <b>, and more');
  });

  it('lets a text agree with the word, in the grammar of each language', async () => {
    const texts = await createTexts('en-US', load, word);
    setProductWord(texts, { one: 'Glow', other: 'Glows', gender: 'f' });
    await texts.changeLanguage('fr-CA');
    setProductWord(texts, { one: 'Lueur', other: 'Lueurs', gender: 'f' });
    expect(texts.t('frozen')).toBe('Vos Lueurs sont gelées.');
  });

  it('lets a partner say it in other words, in the language meant and no other [I3.26]', async () => {
    const texts = await createTexts('en-US', load, word);
    overrideTexts(texts, { 'en-US': { 'shell.terms': 'House rules' }, 'fr-CA': { shell: 'no key' } });
    expect(texts.t('terms')).toBe('House rules');
    await texts.changeLanguage('fr-CA');
    expect(texts.t('terms')).toBe('Conditions');
  });
});
