import { formatMoney, minorDigits } from './formatMoney.ts';

describe('formatMoney', () => {
  it.each([
    [12550, 'CAD', 'en-CA', '$125.50'],
    [12550, 'CAD', 'fr-CA', '125,50 $'],
    [12550, 'USD', 'es-US', '$125.50'],
    [1255, 'JPY', 'en-US', '¥1,255'],
    [1255, 'KWD', 'en-US', 'KWD 1.255'],
    [-50, 'USD', 'en-US', '-$0.50'],
  ])('%s of %s reads in %s as %s [I5.08]', (amount, currency, locale, expected) => {
    expect(formatMoney({ amount, currency }, locale).replace(/[\u00a0\u202f]/g, ' ')).toBe(expected);
  });

  it('knows currencies without a minor unit', () => {
    expect([minorDigits('USD'), minorDigits('JPY'), minorDigits('KWD')]).toEqual([2, 0, 3]);
  });
});
