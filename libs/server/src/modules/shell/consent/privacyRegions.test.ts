import { privacyDefaultOf } from './privacyRegions.ts';
import { readRegionHeaders, visitorPrivacyOf } from './visitorPrivacy.ts';

describe('the privacy default [I4.19]', () => {
  it.each([
    ...['DE', 'FR', 'IE', 'PL', 'SE', 'MQ', 'NO', 'GB', 'GI', 'BR', 'br', ' de '].map(
      (country) => [country, undefined, 'denied'] as [string, undefined, string],
    ),
    ['US', 'CA', 'denied'],
    ['US', 'US-CA', 'denied'],
    ['US', 'us-ca', 'denied'],
    ['US', 'NY', 'granted'],
    ['US', 'US-TX', 'granted'],
    ['CA', 'QC', 'granted'],
    ['CA', undefined, 'granted'],
    ['JP', undefined, 'granted'],
  ] as [string, string | undefined, string][])('of %s, %s is %s', (country, part, expected) => {
    expect(privacyDefaultOf(country, part)).toBe(expected);
  });

  it.each([
    [undefined, undefined],
    ['', undefined],
    ['XX', undefined],
    ['T1', undefined],
    ['EUROPE', undefined],
    ['US', undefined],
    ['US', ''],
    ['US', 'everywhere'],
    ['C A', 'NY'],
  ])('is denied where the region is unknown: %s, %s', (country, part) => {
    expect(privacyDefaultOf(country, part)).toBe('denied');
  });

  it('believes only the headers that the configuration names', () => {
    const headers = { 'cf-ipcountry': 'JP', 'x-country': 'JP', 'x-part': 'NY' };
    expect(visitorPrivacyOf(headers, {}).privacyDefault).toBe('denied');
    expect(visitorPrivacyOf(headers, { country: 'cf-ipcountry' }).privacyDefault).toBe('granted');
    const american = { 'x-country': 'US', 'x-part': 'NY' };
    expect(visitorPrivacyOf(american, { country: 'x-country' }).privacyDefault).toBe('denied');
    expect(visitorPrivacyOf(american, { country: 'x-country', part: 'x-part' }).privacyDefault).toBe(
      'granted',
    );
  });

  it('hears of Global Privacy Control, and of nothing like it', () => {
    const control = (value: string) => visitorPrivacyOf({ 'sec-gpc': value }, {}).globalPrivacyControl;
    expect([
      control('1'),
      control('0'),
      control('true'),
      visitorPrivacyOf({}, {}).globalPrivacyControl,
    ]).toEqual([true, false, false, false]);
  });

  it('names the variable that is no header', () => {
    expect(readRegionHeaders({ FOYER_COUNTRY_HEADER: 'CF-IPCountry', FOYER_REGION_HEADER: '' })).toEqual({
      country: 'cf-ipcountry',
    });
    expect(() => readRegionHeaders({ FOYER_REGION_HEADER: 'x region' })).toThrow(
      'FOYER_REGION_HEADER=x region',
    );
  });
});
