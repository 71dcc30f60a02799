import { decodeAvailabilityRow, type SeatAvailability } from '../chart/seatAvailability.ts';
import type { SectionGeometry } from './sectionGeometry.ts';

/** Availability of a section's seats, parallel to its {@link SectionGeometry}. */
export interface SectionStatus {
  readonly geometry: SectionGeometry;
  /** Indexes into `seatStates`. */
  readonly state: Uint8Array;
  /** Indexes into the sets of offers. */
  readonly offers: Uint16Array;
}

const cache = new WeakMap<SeatAvailability, SectionStatus>();

/** Decodes a section's availability once; rows are matched by name, and rows missing from it are not on sale. */
export function sectionStatus(geometry: SectionGeometry, availability: SeatAvailability): SectionStatus {
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
