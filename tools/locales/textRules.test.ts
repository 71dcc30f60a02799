import { exceptionProblems, parseTextRules, styleProblems } from './textRules.ts';

const rules = parseTextRules(`
# Texts

## Glossary

| notion | English | French      | Spanish | not in English | not in French    | not in Spanish |
| ------ | ------- | ----------- | ------- | -------------- | ---------------- | -------------- |
| freeze | freeze  | verrouiller | bloquear | \`end the freeze\` | \`geler\` \`gelé*\` |                |

## Phrases that no text has

| language | phrases              |
| -------- | -------------------- |
| English  | \`at once\` \`begun\` |
| Spanish  | \`en camino\`          |

## Exceptions

| text                | may say  | because |
| ------------------- | -------- | ------- |
| \`legal:terms.data\` | \`do not\` | law     |
`);

const problemsOf = (locale: 'en-US' | 'fr-CA' | 'es-US', texts: Record<string, string>, namespace = 'cart') =>
  styleProblems(locale, namespace, new Map(Object.entries(texts)), rules);

describe('the rules of texts', () => {
  it('pass a text that keeps them', () => {
    expect(problemsOf('en-US', { title: 'Freeze your {{products}}. They won’t work.' })).toEqual([]);
    expect(problemsOf('fr-CA', { title: 'Verrouiller vos {{products}}' })).toEqual([]);
  });

  it('report a synonym that the glossary forbids, and the term to say', () => {
    expect(problemsOf('en-US', { end: 'End the freeze' })).toEqual(['end: "end the freeze": say freeze']);
  });

  it('report any ending of a phrase with a star, and whole words only without', () => {
    expect(problemsOf('fr-CA', { on: 'Ils sont gelés.', other: 'Regeler' })).toEqual([
      'on: "gelé*": say verrouiller',
    ]);
  });

  it('report a phrase that no text of the language has', () => {
    expect(problemsOf('en-US', { hint: 'At once.' })).toEqual(['hint: "at once": say it another way']);
    expect(problemsOf('es-US', { hint: 'Va en camino' })).toEqual(['hint: "en camino": say it another way']);
  });

  it('do not read placeholders', () => {
    expect(problemsOf('en-US', { hint: '{{begun}}' })).toEqual([]);
  });

  it.each(['cannot', 'do not', 'is not', 'will not', 'has not'])('report "%s" in English', (negative) => {
    expect(problemsOf('en-US', { hint: `It ${negative} work` })).toEqual([
      `hint: "${negative}" is not contracted`,
    ]);
  });

  it('allow an exception in its own text alone', () => {
    expect(problemsOf('en-US', { 'terms.data': 'We do not sell it' }, 'legal')).toEqual([]);
    expect(problemsOf('en-US', { 'terms.other': 'We do not sell it' }, 'legal')).toHaveLength(1);
  });

  it('report a form for millions that is not the general one', () => {
    const texts = {
      left_one: '{{count}} place',
      left_many: '{{count}} de places',
      left_other: '{{count}} places',
    };
    expect(problemsOf('fr-CA', texts)).toEqual(['left_many: is not the text of left_other']);
  });

  it('report an exception that excuses nothing', () => {
    const file = (text: string) => [
      { locale: 'en-US' as const, namespace: 'legal', texts: new Map([['terms.data', text]]) },
    ];
    expect(exceptionProblems(rules, file('We do not sell it'))).toEqual([]);
    expect(exceptionProblems(rules, file('We don’t sell it'))).toEqual([
      'the exception "do not" of legal:terms.data excuses nothing',
    ]);
  });
});
