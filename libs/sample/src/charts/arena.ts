import {
  circle,
  finishChart,
  rectangle,
  roundedRectangle,
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

/** Rows per level of an arena. */
export interface ArenaPlan {
  seatChartId: string;
  name: string;
  setUp: 'rink' | 'court' | 'endStage';
  rows: { lower: number; club: number; upper: number };
  /** For `endStage`. */
  standing?: { front: number; floor: number };
  /** Names of the standing sections, as signposted in the venue. */
  standingNames?: { front: string; left: string; right: string };
}

const inner: BowlShape = { halfWidth: 650, halfHeight: 318, cornerRadius: 180 };
const rowPitch = 13;
const firstLower = 34;
const stageEdge = -430;
/** End of the stage's runway; leaves the pit room for its name on a phone. */
const runwayEnd = -360;
/** Directions behind or beside the stage, which is at the left. */
const isBehind = (degrees: number): boolean => Math.abs(degrees) > 162;
const isBeside = (degrees: number): boolean => Math.abs(degrees) > 153;

function tiersOf(plan: ArenaPlan): BowlTier[] {
  const clubAt = firstLower + plan.rows.lower * rowPitch + 34;
  const upperAt = clubAt + plan.rows.club * rowPitch + 40;
  const view =
    plan.setUp === 'endStage'
      ? { keeps: (degrees: number): boolean => !isBehind(degrees), restricted: isBeside }
      : {};
  const tier = (
    level: string,
    base: number,
    firstRowAt: number,
    rowCount: number,
  ): Omit<BowlTier, 'sections'> => ({
    level,
    firstRowAt,
    rowCount,
    rowPitch,
    codeOf: (index) => String(base + index + 1),
    rowName: level === 'club' ? letterRow : numberRow,
    ...view,
  });
  return [
    {
      ...tier('lower', 100, firstLower, plan.rows.lower),
      sections: { long: 5, short: 1, corner: 2 },
      accessibleEvery: 3,
    },
    {
      ...tier('club', 200, clubAt, plan.rows.club),
      sections: { long: 6, short: 2, corner: 3 },
      accessibleEvery: 4,
    },
    {
      ...tier('upper', 300, upperAt, plan.rows.upper),
      sections: { long: 6, short: 2, corner: 4 },
      accessibleEvery: 6,
    },
  ];
}

function rinkShapes(): ChartShape[] {
  const ice = { kind: 'field' as const, points: roundedRectangle({ x: 0, y: 0 }, 600, 270, 150) };
  const line = (x: number, width: number): ChartShape => ({
    kind: 'wall',
    points: rectangle(x - width / 2, -268, width, 536),
  });
  return [ice, line(-170, 8), line(0, 6), line(170, 8), { kind: 'wall', points: circle({ x: 0, y: 0 }, 50) }];
}

function courtShapes(): ChartShape[] {
  return [
    { kind: 'floor', points: roundedRectangle({ x: 0, y: 0 }, 610, 280, 120) },
    { kind: 'field', points: rectangle(-420, -225, 840, 450) },
    { kind: 'wall', points: rectangle(-2, -225, 4, 450) },
    { kind: 'wall', points: circle({ x: 0, y: 0 }, 55) },
    { kind: 'wall', points: rectangle(-420, -72, 170, 144) },
    { kind: 'wall', points: rectangle(250, -72, 170, 144) },
  ];
}

function stageShapes(): ChartShape[] {
  return [
    { kind: 'floor', points: roundedRectangle({ x: 0, y: 0 }, 610, 280, 120) },
    {
      kind: 'stage',
      points: [
        -640,
        -200,
        stageEdge,
        -200,
        stageEdge,
        -45,
        runwayEnd,
        -45,
        runwayEnd,
        45,
        stageEdge,
        45,
        stageEdge,
        200,
        -640,
        200,
      ],
    },
    { kind: 'label', points: [-535, 0], label: 'STAGE' },
    { kind: 'wall', points: rectangle(392, -50, 70, 100) },
  ];
}

function standingSections(plan: ArenaPlan): ChartSection[] {
  const { front, floor } = plan.standing ?? { front: 700, floor: 2300 };
  const names = plan.standingNames ?? { front: 'Front Pit', left: 'Floor A', right: 'Floor B' };
  const frontOutline = [
    stageEdge + 12,
    -225,
    -110,
    -225,
    -110,
    225,
    stageEdge + 12,
    225,
    stageEdge + 12,
    57,
    runwayEnd + 12,
    57,
    runwayEnd + 12,
    -57,
    stageEdge + 12,
    -57,
  ];
  const upperHalf = [-98, -250, 480, -250, 560, -190, 560, -62, 380, -62, 380, -6, -98, -6];
  const lowerHalf = upperHalf.map((value, index) => (index % 2 === 0 ? value : -value));
  const parts = [
    { sectionCode: 'PIT', name: names.front, outline: frontOutline, capacity: front },
    { sectionCode: 'FLOORA', name: names.left, outline: upperHalf, capacity: Math.ceil(floor / 2) },
    { sectionCode: 'FLOORB', name: names.right, outline: lowerHalf, capacity: Math.floor(floor / 2) },
  ];
  const [pit, ...floors] = parts.map((part) => buildStandingSection({ ...part, level: 'floor' }));
  return [{ ...pit!, labelAt: [(runwayEnd + 12 - 110) / 2, 0] }, ...floors];
}

function zonesFor(isConcert: boolean): ZonePlan[] {
  const isCentral = (section: ChartSection): boolean => Math.abs(section.labelAt[0]) < 420;
  const isLimited = (section: ChartSection): boolean =>
    section.rows?.every((row) => row.kinds?.includes('r') || row.kinds?.includes('w')) ?? false;
  const zones: ZonePlan[] = [
    { code: 'LIMITED', name: zoneNames.behindStage, wants: (one) => isConcert && isLimited(one) },
    { code: 'PIT', name: zoneNames.frontFloor, wants: (one) => one.sectionCode === 'PIT' },
    { code: 'FLOOR', name: zoneNames.floorStanding, wants: (one) => one.level === 'floor' },
    { code: 'LOWERC', name: zoneNames.lowerCentre, wants: (one) => one.level === 'lower' && isCentral(one) },
    { code: 'LOWER', name: zoneNames.lower, wants: (one) => one.level === 'lower' },
    { code: 'CLUB', name: zoneNames.club, wants: (one) => one.level === 'club' },
    { code: 'UPPER', name: zoneNames.upper, wants: (one) => one.level === 'upper' && isCentral(one) },
    { code: 'UPPEREND', name: zoneNames.upperEnd, wants: (one) => one.level === 'upper' },
  ];
  return zones;
}

/** Builds an arena of three levels around a rink, a court or a standing floor with the stage at its left end. */
export function arenaChart(plan: ArenaPlan): CatalogueChart {
  const isConcert = plan.setUp === 'endStage';
  const shapes = { rink: rinkShapes, court: courtShapes, endStage: stageShapes }[plan.setUp]();
  const seated = tiersOf(plan).flatMap((tier) => bowlSections(inner, tier));
  return finishChart(
    withEntrances({
      seatChartId: plan.seatChartId,
      name: plan.name,
      shapes,
      sections: isConcert ? [...standingSections(plan), ...seated] : seated,
      zones: zonesFor(isConcert),
      focus: isConcert ? { x: stageEdge, y: 0 } : { x: 0, y: 0 },
      levelPenalty: { lower: 0, club: 120, upper: 400, floor: -200 },
    }),
  );
}
