import type { Coordinates, Surroundings } from '@foyer/contract';

/** Position of a label in pixels. */
export interface MapName {
  name: string;
  x: number;
  y: number;
  anchor: 'start' | 'middle' | 'end';
}
/** Layout of a map around its centre. */
export interface MapLayout {
  cities: { name: string; x: number; y: number; label: MapName }[];
  /** Rings by distance from the centre. */
  rings: { km: number; radius: number; label: { x: number; y: number } }[];
  /** Label of the centre; `undefined` when there is no room for it. */
  venue: MapName | undefined;
}

interface Box {
  left: number;
  right: number;
  top: number;
  bottom: number;
}
interface Frame {
  width: number;
  height: number;
}

export const nameSize = 13;
const kmOfDegree = 111.2;
/** Used share of half the shorter side, which leaves room for labels at the edge. */
const used = 0.9;
/** Estimated width of a letter, rather too wide than too narrow. */
const letter = nameSize * 0.58;
const line = nameSize + 3;
const gap = 7;
const pin = { wide: 12, high: 30 };
const steps = [1, 2, 5, 10, 25, 50, 100, 200];

const touch = (one: Box, other: Box): boolean =>
  one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;
const isWithin = ({ left, right, top, bottom }: Box, { width, height }: Frame): boolean =>
  left >= 2 && top >= 2 && right <= width - 2 && bottom <= height - 2;

function boxOf({ name, x, y, anchor }: MapName): Box {
  const wide = name.length * letter;
  const left = anchor === 'start' ? x : anchor === 'end' ? x - wide : x - wide / 2;
  return { left, right: left + wide, top: y - nameSize, bottom: y - nameSize + line };
}

/** Label positions in order of preference: right of its dot, left, above, below. */
const waysToName = (name: string, x: number, y: number): MapName[] => [
  { name, x: x + gap, y: y + nameSize / 3, anchor: 'start' },
  { name, x: x - gap, y: y + nameSize / 3, anchor: 'end' },
  { name, x, y: y - gap, anchor: 'middle' },
  { name, x, y: y + gap + nameSize, anchor: 'middle' },
];

function ringsOf(
  { rangeKm, unitKm, pixels }: { rangeKm: number; unitKm: number; pixels: number },
  { x, y }: { x: number; y: number },
): MapLayout['rings'] {
  const step = steps.map((each) => each * unitKm).find((each) => rangeKm / each < 3) ?? rangeKm;
  const all = [step, step * 2].filter((km) => km <= rangeKm);
  return all.map((km) => ({
    km,
    radius: km * pixels,
    label: { x, y: y - km * pixels + nameSize / 3 },
  }));
}

/**
 * Lays out a map: north is up, the venue is in the centre, and cities are placed in order while their labels fit.
 * @param frame size in pixels
 * @param unitKm kilometres of the unit in which rings are round
 */
export function layOutMap(
  venue: { name: string; coordinates: Coordinates },
  { rangeKm, cities }: Pick<Surroundings, 'rangeKm' | 'cities'>,
  frame: Frame,
  unitKm = 1,
): MapLayout {
  const centre = { x: frame.width / 2, y: frame.height / 2 };
  const pixels = (Math.min(centre.y, centre.x) / rangeKm) * used;
  const { latitude, longitude } = venue.coordinates;
  const rings = ringsOf({ rangeKm, unitKm, pixels }, centre);
  const own: MapName = { name: venue.name, x: centre.x, y: centre.y + nameSize + 6, anchor: 'middle' };
  const isNamed = isWithin(boxOf(own), frame);
  const taken: Box[] = [
    { left: centre.x - pin.wide, right: centre.x + pin.wide, top: centre.y - pin.high, bottom: centre.y },
    ...rings.map(({ km, label }) =>
      boxOf({ name: `${Math.round(km / unitKm)} km`, ...label, anchor: 'middle' }),
    ),
    ...(isNamed ? [boxOf(own)] : []),
  ];
  const isFree = (box: Box): boolean => isWithin(box, frame) && !taken.some((each) => touch(each, box));
  const placed = cities.flatMap(({ name, coordinates }) => {
    const east = (coordinates.longitude - longitude) * Math.cos((latitude * Math.PI) / 180);
    const x = centre.x + east * kmOfDegree * pixels;
    const y = centre.y - (coordinates.latitude - latitude) * kmOfDegree * pixels;
    const dot: Box = { left: x - 4, right: x + 4, top: y - 4, bottom: y + 4 };
    const label = isFree(dot) ? waysToName(name, x, y).find((each) => isFree(boxOf(each))) : undefined;
    if (!label) return [];
    taken.push(dot, boxOf(label));
    return [{ name, x, y, label }];
  });
  return { cities: placed, rings, venue: isNamed ? own : undefined };
}
