import { isCountryCode, listCountries } from './countries.ts';

describe('countries [I3.21, I7.24]', () => {
  it('has every country of ISO 3166-1 once, under a number of its own', () => {
    const list = listCountries('en-US');
    expect(list).toHaveLength(249);
    expect(new Set(list.map(({ id }) => id)).size).toBe(249);
    expect(list.find(({ countryCodeISO2 }) => countryCodeISO2 === 'CA')).toEqual({
      id: 124,
      countryCodeISO2: 'CA',
      countryName: 'Canada',
    });
    expect(list.every(({ countryName, countryCodeISO2 }) => countryName !== countryCodeISO2)).toBe(true);
  });
  it('names and sorts them as the language does', () => {
    const french = listCountries('fr-CA').map(({ countryName }) => countryName);
    expect(french).toContain('États-Unis');
    expect(french.indexOf('États-Unis')).toBeLessThan(french.indexOf('France'));
    expect(listCountries('es-US').map(({ countryName }) => countryName)).toContain('Canadá');
  });
  it.each([
    ['US', true],
    ['XX', false],
    ['us', false],
  ])('knows %s: %s', (code, known) => expect(isCountryCode(code)).toBe(known));
});
