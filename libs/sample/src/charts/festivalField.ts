import {
  circle,
  finishChart,
  flat,
  rectangle,
  ringPart,
  sameText,
  straightPath,
  type CatalogueChart,
  type ChartSection,
  type ChartShape,
} from '@foyer/catalogue';
import { withEntrances } from './entrances.ts';
import { letterRow } from './rowNames.ts';
import { buildSeatedSection, buildStandingSection } from './seatedSection.ts';
import { zoneNames } from './zoneNames.ts';

/** Capacity of each part of the field. */
export interface FestivalFieldPlan {
  seatChartId: string;
  name: string;
  capacities: { pit: number; field: number; vip: number; camping: number; platform: number };
  words: { mainStage: string; secondStage: string; food: string; water: string; entrance: string };
}

const stand = (
  sectionCode: string,
  name: string,
  place: Pick<ChartSection, 'outline' | 'labelAt' | 'capacity'>,
): ChartSection => buildStandingSection({ sectionCode, name, level: sectionCode.toLowerCase(), ...place });

function zonesOnTheGrass({ capacities }: FestivalFieldPlan): ChartSection[] {
  const main = { x: 800, y: 120 };
  return [
    stand('PIT', 'Front Pit', {
      outline: ringPart(main, [110, 300], [25, 155], 24),
      labelAt: [800, 330],
      capacity: capacities.pit,
    }),
    stand('FIELD', 'The Field', {
      outline: ringPart(main, [320, 820], [55, 125], 28),
      labelAt: [800, 700],
      capacity: capacities.field,
    }),
    stand('VIP', 'River Terrace', {
      outline: ringPart(main, [330, 640], [4, 34], 10),
      labelAt: [1250, 290],
      capacity: capacities.vip,
    }),
    stand('PLATFORM', 'Viewing Platform', {
      outline: ringPart(main, [330, 470], [146, 168], 8),
      labelAt: [430, 270],
      capacity: capacities.platform,
    }),
    stand('CAMP', 'Camping Meadow', {
      outline: [50, 720, 170, 650, 285, 700, 300, 860, 290, 1010, 170, 1060, 60, 1000],
      labelAt: [180, 860],
      capacity: capacities.camping,
    }),
  ];
}

function grandstand(): ChartSection {
  const rows = Array.from({ length: 8 }, (_, index) => ({
    row: letterRow(index),
    path: straightPath({ x: 640, y: 985 + index * 13 }, { x: 960, y: 985 + index * 13 }, { x: 0, y: 1 }),
    aisles: [0.5],
    accessible: index === 0,
  }));
  return buildSeatedSection({ sectionCode: 'STAND', name: 'Grandstand', level: 'stand', rows });
}

function landscape({ words }: FestivalFieldPlan): ChartShape[] {
  const river = Array.from({ length: 13 }, (_, index) => ({
    x: 1500 + Math.sin(index * 0.9) * 40,
    y: index * 95,
  }));
  const trees = Array.from({ length: 14 }, (_, index): ChartShape => ({
    kind: 'wall',
    points: circle(
      {
        x: 1130 + (index % 7) * 44 + (index % 3) * 9,
        y: 905 + Math.floor(index / 7) * 74 + (index % 4) * 13,
      },
      13,
      10,
    ),
  }));
  return [
    { kind: 'field', points: rectangle(0, 0, 1440, 1160) },
    { kind: 'floor', points: flat([...river, ...river.toReversed().map(({ x, y }) => ({ x: x + 110, y }))]) },
    { kind: 'stage', points: [650, 20, 950, 20, 930, 150, 880, 190, 720, 190, 670, 150] },
    { kind: 'label', points: [800, 100], label: words.mainStage },
    { kind: 'stage', points: [60, 430, 190, 390, 230, 500, 100, 540] },
    { kind: 'label', points: [145, 465], label: words.secondStage },
    ...[0, 1, 2, 3].map((index): ChartShape => ({
      kind: 'wall',
      points: rectangle(60 + index * 66, 600, 46, 30),
    })),
    { kind: 'label', points: [182, 578], label: words.food },
    { kind: 'wall', points: circle({ x: 1330, y: 760 }, 22, 14) },
    { kind: 'label', points: [1330, 810], label: words.water },
    ...trees,
  ];
}

/** Builds an open field by a river: pit, field, terrace, platform, camping and a small seated stand. */
export function festivalFieldChart(plan: FestivalFieldPlan): CatalogueChart {
  const onLevel =
    (level: string) =>
    (section: ChartSection): boolean =>
      section.level === level;
  return finishChart(
    withEntrances(
      {
        seatChartId: plan.seatChartId,
        name: plan.name,
        shapes: landscape(plan),
        sections: [...zonesOnTheGrass(plan), grandstand()],
        zones: [
          { code: 'VIP', name: zoneNames.vip, wants: onLevel('vip') },
          { code: 'PIT', name: zoneNames.frontFloor, wants: onLevel('pit') },
          { code: 'CAMP', name: zoneNames.campingWeekend, wants: onLevel('camp') },
          { code: 'STAND', name: sameText('Grandstand'), wants: onLevel('stand') },
          { code: 'PLATFORM', name: zoneNames.accessiblePlatform, wants: onLevel('platform') },
          { code: 'FIELD', name: zoneNames.generalAdmission, wants: onLevel('field') },
        ],
        focus: { x: 800, y: 120 },
      },
      plan.words.entrance,
    ),
  );
}
