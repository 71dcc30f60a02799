import type { CitySearch } from './cityIndex.ts';
import { loadCitySearch } from './citySearch.ts';
import { surroundingsOf, type Point } from './surroundings.ts';

const kmBetween = (one: Point, other: Point): number =>
  Math.hypot(
    (one.latitude - other.latitude) * 111.2,
    (one.longitude - other.longitude) * 111.2 * Math.cos((one.latitude * Math.PI) / 180),
  );

describe('the surroundings of a place [I7.24, I7.30]', () => {
  let search: CitySearch;
  beforeAll(async () => {
    search = await loadCitySearch();
  });

  it.each([
    ['New York', { latitude: 40.7505, longitude: -73.9934 }, 12, 'Jersey City'],
    ['Banff', { latitude: 51.1784, longitude: -115.5708 }, 80, 'Cochrane'],
  ])('of %s are as near as there are enough to see', (_name, place, rangeKm, neighbour) => {
    const found = surroundingsOf(search, place);
    expect(found.rangeKm).toBe(rangeKm);
    expect(found.cities.map(({ name }) => name)).toContain(neighbour);
    expect(found.cities.length).toBeLessThanOrEqual(12);
  });

  it('lie on a map half as wide again as it is high, and none on another or on the place', () => {
    const place = { latitude: 43.6532, longitude: -79.3832 };
    const { rangeKm, cities } = surroundingsOf(search, place);
    for (const [index, city] of cities.entries()) {
      expect(Math.abs(city.latitude - place.latitude) * 111.2).toBeLessThanOrEqual(rangeKm);
      for (const other of [place, ...cities.slice(0, index)])
        expect(kmBetween(city, other)).toBeGreaterThanOrEqual(rangeKm * 0.36 * 0.99);
    }
  });

  it('are none where no city is known, and of the smallest range then', () => {
    expect(surroundingsOf(search, { latitude: -40, longitude: 100 })).toEqual({ rangeKm: 12, cities: [] });
    expect(surroundingsOf(search, { latitude: 90, longitude: 0 }).cities).toEqual([]);
  });
});
