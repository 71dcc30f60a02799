import { finishChart, rectangle, sameText, straightPath, type CatalogueChart } from '@foyer/catalogue';
import { withEntrances } from './entrances.ts';
import { numberRow } from './rowNames.ts';
import { buildSeatedSection, type RowPlan } from './seatedSection.ts';

/** Builds a flat hall with blocks of chairs: front rows and the rest, each left, middle and right. */
export function conferenceHallChart(plan: {
  seatChartId: string;
  name: string;
  rows: number;
  blockWidth: number;
}): CatalogueChart {
  const frontRows = 6;
  const rowsFrom = (first: number, count: number, left: number, isLast: boolean): RowPlan[] =>
    Array.from({ length: count }, (_, index) => {
      const y = (first + index) * 13 + (first >= frontRows ? 40 : 0);
      return {
        row: numberRow(first + index),
        path: straightPath({ x: left, y }, { x: left + plan.blockWidth, y }, { x: 0, y: 1 }),
        accessible: isLast && index === count - 1,
      };
    });
  const sections = ['A', 'B', 'C'].flatMap((block, index) => {
    const left = index * (plan.blockWidth + 36);
    const front = { sectionCode: `F${block}`, name: `Front ${block}`, level: 'front' };
    const rest = { sectionCode: `H${block}`, name: `Hall ${block}`, level: 'hall' };
    return [
      buildSeatedSection({ ...front, rows: rowsFrom(0, frontRows, left, false) }),
      buildSeatedSection({ ...rest, rows: rowsFrom(frontRows, plan.rows - frontRows, left, true) }),
    ];
  });
  const width = plan.blockWidth * 3 + 72;
  return finishChart(
    withEntrances({
      seatChartId: plan.seatChartId,
      name: plan.name,
      shapes: [
        { kind: 'stage', points: rectangle(width * 0.2, -150, width * 0.6, 100) },
        { kind: 'label', points: [Math.round(width / 2), -100], label: 'STAGE' },
      ],
      sections,
      zones: [
        { code: 'FRONT', name: sameText('Front'), wants: ({ level }) => level === 'front' },
        { code: 'HALL', name: sameText('Hall'), wants: () => true },
      ],
      focus: { x: width / 2, y: -60 },
    }),
  );
}
