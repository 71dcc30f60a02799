import {
  circle,
  finishChart,
  middleOf,
  rectangle,
  type CatalogueChart,
  type ChartRow,
  type ChartSection,
  type ChartShape,
  type Point,
} from '@foyer/catalogue';
import { withEntrances } from './entrances.ts';
import { buildStandingSection } from './seatedSection.ts';
import { zoneNames } from './zoneNames.ts';

/** Club: a floor in front of the stage, a bar, a few tables, optionally a standing balcony. */
export interface ClubPlan {
  seatChartId: string;
  name: string;
  width: number;
  depth: number;
  floor: number;
  tables: number;
  balcony?: number;
  words: { floor: string; tables: string; balcony: string; stage: string; bar: string; entrance: string };
}

const seatsAtTable = 4;
const tablePitch = 68;

function tableRow(middle: Point, index: number): ChartRow {
  const angles = [225, 315, 45, 135].map((degrees) => (degrees * Math.PI) / 180);
  const place = (angle: number): Point => ({
    x: Math.round(middle.x + 20 * Math.cos(angle)),
    y: Math.round(middle.y + 20 * Math.sin(angle)),
  });
  const points = angles.map(place);
  return {
    row: `T${index + 1}`,
    rank: index,
    seats: Array.from({ length: seatsAtTable }, (_, seat) => String(seat + 1)),
    x: points.map((point) => point.x),
    y: points.map((point) => point.y),
    ...(index === 0 ? { kinds: 'wc..' } : {}),
  };
}

/** Lays tables in two lines along the left wall. */
function tableSection(plan: ClubPlan): { section: ChartSection; shapes: ChartShape[] } {
  const perLine = Math.ceil(plan.tables / 2);
  const middles = Array.from({ length: plan.tables }, (_, index) => ({
    x: 50 + (index % 2) * tablePitch,
    y: 190 + Math.floor(index / 2) * tablePitch,
  }));
  const outline = rectangle(10, 150, 2 * tablePitch + 10, perLine * tablePitch + 10);
  const rows = middles.map(tableRow);
  return {
    section: {
      sectionCode: 'TABLES',
      name: plan.words.tables,
      level: 'tables',
      seating: 'seated',
      outline,
      labelAt: [10 + tablePitch, 150 + Math.round((perLine * tablePitch) / 2)],
      capacity: plan.tables * seatsAtTable,
      rank: 0,
      rows,
    },
    shapes: middles.map((middle) => ({ kind: 'wall', points: circle(middle, 11, 16) })),
  };
}

/** Builds the chart of a club, stage on top. */
export function clubChart(plan: ClubPlan): CatalogueChart {
  const { width, depth, words } = plan;
  const hasTables = plan.tables > 0;
  const left = hasTables ? 2 * tablePitch + 44 : 20;
  const tables = hasTables ? [tableSection(plan)] : [];
  const right = width - 20;
  const floorOutline = [
    left,
    150,
    right,
    150,
    right,
    depth - 190,
    right - 70,
    depth - 120,
    left,
    depth - 120,
  ];
  const standing: ChartSection[] = [
    buildStandingSection({
      sectionCode: 'FLOOR',
      name: words.floor,
      level: 'floor',
      outline: floorOutline,
      labelAt: middleOf(floorOutline),
      capacity: plan.floor,
    }),
  ];
  if (plan.balcony) {
    const outline = rectangle(20, depth + 30, width - 40, 90);
    const labelAt = middleOf(outline);
    standing.push(
      buildStandingSection({
        sectionCode: 'BALCONY',
        name: words.balcony,
        level: 'balcony',
        outline,
        labelAt,
        capacity: plan.balcony,
      }),
    );
  }
  return finishChart(
    withEntrances(
      {
        seatChartId: plan.seatChartId,
        name: plan.name,
        shapes: [
          { kind: 'floor', points: rectangle(0, 0, width, depth) },
          {
            kind: 'stage',
            points: [width * 0.22, 10, width * 0.78, 10, width * 0.84, 125, width * 0.16, 125],
          },
          { kind: 'label', points: [width / 2, 68], label: words.stage },
          { kind: 'wall', points: rectangle(left, depth - 70, right - left - 80, 40) },
          { kind: 'label', points: [Math.round((left + right - 80) / 2), depth - 50], label: words.bar },
          ...tables.flatMap((one) => one.shapes),
        ],
        sections: [...standing, ...tables.map((one) => one.section)],
        zones: [
          { code: 'TABLES', name: zoneNames.tables, wants: ({ level }) => level === 'tables' },
          { code: 'BALCONY', name: zoneNames.balconyStanding, wants: ({ level }) => level === 'balcony' },
          { code: 'FLOOR', name: zoneNames.generalAdmission, wants: ({ level }) => level === 'floor' },
        ],
        focus: { x: width / 2, y: 100 },
        levelPenalty: { balcony: 200 },
      },
      words.entrance,
    ),
  );
}
