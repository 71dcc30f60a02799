import { listText } from './listText.ts';

const words = ['Ada', 'Bo', 'Cy'];

describe('listText', () => {
  it.each([
    ['en-US', 'Ada, Bo, and Cy'],
    ['fr-CA', 'Ada, Bo et Cy'],
    ['es-US', 'Ada, Bo y Cy'],
  ])('joins words as %s does', (locale, text) => {
    expect(listText(words, locale)).toBe(text);
  });

  it('joins a choice', () => {
    expect(listText(words, 'en-US', 'disjunction')).toBe('Ada, Bo, or Cy');
    expect(listText(words, 'fr-CA', 'disjunction')).toBe('Ada, Bo ou Cy');
  });

  it('joins bare values by commas', () => {
    expect(listText(['12', '13'], 'en-US', 'unit')).toBe('12, 13');
  });

  it('joins by commas in browsers without Intl.ListFormat [I1.08]', () => {
    const { ListFormat } = Intl;
    Reflect.deleteProperty(Intl, 'ListFormat');
    try {
      expect(listText(words, 'fr-CA')).toBe('Ada, Bo, Cy');
    } finally {
      Object.defineProperty(Intl, 'ListFormat', { value: ListFormat, configurable: true, writable: true });
    }
  });
});
