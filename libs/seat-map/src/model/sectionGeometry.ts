import type { ChartRow, ChartSection } from '../chart/seatChart.ts';

/** Typed array of coordinates; whole numbers, as the contract requires, take half the memory. */
export type Coordinates = Int16Array | Float32Array;

/**
 * Seats of a section as typed arrays. There is no spatial index: sections are found by their bounding boxes, and
 * scanning all seats of a section takes microseconds.
 */
export interface SectionGeometry {
  readonly rows: readonly ChartRow[];
  readonly count: number;
  readonly x: Coordinates;
  readonly y: Coordinates;
  /** Index into {@link seatKinds}. */
  readonly kind: Uint8Array;
  /** First seat of each row, followed by the total count. */
  readonly rowStart: Uint32Array;
}

/** Kinds of seats; the index is the code in {@link SectionGeometry.kind}. */
export const seatKinds = ['plain', 'wheelchair', 'companion', 'restricted'] as const;
export type SeatKind = (typeof seatKinds)[number];

const characters = '.wcr';
const cache = new WeakMap<readonly ChartRow[], SectionGeometry>();

/** Returns the typed arrays of a section's rows, cached per rows object. */
export function sectionGeometry(section: ChartSection): SectionGeometry | undefined {
  const { rows } = section;
  if (!rows) return undefined;
  let geometry = cache.get(rows);
  if (!geometry) {
    geometry = buildGeometry(rows);
    if (geometry) cache.set(rows, geometry);
  }
  return geometry;
}

function buildGeometry(rows: readonly ChartRow[]): SectionGeometry | undefined {
  const rowStart = new Uint32Array(rows.length + 1);
  rows.forEach((row, at) => (rowStart[at + 1] = rowStart[at]! + row.seats.length));
  const count = rowStart[rows.length]!;
  if (count === 0) return undefined;
  const ArrayType = rows.every((row) => isSmall(row.x) && isSmall(row.y)) ? Int16Array : Float32Array;
  const x = new ArrayType(count);
  const y = new ArrayType(count);
  const kind = new Uint8Array(count);
  rows.forEach((row, at) => {
    const start = rowStart[at]!;
    for (let seat = 0; seat < row.seats.length; seat += 1) {
      x[start + seat] = row.x[seat]!;
      y[start + seat] = row.y[seat]!;
      kind[start + seat] = Math.max(0, characters.indexOf(row.kinds?.[seat] ?? '.'));
    }
  });
  return { rows, count, x, y, kind, rowStart };
}

const isSmall = (values: readonly number[]): boolean =>
  values.every((value) => Number.isInteger(value) && Math.abs(value) < 32_768);

/** Returns the index of a seat's row. */
export function rowOfSeat({ rowStart }: SectionGeometry, seat: number): number {
  let low = 0;
  let high = rowStart.length - 1;
  while (high - low > 1) {
    const middle = (low + high) >> 1;
    if (rowStart[middle]! <= seat) low = middle;
    else high = middle;
  }
  return low;
}
