import type { ChartRow, ChartSection, ChartShape, SeatChart } from '../chart/seatChart.ts';
import { bowlPath, pointsAlong, type BowlPath } from './bowlPath.ts';

interface Tier {
  readonly level: string;
  readonly firstNumber: number;
  readonly sections: number;
  readonly rows: number;
  /** Distance from the line around the field to the first row. */
  readonly away: number;
}

const AISLE = 18;
const ROW_PITCH = 11;

const rowName = (row: number): string =>
  row < 26
    ? String.fromCharCode(65 + row)
    : `${String.fromCharCode(65 + Math.floor(row / 26) - 1)}${rowName(row % 26)}`;

function kindsOf(row: number, rows: number, count: number, section: number): string | undefined {
  // Wheelchair places with companions in the last row of every third section; a few pillars.
  if (row === rows - 1 && section % 3 === 0)
    return '.'.repeat(Math.max(count - 6, 0)) + 'wcwcwc'.slice(0, count);
  if (row === 0 && section % 5 === 2) return 'rr' + '.'.repeat(Math.max(count - 4, 0)) + 'rr';
  return undefined;
}

function buildTier(pathAt: (away: number) => BowlPath, tier: Tier, rankFrom: number): ChartSection[] {
  const { sections, rows, away, firstNumber, level } = tier;
  // Sections are cut along the middle line of the tier, so that corners are not wider than sides.
  const middle = away + ((rows - 1) * ROW_PITCH) / 2;
  const path = pathAt(middle);
  const slot = path.length / sections;
  return Array.from({ length: sections }, (_, at) => {
    const start = (at - 0.5) * slot + AISLE / 2;
    const end = (at + 0.5) * slot - AISLE / 2;
    const line = (depth: number) => (share: number) => path.at(start + (end - start) * share, depth - middle);
    const list = Array.from({ length: rows }, (_unused, row): ChartRow => {
      const { x, y } = pointsAlong(line(away + row * ROW_PITCH), 10);
      const kinds = kindsOf(row, rows, x.length, at);
      return {
        row: rowName(row),
        rank: row,
        seats: x.map((_seat, seat) => String(seat + 1)),
        x,
        y,
        ...(kinds ? { kinds } : {}),
      };
    });
    const edge = (depth: number) => Array.from({ length: 9 }, (_unused, point) => line(depth)(point / 8));
    const outline = [...edge(away - 8), ...edge(away + (rows - 1) * ROW_PITCH + 8).reverse()]
      .flat()
      .map(Math.round);
    const [x, y] = line(away + ((rows - 1) * ROW_PITCH) / 2)(0.5);
    return {
      sectionCode: String(firstNumber + at),
      name: String(firstNumber + at),
      level,
      seating: 'seated',
      outline,
      labelAt: [Math.round(x), Math.round(y)],
      capacity: list.reduce((sum, row) => sum + row.seats.length, 0),
      rank: rankFrom + Math.min(at, sections - at),
      rows: list,
    };
  });
}

function rectangle(cx: number, cy: number, across: number, down: number): number[] {
  return [cx - across, cy - down, cx + across, cy - down, cx + across, cy + down, cx - across, cy + down];
}

function bowl(
  name: string,
  size: { across: number; down: number; corner: number },
  tiers: readonly Tier[],
  inside: (cx: number, cy: number) => { shapes: ChartShape[]; sections: ChartSection[] },
): SeatChart {
  const deepest = Math.max(...tiers.map((tier) => tier.away + tier.rows * ROW_PITCH)) + 30;
  const cx = Math.round(size.across + size.corner + deepest);
  const cy = Math.round(size.down + size.corner + deepest);
  const pathAt = (away: number) => bowlPath(cx, cy, size.across, size.down, size.corner + away);
  const path = pathAt(0);
  const { shapes, sections } = inside(cx, cy);
  const ground = Array.from({ length: 64 }, (_, at) => path.at((at / 64) * path.length, 6))
    .flat()
    .map(Math.round);
  return {
    seatChartId: `chart-${name}`,
    version: 1,
    name,
    width: 2 * cx,
    height: 2 * cy,
    shapes: [{ kind: 'floor', points: ground }, ...shapes],
    sections: [...sections, ...tiers.flatMap((tier, at) => buildTier(pathAt, tier, 10 + at * 100))],
  };
}

