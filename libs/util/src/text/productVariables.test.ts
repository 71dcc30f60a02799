import { productVariables } from './productVariables.ts';

const forms = (word: Parameters<typeof productVariables>[0], locale: string) => {
  const { aProduct, theProducts, ofProducts, productEnding } = productVariables(word, locale);
  return [aProduct, theProducts, ofProducts, productEnding];
};

describe('productVariables [C1]', () => {
  it.each([
    ['fr-CA', { one: 'Pass', other: 'Pass' }, ['un Pass', 'les Pass', 'de Pass', '']],
    ['fr-CA', { one: 'Lueur', other: 'Lueurs', gender: 'f' }, ['une Lueur', 'les Lueurs', 'de Lueurs', 'e']],
    ['fr-CA', { one: 'Accès', other: 'Accès' }, ['un Accès', 'les Accès', 'd’Accès', '']],
    ['fr-CA', { one: 'Échelon', other: 'Échelons' }, ['un Échelon', 'les Échelons', 'd’Échelons', '']],
    ['es-US', { one: 'Pase', other: 'Pases' }, ['un Pase', 'los Pases', 'de Pases', 'o']],
    ['es-US', { one: 'Luz', other: 'Luces', gender: 'f' }, ['una Luz', 'las Luces', 'de Luces', 'a']],
    ['en-US', { one: 'Pass', other: 'Passes' }, ['a Pass', 'the Passes', 'of Passes', '']],
    ['en-US', { one: 'Access', other: 'Accesses' }, ['an Access', 'the Accesses', 'of Accesses', '']],
    ['en-US', { one: 'Unit', other: 'Units', elides: false }, ['a Unit', 'the Units', 'of Units', '']],
  ] as const)('makes the forms of a word in %s: %o', (locale, word, expected) => {
    expect(forms(word, locale)).toEqual(expected);
  });
});
