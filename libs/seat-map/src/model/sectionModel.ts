import type { SeatAvailability, SeatOffer, SectionAvailability } from '../chart/seatAvailability.ts';
import type { ChartSection } from '../chart/seatChart.ts';
import { levelOfPrice, type PriceLevel } from './priceLevels.ts';
import { sectionPasses, type SeatFilters } from './seatFilters.ts';
import { sectionGeometry, type SectionGeometry } from './sectionGeometry.ts';
import { sectionStatus, type SectionStatus } from './sectionStatus.ts';

/** A rectangle in map units. */
export interface Bounds {
  readonly minX: number;
  readonly minY: number;
  readonly maxX: number;
  readonly maxY: number;
}

/** One section with all that is known about it now. */
export interface SectionModel extends Bounds {
  readonly section: ChartSection;
  readonly availability: SectionAvailability | undefined;
  /** Price level of its cheapest seat; -1 when it has nothing to offer. */
  readonly level: number;
  /** Whether it has anything that the filters want. */
  readonly wanted: boolean;
  readonly geometry: SectionGeometry | undefined;
  readonly status: SectionStatus | undefined;
  /** Its seats could not be loaded. */
  readonly failed: boolean;
}

export interface SectionContext {
  readonly offers: readonly SeatOffer[];
  readonly levels: readonly PriceLevel[];
  readonly filters: SeatFilters;
}

/** Puts together what the documents say about one section. */
export function buildSection(
  section: ChartSection,
  availability: SectionAvailability | undefined,
  seats: SeatAvailability | undefined,
  failed: boolean,
  { offers, levels, filters }: SectionContext,
): SectionModel {
  const geometry = section.seating === 'seated' ? sectionGeometry(section) : undefined;
  const price = availability?.available ? availability.priceFrom : undefined;
  return {
    section,
    availability,
    level: price && levels.length > 0 ? levelOfPrice(levels, price.amount) : -1,
    wanted: availability !== undefined && sectionPasses(availability, offers, filters),
    geometry,
    status: geometry && seats ? sectionStatus(geometry, seats) : undefined,
    failed,
    ...boundsOf(section, geometry),
  };
}

function boundsOf({ outline }: ChartSection, geometry: SectionGeometry | undefined): Bounds {
  let { minX, minY, maxX, maxY } = geometry?.index ?? {
    minX: Infinity,
    minY: Infinity,
    maxX: -Infinity,
    maxY: -Infinity,
  };
  for (let at = 0; at < outline.length; at += 2) {
    minX = Math.min(minX, outline[at]!);
    maxX = Math.max(maxX, outline[at]!);
    minY = Math.min(minY, outline[at + 1]!);
    maxY = Math.max(maxY, outline[at + 1]!);
  }
  return { minX, minY, maxX, maxY };
}

/** Whether a point lies inside a flat polygon (even-odd). */
export function polygonContains(polygon: readonly number[], x: number, y: number): boolean {
  let inside = false;
  for (let at = 0, before = polygon.length - 2; at < polygon.length; before = at, at += 2) {
    const [x1, y1, x2, y2] = [polygon[at]!, polygon[at + 1]!, polygon[before]!, polygon[before + 1]!];
    if (y1 > y !== y2 > y && x < ((x2 - x1) * (y - y1)) / (y2 - y1) + x1) inside = !inside;
  }
  return inside;
}
