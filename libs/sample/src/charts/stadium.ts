import {
  circle,
  finishChart,
  rectangle,
  type CatalogueChart,
  type ChartSection,
  type ChartShape,
  type ZonePlan,
} from '@foyer/catalogue';
import { withEntrances } from './entrances.ts';
import { bowlSections, type BowlShape, type BowlTier } from './bowl.ts';
import { letterRow, numberRow } from './rowNames.ts';
import { buildStandingSection } from './seatedSection.ts';
import { zoneNames } from './zoneNames.ts';

/** Stadium set up for football, or for a concert with the stage in the left end zone. */
export interface StadiumPlan {
  seatChartId: string;
  name: string;
  setUp: 'gridiron' | 'concert';
  rows: { lower: number; club: number; upper: number };
  /** For `concert`. */
  standing?: number;
}

const inner: BowlShape = { halfWidth: 1230, halfHeight: 660, cornerRadius: 420 };
const rowPitch = 13;
const stageEdge = -760;
const isBehind = (degrees: number): boolean => Math.abs(degrees) > 152;

function tiersOf(plan: StadiumPlan): BowlTier[] {
  const clubAt = 30 + plan.rows.lower * rowPitch + 40;
  const upperAt = clubAt + plan.rows.club * rowPitch + 50;
  const view = plan.setUp === 'concert' ? { keeps: (degrees: number): boolean => !isBehind(degrees) } : {};
  const base = { rowPitch, ...view };
  return [
    {
      ...base,
      level: 'lower',
      firstRowAt: 30,
      rowCount: plan.rows.lower,
      sections: { long: 8, short: 3, corner: 4 },
      codeOf: (index) => String(101 + index),
      rowName: numberRow,
      accessibleEvery: 4,
    },
    {
      ...base,
      level: 'club',
      firstRowAt: clubAt,
      rowCount: plan.rows.club,
      sections: { long: 8, short: 3, corner: 4 },
      codeOf: (index) => `C${index + 1}`,
      rowName: letterRow,
      accessibleEvery: 5,
    },
    {
      ...base,
      level: 'upper',
      firstRowAt: upperAt,
      rowCount: plan.rows.upper,
      sections: { long: 8, short: 3, corner: 6 },
      codeOf: (index) => String(401 + index),
      rowName: numberRow,
      accessibleEvery: 6,
    },
  ];
}

function gridironShapes(): ChartShape[] {
  const yardLines = Array.from({ length: 11 }, (_, index): ChartShape => ({
    kind: 'wall',
    points: rectangle(-1000 + index * 200 - 2, -490, 4, 980),
  }));
  return [
    { kind: 'floor', points: rectangle(-1210, -560, 2420, 1120) },
    { kind: 'field', points: rectangle(-1180, -490, 2360, 980) },
    ...yardLines,
  ];
}

function concertShapes(): ChartShape[] {
  return [
    { kind: 'floor', points: rectangle(-1210, -560, 2420, 1120) },
    { kind: 'stage', points: rectangle(-1200, -420, stageEdge + 1200, 840) },
    { kind: 'stage', points: rectangle(stageEdge, -60, 420, 120) },
    { kind: 'stage', points: circle({ x: stageEdge + 440, y: 0 }, 110) },
    { kind: 'label', points: [-980, 0], label: 'STAGE' },
    { kind: 'wall', points: rectangle(700, -70, 140, 140) },
  ];
}

function standingSections(standing: number): ChartSection[] {
  const front = [-740, -520, -200, -520, -200, -130, -240, -130, -330, -124, -740, -74];
  const back = [-180, -520, 1150, -520, 1150, -100, 660, -100, 660, -14, -180, -14];
  const mirrored = (outline: number[]): number[] =>
    outline.map((value, index) => (index % 2 === 0 ? value : -value));
  const section = (sectionCode: string, name: string, outline: number[], share: number): ChartSection =>
    buildStandingSection({
      sectionCode,
      name,
      outline,
      level: 'floor',
      capacity: Math.round(standing * share),
    });
  return [
    section('PITA', 'Pit A', front, 0.14),
    section('PITB', 'Pit B', mirrored(front), 0.14),
    section('FIELDA', 'Field A', back, 0.36),
    section('FIELDB', 'Field B', mirrored(back), 0.36),
  ];
}

function zonesFor(): ZonePlan[] {
  const isSideline = (section: ChartSection): boolean => Math.abs(section.labelAt[0]) < 700;
  return [
    { code: 'PIT', name: zoneNames.frontFloor, wants: (one) => one.sectionCode.startsWith('PIT') },
    { code: 'FIELD', name: zoneNames.floorStanding, wants: (one) => one.level === 'floor' },
    { code: 'CLUB', name: zoneNames.club, wants: (one) => one.level === 'club' },
    { code: 'SIDELINE', name: zoneNames.sideline, wants: (one) => one.level === 'lower' && isSideline(one) },
    { code: 'LOWER', name: zoneNames.lower, wants: (one) => one.level === 'lower' },
    { code: 'UPPER', name: zoneNames.upper, wants: (one) => one.level === 'upper' && isSideline(one) },
    { code: 'UPPEREND', name: zoneNames.upperEnd, wants: (one) => one.level === 'upper' },
  ];
}

/** Builds a stadium of three tiers around a football field. */
export function stadiumChart(plan: StadiumPlan): CatalogueChart {
  const isConcert = plan.setUp === 'concert';
  const seated = tiersOf(plan).flatMap((tier) => bowlSections(inner, tier));
  return finishChart(
    withEntrances({
      seatChartId: plan.seatChartId,
      name: plan.name,
      shapes: isConcert ? concertShapes() : gridironShapes(),
      sections: isConcert ? [...standingSections(plan.standing ?? 12_000), ...seated] : seated,
      zones: zonesFor(),
      focus: { x: isConcert ? stageEdge : 0, y: 0 },
      levelPenalty: { lower: 0, club: 60, upper: 700, floor: -300 },
    }),
  );
}
