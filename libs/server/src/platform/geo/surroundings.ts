import type { City, CityBox, CitySearch } from './cityIndex.ts';

export interface Point {
  latitude: number;
  longitude: number;
}

const kmOfDegree = 111.2;
/** Search ranges, widened until there are enough cities: part of a town, town, region, wider area. */
const rangesKm = [12, 30, 80, 200] as const;
const enough = 5;
const most = 12;
/** Aspect ratio of the map, width to height. */
const sideways = 1.5;
/** Minimum distance between names, and from the place, relative to the range; closer labels would overlap. */
const apart = 0.36;

/** Returns the offset of a city, accurate enough at the scale of the map. */
function offsetKm(from: Point, to: Point): [east: number, north: number] {
  const east = (to.longitude - from.longitude) * kmOfDegree * Math.cos((from.latitude * Math.PI) / 180);
  return [east, (to.latitude - from.latitude) * kmOfDegree];
}

const distanceKm = (from: Point, to: Point): number => Math.hypot(...offsetKm(from, to));

function boxRound({ latitude, longitude }: Point, rangeKm: number): CityBox {
  const high = rangeKm / kmOfDegree;
  // The bound keeps the division finite near the poles.
  const wide = (high * sideways) / Math.max(0.05, Math.cos((latitude * Math.PI) / 180));
  return {
    south: latitude - high,
    north: latitude + high,
    west: longitude - wide,
    east: longitude + wide,
  };
}

function choose(cities: readonly City[], place: Point, rangeKm: number): City[] {
  const least = rangeKm * apart;
  const chosen: City[] = [];
  for (const city of cities) {
    if (chosen.length === most) break;
    if ([place, ...chosen].every((each) => distanceKm(each, city) >= least)) chosen.push(city);
  }
  return chosen;
}

/** Selects the cities drawn around a place: large ones first, no overlaps, in the smallest sufficient range [I7.24]. */
export function surroundingsOf(
  search: Pick<CitySearch, 'within'>,
  place: Point,
): { rangeKm: number; cities: City[] } {
  let widest: City[] = [];
  for (const rangeKm of rangesKm) {
    widest = choose(search.within(boxRound(place, rangeKm)), place, rangeKm);
    if (widest.length >= enough) return { rangeKm, cities: widest };
  }
  return { rangeKm: widest.length > 0 ? rangesKm[rangesKm.length - 1]! : rangesKm[0], cities: widest };
}
