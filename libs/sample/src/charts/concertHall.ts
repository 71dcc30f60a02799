import {
  arcPath,
  finishChart,
  radians,
  rectangle,
  sameText,
  straightPath,
  type CatalogueChart,
  type ChartSection,
  type ChartShape,
} from '@foyer/catalogue';
import { withEntrances } from './entrances.ts';
import { letterRow } from './rowNames.ts';
import { buildSeatedSection, type RowPlan } from './seatedSection.ts';

/** Shoebox hall: rows across, galleries along both walls, a choir behind the players. */
export interface ConcertHallPlan {
  seatChartId: string;
  name: string;
  rows: { stalls: number; circle: number };
  halfWidth: number;
}

function acrossRows(count: number, top: number, halfWidth: number, isLastAccessible: boolean): RowPlan[] {
  return Array.from({ length: count }, (_, index) => {
    const y = top + index * 13;
    // Shallow curve: the centre of the circle is far behind the players.
    const radius = 1400 + y;
    const angle = halfWidth / radius;
    return {
      row: letterRow(index),
      path: arcPath({ x: 0, y: -1400 }, radius, radians(90) + angle, radians(90) - angle),
      aisles: [0.28, 0.72],
      accessible: isLastAccessible && index === count - 1,
    };
  });
}

function gallery(side: -1 | 1, plan: ConcertHallPlan): ChartSection[] {
  const length = 8 * 10 + 4;
  const count = Math.max(2, Math.floor((plan.rows.stalls * 13 - 20) / (length + 16)));
  return Array.from({ length: count }, (_, index) => {
    const y = 60 + index * (length + 16);
    const number = index + 1;
    const row = (offset: number): RowPlan['path'] =>
      straightPath(
        { x: side * (plan.halfWidth + 44 + offset), y },
        { x: side * (plan.halfWidth + 44 + offset), y: y + length },
        { x: side, y: 0 },
      );
    return buildSeatedSection({
      sectionCode: `${side < 0 ? 'GL' : 'GR'}${number}`,
      name: `Gallery ${side < 0 ? 'Left' : 'Right'} ${number}`,
      level: 'gallery',
      rows: [
        { row: 'A', path: row(0) },
        { row: 'B', path: row(14), restricted: (share) => index === 0 && share < 0.5 },
      ],
    });
  });
}

function choir(): ChartSection {
  const rows = Array.from({ length: 5 }, (_, index): RowPlan => {
    const y = -150 - index * 13;
    return {
      row: letterRow(index),
      path: straightPath({ x: -170, y }, { x: 170, y }, { x: 0, y: -1 }),
      aisles: [0.5],
    };
  });
  return buildSeatedSection({ sectionCode: 'CHOIR', name: 'Choir', level: 'choir', rows });
}

/** Builds the chart of a shoebox concert hall. */
export function concertHallChart(plan: ConcertHallPlan): CatalogueChart {
  const circleTop = 40 + plan.rows.stalls * 13 + 56;
  const stalls = buildSeatedSection({
    sectionCode: 'STALLS',
    name: 'Stalls',
    level: 'stalls',
    rows: acrossRows(plan.rows.stalls, 40, plan.halfWidth, true),
  });
  const circleSection = buildSeatedSection({
    sectionCode: 'CIRCLE',
    name: 'Grand Circle',
    level: 'circle',
    rows: acrossRows(plan.rows.circle, circleTop, plan.halfWidth + 50, false),
  });
  const shapes: ChartShape[] = [
    { kind: 'stage', points: [-150, -125, 150, -125, 210, 10, -210, 10] },
    { kind: 'label', points: [0, -58], label: 'STAGE' },
    { kind: 'wall', points: rectangle(-plan.halfWidth - 50, circleTop - 28, plan.halfWidth * 2 + 100, 4) },
  ];
  return finishChart(
    withEntrances({
      seatChartId: plan.seatChartId,
      name: plan.name,
      shapes,
      sections: [stalls, circleSection, ...gallery(-1, plan), ...gallery(1, plan), choir()],
      zones: [
        { code: 'STALLS', name: sameText('Stalls'), wants: ({ level }) => level === 'stalls' },
        { code: 'GALLERY', name: sameText('Gallery'), wants: ({ level }) => level === 'gallery' },
        { code: 'CIRCLE', name: sameText('Grand Circle'), wants: ({ level }) => level === 'circle' },
        { code: 'CHOIR', name: sameText('Choir'), wants: ({ level }) => level === 'choir' },
      ],
      focus: { x: 0, y: 0 },
      levelPenalty: { gallery: 150, circle: 120, choir: 400 },
    }),
  );
}
