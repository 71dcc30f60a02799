import { circle, finishChart, type CatalogueChart } from '@foyer/catalogue';
import { withEntrances } from './entrances.ts';
import { bowlSections } from './bowl.ts';
import { letterRow } from './rowNames.ts';
import { zoneNames } from './zoneNames.ts';

/** Builds a central stage with seats all around, divided into wedges by the actors' aisles. */
export function roundStageChart(plan: {
  seatChartId: string;
  name: string;
  rows: number;
  stageRadius: number;
}): CatalogueChart {
  const radius = plan.stageRadius + 20;
  const sections = bowlSections(
    { halfWidth: radius, halfHeight: radius, cornerRadius: radius },
    {
      level: 'ring',
      firstRowAt: 14,
      rowCount: plan.rows,
      rowPitch: 13,
      sections: { long: 0, short: 0, corner: 2 },
      codeOf: (index) => String.fromCharCode(65 + index),
      rowName: (index) => letterRow(index),
      accessibleEvery: 4,
    },
  );
  return finishChart(
    withEntrances({
      seatChartId: plan.seatChartId,
      name: plan.name,
      shapes: [
        { kind: 'stage', points: circle({ x: 0, y: 0 }, plan.stageRadius, 36) },
        { kind: 'label', points: [0, 0], label: 'STAGE' },
      ],
      sections,
      zones: [{ code: 'RING', name: zoneNames.ring, wants: () => true }],
      focus: { x: 0, y: 0 },
    }),
  );
}
