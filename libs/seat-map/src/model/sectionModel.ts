import {
  type SeatAvailability,
  type SeatOffer,
  type SectionAvailability,
  decodeAvailabilityRow,
} from '../chart/seatAvailability.ts';
import type { ChartRow, ChartSection } from '../chart/seatChart.ts';
import { levelOfPrice, type PriceLevel } from './priceLevels.ts';
import { sectionPasses, type SeatFilters } from './seatFilters.ts';
import { sectionGeometry, type SectionGeometry } from './sectionGeometry.ts';

/** Availability of a section's seats, parallel to its {@link SectionGeometry}. */
interface SectionStatus {
  readonly geometry: SectionGeometry;
  /** Indexes into `seatStates`. */
  readonly state: Uint8Array;
  /** Indexes into the sets of offers. */
  readonly offers: Uint16Array;
}

const cache = new WeakMap<SeatAvailability, SectionStatus>();

/** Decodes a section's availability once; rows are matched by name, and rows missing from it are not on sale. */
function sectionStatus(geometry: SectionGeometry, availability: SeatAvailability): SectionStatus {
  const known = cache.get(availability);
  if (known?.geometry === geometry) return known;
  const state = new Uint8Array(geometry.count).fill(4);
  const offers = new Uint16Array(geometry.count);
  const byName = new Map(availability.rows.map((row) => [row.row, row]));
  geometry.rows.forEach((row, at) => {
    const found = byName.get(row.row);
    if (found) decodeAvailabilityRow(found, row.seats.length, state, offers, geometry.rowStart[at]);
  });
  const status = { geometry, state, offers };
  cache.set(availability, status);
  return status;
}

/** Rectangle in map units. */
export interface Bounds {
  readonly minX: number;
  readonly minY: number;
  readonly maxX: number;
  readonly maxY: number;
}

export interface SectionContext {
  readonly offers: readonly SeatOffer[];
  readonly levels: readonly PriceLevel[];
  readonly filters: SeatFilters;
}

/** Section with its current data. Seats are decoded on first use. */
export interface SectionModel extends Bounds {
  readonly section: ChartSection;
  readonly availability: SectionAvailability | undefined;
  /** Availability of its seats, once loaded. */
  readonly seats: SeatAvailability | undefined;
  /** Whether its seats failed to load. */
  readonly failed: boolean;
  /** Price level of its cheapest seat; -1 when nothing is on offer. */
  readonly level: number;
  /** Whether it has anything that matches the filters. */
  readonly wanted: boolean;
  readonly isStanding: boolean;
  /** Whether its rows have loaded. */
  readonly hasRows: boolean;
  /** Whether its rows and their availability have loaded. */
  readonly isLoaded: boolean;
  readonly geometry: SectionGeometry | undefined;
  readonly status: SectionStatus | undefined;
}

export function sectionModel(
  section: ChartSection,
  availability: SectionAvailability | undefined,
  seats: SeatAvailability | undefined,
  failed: boolean,
  { offers, levels, filters }: SectionContext,
): SectionModel {
  const price = availability?.available ? availability.priceFrom : undefined;
  const isStanding = section.seating === 'ga';
  const hasRows = !isStanding && !!section.rows?.length;
  return {
    section,
    availability,
    seats,
    failed,
    level: price && levels.length > 0 ? levelOfPrice(levels, price.amount) : -1,
    wanted: !!availability && sectionPasses(availability, offers, filters),
    isStanding,
    hasRows,
    isLoaded: hasRows && !!seats,
    ...boundsOf(section.outline, section.rows),
    get geometry() {
      return isStanding ? undefined : sectionGeometry(section);
    },
    get status() {
      return this.geometry && seats && sectionStatus(this.geometry, seats);
    },
  };
}

/** Returns the box around a flat polygon and rows of seats; imported outlines can be smaller than their rows. */
export function boundsOf(polygon: readonly number[], rows: readonly ChartRow[] = []): Bounds {
  let [minX, minY, maxX, maxY] = [Infinity, Infinity, -Infinity, -Infinity];
  const include = (x: number, y: number): void => {
    minX = Math.min(minX, x);
    minY = Math.min(minY, y);
    maxX = Math.max(maxX, x);
    maxY = Math.max(maxY, y);
  };
  for (let at = 0; at < polygon.length; at += 2) include(polygon[at]!, polygon[at + 1]!);
  for (const { x, y } of rows) x.forEach((each, seat) => include(each, y[seat]!));
  return { minX, minY, maxX, maxY };
}

/** Whether a point is inside a flat polygon (even-odd rule). */
export function polygonContains(polygon: readonly number[], x: number, y: number): boolean {
  let inside = false;
  for (let at = 0, before = polygon.length - 2; at < polygon.length; before = at, at += 2) {
    const [x1, y1, x2, y2] = [polygon[at]!, polygon[at + 1]!, polygon[before]!, polygon[before + 1]!];
    if (y1 > y !== y2 > y && x < ((x2 - x1) * (y - y1)) / (y2 - y1) + x1) inside = !inside;
  }
  return inside;
}
