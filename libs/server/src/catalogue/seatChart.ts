/** A place on paper: what is drawn and where every seat is. Map units; seats stand 10 units apart [C3.35]. */
export interface SeatChart {
  seatChartId: string;
  version: number;
  name: string;
  width: number;
  height: number;
  shapes: ChartShape[];
  sections: ChartSection[];
}

/** What is drawn but not sold. `points` is a flat closed polygon; for a label it is one point. */
export interface ChartShape {
  kind: 'stage' | 'field' | 'floor' | 'wall' | 'label';
  points: number[];
  label?: string;
}

/** A part of the house that is found by its own sign. `rank` 0 is the best place to be. */
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
  rows?: ChartRow[];
}

/** Seats in physical order. `adjacency` jumps at an aisle; the printed numbers need not be in order. */
export interface ChartRow {
  /** 1 to 8 of A-Z a-z 0-9 and the dot. */
  row: string;
  /** Name of the row where it differs from its code. */
  label?: string;
  rank: number;
  seats: string[];
  x: number[];
  y: number[];
  /** One character a seat: `.` plain, `w` wheelchair, `c` companion, `r` restricted view. */
  kinds?: string;
  adjacency?: number[];
}

/** The name of a seat within its event [C3.22]. */
export function seatCodeOf(sectionCode: string, row: string, seat: string): string {
  return `${sectionCode}-${row}-${seat}`;
}
