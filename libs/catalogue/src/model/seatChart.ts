/** Drawing of a venue with the position of every seat. Map units; seats are 10 units apart [C3.35]. */
export interface SeatChart {
  seatChartId: string;
  version: number;
  name: string;
  width: number;
  height: number;
  shapes: ChartShape[];
  sections: ChartSection[];
}

/** Drawn shape that isn't sold. `points` is a flat closed polygon; for a label, one point. */
export interface ChartShape {
  kind: 'stage' | 'field' | 'floor' | 'wall' | 'label';
  points: number[];
  label?: string;
}

/** Part of a venue with its own sign. `rank` 0 is the best. */
export interface ChartSection {
  /** 1 to 16 of A-Z a-z 0-9 and the dot. */
  sectionCode: string;
  name: string;
  level?: string;
  seating: 'seated' | 'ga';
  outline: number[];
  labelAt: [number, number];
  capacity: number;
  rank: number;
  /** Picture of the stage or field as seen from the section. */
  viewSvg?: string;
  rows?: ChartRow[];
}

/** Seats in physical order. `adjacency` jumps at an aisle; printed numbers may be in any order. */
export interface ChartRow {
  /** 1 to 8 of A-Z a-z 0-9 and the dot. */
  row: string;
  /** Name of the row if it differs from its code. */
  label?: string;
  rank: number;
  seats: string[];
  x: number[];
  y: number[];
  /** One character per seat: `.` plain, `w` wheelchair, `c` companion, `r` restricted view. */
  kinds?: string;
  adjacency?: number[];
}

/** Returns the seat's code, unique within the event [C3.22]. */
export function seatCodeOf(sectionCode: string, row: string, seat: string): string {
  return `${sectionCode}-${row}-${seat}`;
}