const standing = (section: Omit<ChartSection, 'seating'>): ChartSection => ({ ...section, seating: 'ga' });

/** Builds an arena of about 18,000 seats with a standing floor in front of the stage. */
export function buildArena(): SeatChart {
  const tiers: Tier[] = [
    { level: 'Lower bowl', firstNumber: 101, sections: 24, rows: 18, away: 34 },
    { level: 'Upper bowl', firstNumber: 201, sections: 32, rows: 23, away: 34 + 18 * ROW_PITCH + 44 },
  ];
  return bowl('arena', { across: 300, down: 110, corner: 130 }, tiers, (cx, cy) => ({
    shapes: [{ kind: 'stage', points: rectangle(cx - 300, cy, 90, 150), label: 'STAGE' }],
    sections: [
      standing({
        sectionCode: 'PIT',
        name: 'Pit',
        outline: rectangle(cx - 110, cy, 80, 180),
        labelAt: [cx - 110, cy],
        capacity: 400,
        rank: 0,
      }),
      standing({
        sectionCode: 'FLOOR',
        name: 'Floor',
        outline: rectangle(cx + 150, cy, 160, 190),
        labelAt: [cx + 150, cy],
        capacity: 1_600,
        rank: 1,
      }),
    ],
  }));
}

/** Builds a stadium: 60,000 seats with two upper tiers, more than 80,000 with three. */
export function buildStadium(tiers: 2 | 3 = 2): SeatChart {
  const all: Tier[] = [
    { level: 'Field level', firstNumber: 101, sections: 44, rows: 36, away: 60 },
    { level: 'Club level', firstNumber: 201, sections: 56, rows: 41, away: 60 + 36 * ROW_PITCH + 50 },
    { level: 'Upper deck', firstNumber: 301, sections: 64, rows: 18, away: 60 + 77 * ROW_PITCH + 100 },
  ];
  return bowl('stadium', { across: 560, down: 320, corner: 290 }, all.slice(0, tiers), (cx, cy) => ({
    shapes: [{ kind: 'field', points: rectangle(cx, cy, 560, 340), label: 'FIELD' }],
    sections: [],
  }));
}

/** Builds a club: standing room, a bar, and a small balcony with seats. */
export function buildClub(): SeatChart {
  const rows = Array.from({ length: 4 }, (_, row): ChartRow => {
    const { x, y } = pointsAlong(
      (share) => [120 + share * 360, 400 + row * 14 - Math.sin(share * Math.PI) * 24],
      10,
    );
    return { row: rowName(row), rank: row, seats: x.map((_seat, seat) => String(seat + 1)), x, y };
  });
  return {
    seatChartId: 'chart-club',
    version: 1,
    name: 'club',
    width: 600,
    height: 480,
    shapes: [
      { kind: 'wall', points: [10, 10, 590, 10, 590, 470, 10, 470] },
      { kind: 'stage', points: rectangle(300, 50, 170, 30), label: 'STAGE' },
      { kind: 'label', points: [530, 240], label: 'BAR' },
    ],
    sections: [
      standing({
        sectionCode: 'FRONT',
        name: 'Front',
        outline: rectangle(300, 130, 180, 36),
        labelAt: [300, 130],
        capacity: 120,
        rank: 0,
      }),
      standing({
        sectionCode: 'FLOOR',
        name: 'Main floor',
        outline: rectangle(300, 260, 180, 78),
        labelAt: [300, 260],
        capacity: 480,
        rank: 1,
      }),
      {
        sectionCode: 'BALC',
        name: 'Balcony',
        seating: 'seated',
        outline: [106, 388, 200, 364, 300, 358, 400, 364, 494, 388, 494, 456, 106, 456],
        labelAt: [300, 404],
        capacity: rows.reduce((sum, row) => sum + row.seats.length, 0),
        rank: 2,
        rows,
      },
    ],
  };
}
