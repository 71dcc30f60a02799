import { formatMoney, minorDigits } from './formatMoney.ts';

describe('formatMoney', () => {
  it.each([
    [12550, 'CAD', 'en-CA', '$125.50'],
    [12550, 'CAD', 'fr-CA', '125,50 $'],
    [12550, 'USD', 'es-US', '$125.50'],
    [1255, 'JPY', 'en-US', '¥1,255'],
    [1255, 'KWD', 'en-US', 'KWD 1.255'],
    // Two by ISO 4217, none by `Intl`.
    [12550, 'COP', 'en-US', 'COP 125.50'],
    [-50, 'USD', 'en-US', '-$0.50'],
  ])('%s of %s reads in %s as %s [I5.08]', (amount, currency, locale, expected) => {
    expect(formatMoney({ amount, currency }, locale).replace(/[\u00a0\u202f]/g, ' ')).toBe(expected);
  });

  it('knows the digits of minor units by ISO 4217', () => {
    expect(['USD', 'JPY', 'KWD', 'CLF', 'IQD', 'HUF', 'XXX'].map(minorDigits)).toEqual([2, 0, 3, 4, 3, 2, 2]);
  });
});
