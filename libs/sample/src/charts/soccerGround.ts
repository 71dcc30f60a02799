import { circle, finishChart, rectangle, type CatalogueChart, type ChartShape } from '@foyer/catalogue';
import { withEntrances } from './entrances.ts';
import { bowlSections } from './bowl.ts';
import { letterRow } from './rowNames.ts';
import { zoneNames } from './zoneNames.ts';

const halfLength = 1050;
const halfWidth = 680;

function pitchShapes(): ChartShape[] {
  const half = { x: halfLength, y: halfWidth };
  return [
    { kind: 'field', points: rectangle(-half.x, -half.y, half.x * 2, half.y * 2) },
    { kind: 'wall', points: rectangle(-2, -half.y, 4, half.y * 2) },
    { kind: 'wall', points: circle({ x: 0, y: 0 }, 183) },
    { kind: 'field', points: circle({ x: 0, y: 0 }, 178) },
    ...[-1, 1].flatMap((side): ChartShape[] => [
      { kind: 'wall', points: rectangle(side > 0 ? half.x - 330 : -half.x, -403, 330, 806) },
      { kind: 'field', points: rectangle(side > 0 ? half.x - 325 : -half.x, -398, 325, 796) },
    ]),
  ];
}

/** Builds a soccer ground: four straight stands with open corners. */
export function soccerGroundChart(plan: { seatChartId: string; name: string; rows: number }): CatalogueChart {
  const sections = bowlSections(
    { halfWidth: halfLength + 60, halfHeight: halfWidth + 60, cornerRadius: 0 },
    {
      level: 'stand',
      firstRowAt: 24,
      rowCount: plan.rows,
      rowPitch: 14,
      sections: { long: 9, short: 6, corner: 0 },
      codeOf: (index) => String(101 + index),
      rowName: letterRow,
      accessibleEvery: 4,
    },
  );
  return finishChart(
    withEntrances({
      seatChartId: plan.seatChartId,
      name: plan.name,
      shapes: pitchShapes(),
      sections,
      zones: [
        {
          code: 'CENTRE',
          name: zoneNames.lowerCentre,
          wants: ({ labelAt: [x, y] }) => Math.abs(x) < 520 && Math.abs(y) > halfWidth,
        },
        { code: 'SIDE', name: zoneNames.sideline, wants: ({ labelAt: [, y] }) => Math.abs(y) > halfWidth },
        { code: 'END', name: zoneNames.endZone, wants: () => true },
      ],
      focus: { x: 0, y: 0 },
    }),
  );
}
