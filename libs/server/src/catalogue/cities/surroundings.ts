import type { City, CityBox, CitySearch } from './cityIndex.ts';

export interface Point {
  latitude: number;
  longitude: number;
}

const kmOfDegree = 111.2;
/** How far is looked, until there is enough to see: a part of a town, a town, a region, a long way. */
const rangesKm = [12, 30, 80, 200] as const;
const enough = 5;
const most = 12;
/** A map is half as wide again as it is high. */
const sideways = 1.5;
/** Of the range: names closer to each other, or to the place itself, would lie on each other. */
const apart = 0.36;

/** Of a city from a place, to the east and to the north; right enough for what fits on a map. */
function offsetKm(from: Point, to: Point): [east: number, north: number] {
  const east = (to.longitude - from.longitude) * kmOfDegree * Math.cos((from.latitude * Math.PI) / 180);
  return [east, (to.latitude - from.latitude) * kmOfDegree];
}

const distanceKm = (from: Point, to: Point): number => Math.hypot(...offsetKm(from, to));

function boxRound({ latitude, longitude }: Point, rangeKm: number): CityBox {
  const high = rangeKm / kmOfDegree;
  // Near the poles a degree of longitude is no way at all.
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

/** The cities to draw round a place: large ones first, none on another, and no further away than need be [I7.24]. */
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
