import { checkFeeName } from './feeNames.ts';

const others = [{ code: 'S', names: { 'en-US': 'Service fee', 'fr-CA': 'Frais de service' } }];
const codeOf = (name: string): string | undefined => {
  try {
    checkFeeName(name, others);
    return undefined;
  } catch (fault) {
    return (fault as { code: string }).code;
  }
};

describe('the name of an organiser’s fee [C5.09e]', () => {
  it('is plain text with a letter, and is trimmed', () => {
    expect(checkFeeName('  Cloakroom ', others)).toBe('Cloakroom');
    expect(['Añejo 3 %', 'Vestiaire d’hiver', '衣帽間'].map(codeOf)).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
  });

  it.each([
    ['too short', 'C'],
    ['too long', 'C'.repeat(61)],
    ['blank', '   '],
    ['without a letter', '10 %'],
    ['with markup', 'Cloak<b>room'],
    ['with a control character', 'Cloak\nroom'],
    ['with a direction mark', 'Cloak\u202Eroom'],
  ])('is refused if %s', (_what, name) => {
    expect(codeOf(name)).toBe('invalidFeeName');
  });

  it.each(['Service fee', 'SERVICE  FEE', 'frais de service', 'Sérvice fee'])(
    'is not that of another charge in any language: %s',
    (name) => {
      expect(codeOf(name)).toBe('feeNameTaken');
    },
  );
});
