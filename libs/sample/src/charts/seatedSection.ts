import {
  flat,
  middleOf,
  simplify,
  type ChartRow,
  type ChartSection,
  type Point,
  type RowPath,
} from '@foyer/catalogue';

/** Scheme of printed seat numbers, from the left when facing the stage. */
export type SeatNumbering = 'upwards' | 'downwards' | 'oddFromRight' | 'evenFromLeft' | 'hundreds';

/** Row before its seats are laid out. */
export interface RowPlan {
  row: string;
  path: RowPath;
  /** Aisles inside the row, as shares of its length. */
  aisles?: readonly number[];
  /** Wheelchair places, each with a companion seat, spaced wider. */
  accessible?: boolean;
  /** Tells whether the view is restricted at a share of the row's length. */
  restricted?: (share: number) => boolean;
}

/** Section before its seats are laid out; front row first. */
export interface SectionPlan {
  sectionCode: string;
  name: string;
  level?: string;
  rows: readonly RowPlan[];
  numbering?: SeatNumbering;
}

const seatPitch = 10;
const wheelchairPitch = 14;
const aisleWidth = 16;
const outlinePad = 7;

const numberings: Record<SeatNumbering, (index: number, count: number) => number> = {
  upwards: (index) => index + 1,
  downwards: (index, count) => count - index,
  oddFromRight: (index, count) => 2 * (count - index) - 1,
  evenFromLeft: (index) => 2 * (index + 1),
  hundreds: (index) => 101 + index,
};

interface LaidSeat {
  distance: number;
  adjacency: number;
}

function blockLengths(plan: RowPlan): number[] {
  const cuts = [0, ...(plan.aisles ?? []), 1];
  return cuts.slice(1).map((cut, index) => (cut - (cuts[index] ?? 0)) * plan.path.length);
}

/** Centres seats between aisles; the adjacency index jumps by one at each aisle [C5.11]. */
function laySeats(plan: RowPlan): LaidSeat[] {
  const pitch = plan.accessible ? wheelchairPitch : seatPitch;
  const lengths = blockLengths(plan);
  const seats: LaidSeat[] = [];
  let start = 0;
  lengths.forEach((length, block) => {
    const left = block === 0 ? 0 : aisleWidth / 2;
    const right = block === lengths.length - 1 ? 0 : aisleWidth / 2;
    const usable = length - left - right;
    const count = Math.floor((usable + 0.01) / pitch);
    const offset = start + left + (usable - count * pitch) / 2 + pitch / 2;
    for (let index = 0; index < count; index += 1) {
      seats.push({ distance: offset + index * pitch, adjacency: seats.length + block });
    }
    start += length;
  });
  return seats;
}

function kindsOf(plan: RowPlan, seats: readonly LaidSeat[]): string | undefined {
  if (plan.accessible) return seats.map((_, index) => (index % 2 === 0 ? 'w' : 'c')).join('');
  const { restricted, path } = plan;
  if (!restricted) return undefined;
  const kinds = seats.map((seat) => (restricted(seat.distance / path.length) ? 'r' : '.')).join('');
  return kinds.includes('r') ? kinds : undefined;
}

function layRow(plan: RowPlan, rank: number, numbering: SeatNumbering): ChartRow {
  const seats = laySeats(plan);
  const points = seats.map((seat) => plan.path.at(seat.distance));
  const kinds = kindsOf(plan, seats);
  const hasAisle = seats.some((seat, index) => seat.adjacency !== index);
  return {
    row: plan.row,
    rank,
    seats: seats.map((_, index) => String(numberings[numbering](index, seats.length))),
    x: points.map((point) => Math.round(point.x)),
    y: points.map((point) => Math.round(point.y)),
    ...(kinds ? { kinds } : {}),
    ...(hasAisle ? { adjacency: seats.map((seat) => seat.adjacency) } : {}),
  };
}

function beside(path: RowPath, distance: number, offset: number): Point {
  const at = path.at(distance);
  const outward = path.outward(distance);
  return { x: at.x + outward.x * offset, y: at.y + outward.y * offset };
}

function edgeOf(path: RowPath, offset: number): Point[] {
  const steps = Math.max(2, Math.ceil(path.length / 12));
  const span = path.length + 2 * outlinePad - 10;
  return Array.from({ length: steps + 1 }, (_, index) =>
    beside(path, 5 - outlinePad + (span * index) / steps, offset),
  );
}

function outlineOf(rows: readonly RowPlan[]): Point[] {
  const front = rows[0];
  const back = rows.at(-1);
  if (!front || !back) throw new Error('a section needs a row');
  const end = outlinePad - 5;
  const rightEnds = rows.slice(1, -1).map((row) => beside(row.path, row.path.length + end, 0));
  const leftEnds = rows.slice(1, -1).map((row) => beside(row.path, -end, 0));
  const frontEdge = edgeOf(front.path, -outlinePad);
  const backEdge = edgeOf(back.path, outlinePad).reverse();
  return [...simplify([...frontEdge, ...rightEnds]), ...simplify([...backEdge, ...leftEnds.reverse()])];
}

/** Lays out the seats of a section and its outline. `rankSections` sets the rank later. */
export function buildSeatedSection(plan: SectionPlan): ChartSection {
  const rows = plan.rows.map((row, rank) => layRow(row, rank, plan.numbering ?? 'upwards'));
  const middle = plan.rows[Math.floor(plan.rows.length / 2)] ?? plan.rows[0];
  const label = middle ? middle.path.at(middle.path.length / 2) : { x: 0, y: 0 };
  return {
    sectionCode: plan.sectionCode,
    name: plan.name,
    ...(plan.level ? { level: plan.level } : {}),
    seating: 'seated',
    outline: flat(outlineOf(plan.rows)),
    labelAt: [Math.round(label.x), Math.round(label.y)],
    capacity: rows.reduce((sum, row) => sum + row.seats.length, 0),
    rank: 0,
    rows,
  };
}

/** Builds a standing section; its name is centred unless the plan has a position. */
export function buildStandingSection(
  plan: Pick<SectionPlan, 'sectionCode' | 'name' | 'level'> & {
    outline: number[];
    labelAt?: [number, number];
    capacity: number;
  },
): ChartSection {
  return { labelAt: middleOf(plan.outline), ...plan, seating: 'ga', rank: 0 };
}
