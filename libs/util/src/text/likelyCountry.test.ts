import { likelyCountry } from './likelyCountry.ts';

describe('the country that a form starts with', () => {
  it.each([
    ['fr-CA', 'fr-CA', 'CA'],
    ['en-CA', 'en-US', 'CA'],
    ['en-CA', 'fr', 'CA'],
    ['es-US', 'es-419', 'US'],
    ['en-US', 'en-US', 'US'],
    ['fr-CA', 'fr-FR', 'FR'],
    ['en-US', 'en-CA', 'CA'],
    ['en-US', 'zh-Hant-TW', 'TW'],
    ['en-US', 'de-ch-1996', 'CH'],
    ['en-CA', 'sq-XK', 'CA'],
    ['en-CA', 'de-u-co-phonebk', 'CA'],
    ['en-CA', 'de-AT-u-co-phonebk', 'AT'],
    ['en', '', 'US'],
  ])('is, for a page in %s and a browser in "%s", %s', (locale, browser, country) => {
    expect(likelyCountry(locale, browser)).toBe(country);
  });
});
