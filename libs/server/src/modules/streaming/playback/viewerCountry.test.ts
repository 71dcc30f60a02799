import { countryOf } from './viewerCountry.ts';

it.each([
  ['CA', 'CA'],
  ['us', 'US'],
  ['XX', undefined],
  ['T1', undefined],
  ['Canada', undefined],
  [undefined, undefined],
])('reads %s as %s, from the header of the setting alone', (value, country) => {
  const header = (name: string) => (name === 'cf-ipcountry' ? value : 'FR');
  expect(countryOf({ header }, { regionHeaders: { country: 'cf-ipcountry' } })).toBe(country);
  expect(countryOf({ header }, { regionHeaders: {} })).toBeUndefined();
});
