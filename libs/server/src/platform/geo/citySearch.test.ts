import { plainName, type CitySearch } from './cityIndex.ts';
import { loadCitySearch } from './citySearch.ts';

describe('the search for cities [I7.24]', () => {
  let cities: CitySearch;
  beforeAll(async () => {
    cities = await loadCitySearch();
  });

  const firstOf = (query: string): string | undefined => {
    const city = cities.search(query)[0];
    return city && `${city.name}, ${city.adminCode}, ${city.country}`;
  };

  it.each([
    ['mont', 'Montréal, QC, CA'],
    ['MONTREAL', 'Montréal, QC, CA'],
    ['trois rivieres', 'Trois-Rivières, QC, CA'],
    ['st john’s', "St. John's, NL, CA"],
    ['portland, me', 'Portland, ME, US'],
    ['portland', 'Portland, OR, US'],
    ['london, ontario', 'London, ON, CA'],
    ['new y', 'New York City, NY, US'],
  ])('finds %s', (query, expected) => {
    expect(firstOf(query)).toBe(expected);
  });

  it('gives a position, and no more than was asked for', () => {
    const [halifax] = cities.search('Halifax', { limit: 1, countries: ['CA'] });
    expect(halifax?.admin).toBe('Nova Scotia');
    expect(halifax?.latitude).toBeCloseTo(44.65, 1);
    expect(cities.search('san', { limit: 5 })).toHaveLength(5);
  });

  it('answers nothing for nothing, and for what is no city', () => {
    expect(cities.search(' , ')).toEqual([]);
    expect(cities.search('xqzzy')).toEqual([]);
  });

  it('knows no tracts of a census and nothing that is there no more, but towns with a number in their name', () => {
    expect(cities.search('ct 00')).toEqual([]);
    const everywhere = cities.within({ south: 0, north: 90, west: -180, east: 0 });
    expect(everywhere.length).toBeGreaterThan(20_000);
    expect(everywhere.filter(({ name }) => /^Ct \d|historical/.test(name))).toEqual([]);
    expect(firstOf('100 mile')).toBe('100 Mile House, BC, CA');
  });

  it('is loaded once', async () => {
    expect(await loadCitySearch()).toBe(cities);
  });

  it('folds accents, ligatures and saints', () => {
    expect(plainName('Saint-Cœur-de-Marie')).toBe(plainName('St. Coeur de Marie'));
  });
});
