import { findByCode } from './discountRules.ts';

const rules = ['LAGOON15', 'CAF\u00c9'].map((code) => ({ code, automatic: false }));

describe('a promo code', () => {
  it.each([
    ['with a space of no width after it', 'LAGOON15\u200b', 'LAGOON15'],
    ['with one before it', '\u2060\ufefflagoon15', 'LAGOON15'],
    ['with a soft hyphen', 'LAGO\u00adON15', 'LAGOON15'],
    ['in letters of full width', '\uff2c\uff21\uff27\uff2f\uff2f\uff2e\uff11\uff15', 'LAGOON15'],
    ['with spaces around it', ' lagoon15\u00a0', 'LAGOON15'],
    ['with an accent of its own', 'CAFE\u0301', 'CAF\u00c9'],
  ])('is found %s', (_how, typed, code) => {
    expect(findByCode(rules, typed)?.code).toBe(code);
  });

  it('is another one with a space inside', () => expect(findByCode(rules, 'LAGOON 15')).toBeUndefined());
});
