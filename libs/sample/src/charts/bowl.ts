import {
  arcPath,
  radians,
  straightPath,
  type ChartSection,
  type Point,
  type RowPath,
} from '@foyer/catalogue';
import { buildSeatedSection, type RowPlan } from './seatedSection.ts';

/** Shape of rows around a rounded rectangle, as in arenas and stadiums; centred at 0, 0. */
export interface BowlShape {
  halfWidth: number;
  halfHeight: number;
  cornerRadius: number;
}

/** Ring of sections. Distances are from the bowl's inner edge. */
export interface BowlTier {
  level: string;
  firstRowAt: number;
  rowCount: number;
  rowPitch: number;
  /** Number of sections along a long side, a short side, and in each corner. */
  sections: { long: number; short: number; corner: number };
  /** Returns the code of the n-th section, clockwise from the upper left. */
  codeOf: (index: number) => string;
  rowName: (index: number) => string;
  /** Every n-th section has wheelchair and companion places in its last row. */
  accessibleEvery?: number;
  /** Filters sections by direction in degrees (0 right, 90 down), e.g. to omit those behind a stage. */
  keeps?: (degrees: number) => boolean;
  restricted?: (degrees: number) => boolean;
}

interface Place {
  degrees: number;
  pathAt: (distance: number) => RowPath;
}

const aisle = 16;
const widestWithoutAisle = 330;

type Side = { from: Point; to: Point; outward: Point; count: number };

function sidePlaces(side: Side): Place[] {
  return Array.from({ length: side.count }, (_, index) => {
    const point = (share: number): Point => ({
      x: side.from.x + (side.to.x - side.from.x) * share,
      y: side.from.y + (side.to.y - side.from.y) * share,
    });
    const length = Math.hypot(side.to.x - side.from.x, side.to.y - side.from.y);
    const gap = aisle / 2 / length;
    const from = point(index / side.count + gap);
    const to = point((index + 1) / side.count - gap);
    const middle = point((index + 0.5) / side.count);
    return {
      degrees: (Math.atan2(middle.y, middle.x) * 180) / Math.PI,
      pathAt: (distance) =>
        straightPath(
          { x: from.x + side.outward.x * distance, y: from.y + side.outward.y * distance },
          { x: to.x + side.outward.x * distance, y: to.y + side.outward.y * distance },
          side.outward,
        ),
    };
  });
}

function cornerPlaces(centre: Point, radius: number, startDegrees: number, count: number): Place[] {
  return Array.from({ length: count }, (_, index) => {
    const from = radians(startDegrees + (90 * index) / count);
    const to = radians(startDegrees + (90 * (index + 1)) / count);
    const middle = (from + to) / 2;
    return {
      degrees:
        (Math.atan2(centre.y + radius * Math.sin(middle), centre.x + radius * Math.cos(middle)) * 180) /
        Math.PI,
      pathAt: (distance) => {
        const gap = aisle / 2 / (radius + distance);
        return arcPath(centre, radius + distance, from + gap, to - gap);
      },
    };
  });
}

/** Returns section places clockwise from the upper left: top, corner, right, corner, bottom, corner, left, corner. */
function placesOf(shape: BowlShape, tier: BowlTier): Place[] {
  const { halfWidth: w, halfHeight: h, cornerRadius: r } = shape;
  const { long, short, corner } = tier.sections;
  const straight = (from: Point, to: Point, outward: Point, count: number): Place[] =>
    sidePlaces({ from, to, outward, count });
  const bend = (x: number, y: number, start: number): Place[] =>
    cornerPlaces({ x: x * (w - r), y: y * (h - r) }, r, start, corner);
  return [
    ...straight({ x: r - w, y: -h }, { x: w - r, y: -h }, { x: 0, y: -1 }, long),
    ...bend(1, -1, -90),
    ...straight({ x: w, y: r - h }, { x: w, y: h - r }, { x: 1, y: 0 }, short),
    ...bend(1, 1, 0),
    ...straight({ x: w - r, y: h }, { x: r - w, y: h }, { x: 0, y: 1 }, long),
    ...bend(-1, 1, 90),
    ...straight({ x: -w, y: h - r }, { x: -w, y: r - h }, { x: -1, y: 0 }, short),
    ...bend(-1, -1, 180),
  ];
}

function rowsOf(place: Place, tier: BowlTier, accessible: boolean): RowPlan[] {
  const isRestricted = tier.restricted?.(place.degrees) ?? false;
  const lastRow = place.pathAt(tier.firstRowAt + (tier.rowCount - 1) * tier.rowPitch);
  const isWide = lastRow.length > widestWithoutAisle;
  return Array.from({ length: tier.rowCount }, (_, index) => {
    const path = place.pathAt(tier.firstRowAt + index * tier.rowPitch);
    return {
      row: tier.rowName(index),
      path,
      accessible: accessible && index === tier.rowCount - 1,
      ...(isWide ? { aisles: [0.5] } : {}),
      ...(isRestricted ? { restricted: () => true } : {}),
    };
  });
}

/** Builds the sections of a ring, clockwise. */
export function bowlSections(shape: BowlShape, tier: BowlTier): ChartSection[] {
  return placesOf(shape, tier).flatMap((place, index) => {
    if (tier.keeps && !tier.keeps(place.degrees)) return [];
    const accessible = tier.accessibleEvery !== undefined && index % tier.accessibleEvery === 1;
    const sectionCode = tier.codeOf(index);
    return [
      buildSeatedSection({
        sectionCode,
        name: sectionCode,
        level: tier.level,
        rows: rowsOf(place, tier, accessible),
        numbering: 'downwards',
      }),
    ];
  });
}
