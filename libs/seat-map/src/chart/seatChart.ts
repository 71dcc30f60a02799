/**
 * Seat chart: the layout of a room. It changes rarely and can be cached for long; prices and availability are in {@link
 * SeatAvailability}, which is small and fetched often. Structurally equal to the contract's schemas.
 */
export interface SeatChart {
  readonly seatChartId: string;
  readonly version: number;
  readonly name: string;
  /** Width in map units; neighbouring seats are {@link SEAT_PITCH} units apart. */
  readonly width: number;
  readonly height: number;
  readonly shapes: readonly ChartShape[];
  readonly sections: readonly ChartSection[];
}

/** Shape drawn beneath the seats. */
export interface ChartShape {
  readonly kind: 'stage' | 'field' | 'floor' | 'wall' | 'label';
  /** Flat `x, y, x, y, …` of a closed polygon; a label has a single point. */
  readonly points: readonly number[];
  readonly label?: string;
}

export interface ChartSection {
  /** `[A-Za-z0-9.]{1,16}` */
  readonly sectionCode: string;
  readonly name: string;
  readonly level?: string;
  readonly seating: 'seated' | 'ga';
  /** Flat polygon. */
  readonly outline: readonly number[];
  readonly labelAt: readonly [number, number] | readonly number[];
  readonly capacity: number;
  /** Rank of the section; 0 is the best. */
  readonly rank: number;
  /** Picture of the stage or field as seen from the section. */
  readonly viewUrl?: string;
  /** Absent until the section's rows have been loaded. */
  readonly rows?: readonly ChartRow[];
}

export interface ChartRow {
  /** Code of the row: `[A-Za-z0-9.]{1,8}` */
  readonly row: string;
  /** Displayed name of the row, if it differs from its code. */
  readonly label?: string;
  readonly rank: number;
  /** Printed numbers in physical order. */
  readonly seats: readonly string[];
  readonly x: readonly number[];
  readonly y: readonly number[];
  /** One character per seat: `.` plain, `w` wheelchair, `c` companion, `r` restricted view. */
  readonly kinds?: string;
  /** Physical index per seat; 0 to n - 1 by default, a gap is an aisle. */
  readonly adjacency?: readonly number[];
}

/** Distance of neighbouring seats in map units. */
export const SEAT_PITCH = 10;
