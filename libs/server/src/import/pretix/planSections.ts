import { flat, type ChartRow, type ChartSection, type Point } from '@foyer/catalogue';
import { pointerTo, type ImportProblems } from '../document/importProblems.ts';
import { codeOf, createRowCodes } from './planCodes.ts';
import { hullAround, placed } from './planGeometry.ts';
import type { PlanZone, SeatingPlan } from './seatingPlan.ts';

/** Seats of one category in one zone, which become a section. */
export interface PlanBlock {
  sectionCode: string;
  name: string;
  category: string;
  rows: Map<string, BlockSeat[]>;
  /** Row names by code. */
  labels: Map<string, string>;
  rowCode: (label: string, fallback: string) => string;
}

interface BlockSeat {
  number: string;
  at: Point;
  /** Index of the seat's row in the file; keeps rows of the same name apart. */
  part: number;
}

/** Contract's maximum length of a seat code's last part. */
const longestSeatNumber = 8;

function zoneName(zone: PlanZone, index: number): string {
  return zone.name?.trim() || zone.zone_id?.trim() || `Zone ${index + 1}`;
}

function noteSeatsTwice(block: PlanBlock, pointer: string, problems: ImportProblems): void {
  for (const [row, seats] of block.rows) {
    const numbers = new Set<string>();
    for (const { number } of seats) {
      if (numbers.has(number)) {
        problems.add(
          pointer,
          `expected each seat of row ${block.labels.get(row) ?? row} once, found ${number} twice in ${block.name}`,
        );
      }
      numbers.add(number);
    }
  }
}

/** Reads the number of a seat; undefined, with a problem noted, if it has none or too long a one. */
function seatNumberAt(pointer: string, given: string, problems: ImportProblems): string | undefined {
  const number = codeOf(given, Number.POSITIVE_INFINITY);
  if (number !== '' && number.length <= longestSeatNumber) return number;
  problems.add(
    pointerTo(pointer, 'seat_number'),
    number === ''
      ? 'expected a letter or a digit in the number of the seat'
      : `expected at most ${longestSeatNumber} letters and digits, found ${given}`,
  );
  return undefined;
}

function addSeat(block: PlanBlock, row: { label: string; position: string }, seat: BlockSeat): void {
  const code = block.rowCode(row.label, row.position);
  const seats = block.rows.get(code) ?? [];
  seats.push(seat);
  block.labels.set(code, row.label);
  block.rows.set(code, seats);
}

/** Splits zones by category, since a section has a single price. */
export function blocksOf(
  plan: SeatingPlan,
  sectionCode: (name: string) => string,
  problems: ImportProblems,
): PlanBlock[] {
  return plan.zones.flatMap((zone, zoneIndex) => {
    const blocks = new Map<string, PlanBlock>();
    const categories = new Set(zone.rows.flatMap((row) => row.seats.map((seat) => seat.category)));
    const zoneText = zoneName(zone, zoneIndex);
    const openBlock = (category: string): PlanBlock => {
      const name = categories.size > 1 ? `${zoneText} ${category}` : zoneText;
      const block = {
        sectionCode: sectionCode(name),
        name,
        category,
        rows: new Map<string, BlockSeat[]>(),
        labels: new Map<string, string>(),
        rowCode: createRowCodes(),
      };
      blocks.set(category, block);
      return block;
    };
    zone.rows.forEach((row, rowIndex) => {
      const position = String(rowIndex + 1);
      const label = row.row_number.trim() || position;
      row.seats.forEach((seat, seatIndex) => {
        const pointer = pointerTo('', 'zones', zoneIndex, 'rows', rowIndex, 'seats', seatIndex);
        const number = seatNumberAt(pointer, seat.seat_number, problems);
        if (number === undefined) return;
        const block = blocks.get(seat.category) ?? openBlock(seat.category);
        const at = placed(zone.position, row.position, seat.position);
        addSeat(block, { label, position }, { number, at, part: rowIndex });
      });
    });
    blocks.forEach((block) => noteSeatsTwice(block, pointerTo('', 'zones', zoneIndex), problems));
    return [...blocks.values()];
  });
}

/** Computes the median distance between neighbouring seats, in plan units. */
export function usualPitch(blocks: readonly PlanBlock[]): number {
  const gaps = blocks.flatMap((block) =>
    [...block.rows.values()].flatMap((seats) =>
      seats.slice(1).flatMap((seat, index) => {
        const before = seats[index];
        const gap = before ? Math.hypot(seat.at.x - before.at.x, seat.at.y - before.at.y) : 0;
        return gap > 0 && before?.part === seat.part ? [gap] : [];
      }),
    ),
  );
  gaps.sort((one, other) => one - other);
  return gaps[Math.floor(gaps.length / 2)] ?? 10;
}

const seatPitch = 10;

/** Builds a row. A gap of more than 1.6 seats is an aisle, and so is the end of a row in the file. */
function rowOf(
  { row, label, rank }: { row: string; label: string; rank: number },
  seats: readonly BlockSeat[],
  scale: number,
): ChartRow {
  const points = seats.map(({ at }) => ({ x: at.x * scale, y: at.y * scale }));
  let leap = 0;
  const adjacency = seats.map((seat, index) => {
    const before = seats[index - 1];
    const here = points[index];
    const there = points[index - 1];
    const gap = here && there ? Math.hypot(here.x - there.x, here.y - there.y) : 0;
    if (before && (before.part !== seat.part || gap > seatPitch * 1.6)) leap += 1;
    return index + leap;
  });
  return {
    row,
    ...(label === row ? {} : { label }),
    rank,
    seats: seats.map(({ number }) => number),
    x: points.map(({ x }) => Math.round(x)),
    y: points.map(({ y }) => Math.round(y)),
    ...(leap > 0 ? { adjacency } : {}),
  };
}

/** Converts a block to a section, scaled to a seat distance of ten units. */
export function sectionOf(block: PlanBlock, pitch: number): ChartSection {
  const scale = seatPitch / pitch;
  const points = [...block.rows.values()].flat().map(({ at }) => ({ x: at.x * scale, y: at.y * scale }));
  const rows = [...block.rows].map(([row, seats], rank) =>
    rowOf({ row, label: block.labels.get(row) ?? row, rank }, seats, scale),
  );
  const middle = points.reduce((sum, { x, y }) => ({ x: sum.x + x, y: sum.y + y }), { x: 0, y: 0 });
  return {
    sectionCode: block.sectionCode,
    name: block.name,
    seating: 'seated',
    outline: flat(hullAround(points, 8)),
    labelAt: [Math.round(middle.x / points.length), Math.round(middle.y / points.length)],
    capacity: points.length,
    rank: 0,
    rows,
  };
}
