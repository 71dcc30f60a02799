import {
  arcPath,
  finishChart,
  flat,
  radians,
  ringPart,
  straightPath,
  type CatalogueChart,
  type ChartSection,
  type ChartShape,
  type Point,
  type RowPath,
  type ZonePlan,
} from '@foyer/catalogue';
import { withEntrances } from './entrances.ts';
import { letterRow } from './rowNames.ts';
import {
  buildSeatedSection,
  buildStandingSection,
  type RowPlan,
  type SeatNumbering,
} from './seatedSection.ts';
import { stageView, type StagePlan } from './stageView.ts';

/** Level of curved rows, divided into sections by radial aisles. */
export interface TheatreLevel {
  level: string;
  /** Distance of the front row behind the previous level, or the stage. */
  gap: number;
  rowCount: number;
  rowPitch?: number;
  /** Radial aisles, from left (-1) to right (1), as shares of the opening at the front row. */
  cuts: readonly number[];
  /** Code and name of each section from left to right; one more than `cuts`. */
  sections: readonly { sectionCode: string; name: string; numbering?: SeatNumbering }[];
  /** Codes of sections whose back row is for wheelchairs. */
  accessible?: readonly string[];
  /** The outer seats of the outer sections have a restricted view. */
  restrictedSides?: boolean;
  /** Opening of the rows, in degrees to each side; defaults to the house's. */
  opening?: number;
}

/** House with rows on circles around a point behind the stage. */
export interface TheatrePlan {
  seatChartId: string;
  name: string;
  /** Radius of the first row before the gap of the first level. */
  stageRadius: number;
  /** Maximum degrees to each side, and half the width of the house. */
  opening: number;
  halfWidth: number;
  levels: readonly TheatreLevel[];
  /** Boxes along both walls: number per side, seats in each. */
  boxes?: { perSide: number; seats: number; name: string };
  /** Lawn behind the last row. */
  lawn?: { sectionCode: string; name: string; capacity: number; depth: number };
  stageLabel: string;
  /** Sign of an entrance, before its letter; in English by default. */
  entranceLabel?: string;
  zones: readonly ZonePlan[];
  levelPenalty?: Record<string, number>;
}

const focus = { x: 0, y: 0 };
const aisle = 18;

/** Returns a row between angles, measured from straight down, positive to the right of the map. */
function rowBetween(radius: number, fromDegrees: number, toDegrees: number): RowPath {
  const gap = aisle / 2 / radius;
  return arcPath(focus, radius, radians(90 - fromDegrees) - gap, radians(90 - toDegrees) + gap);
}

function openingAt(plan: TheatrePlan, level: TheatreLevel, radius: number): number {
  const opening = level.opening ?? plan.opening;
  if (radius <= plan.halfWidth) return opening;
  return Math.min(opening, (Math.asin(plan.halfWidth / radius) * 180) / Math.PI);
}

function levelSections(plan: TheatrePlan, level: TheatreLevel, startRadius: number): ChartSection[] {
  const cuts = level.cuts.map((cut) => cut * openingAt(plan, level, startRadius));
  return level.sections.map((section, index) => {
    const isLeftmost = index === 0;
    const isRightmost = index === level.sections.length - 1;
    const rows = Array.from({ length: level.rowCount }, (_, row): RowPlan => {
      const radius = startRadius + row * (level.rowPitch ?? 13);
      const limit = openingAt(plan, level, radius);
      const path = rowBetween(radius, cuts[index - 1] ?? -limit, cuts[index] ?? limit);
      const seesLess = (share: number): boolean =>
        (isLeftmost && share < 0.14) || (isRightmost && share > 0.86);
      return {
        row: letterRow(row),
        path,
        accessible: row === level.rowCount - 1 && (level.accessible?.includes(section.sectionCode) ?? false),
        ...(path.length > 330 ? { aisles: [0.5] } : {}),
        ...(level.restrictedSides && level.sections.length > 1 ? { restricted: seesLess } : {}),
      };
    });
    return buildSeatedSection({
      sectionCode: section.sectionCode,
      name: section.name,
      level: level.level,
      rows,
      ...(section.numbering ? { numbering: section.numbering } : {}),
    });
  });
}

/** Builds boxes along the walls of the lowest level: two short rows each, facing the stage. */
function boxSections(plan: TheatrePlan): ChartSection[] {
  const { boxes } = plan;
  const lowest = plan.levels[0];
  if (!boxes || !lowest) return [];
  const length = boxes.seats * 10 + 2;
  const wall = (side: number, radius: number, away: number): Point => {
    const angle = radians(90 - side * openingAt(plan, lowest, radius));
    return { x: radius * Math.cos(angle) + side * away, y: radius * Math.sin(angle) };
  };
  return [-1, 1].flatMap((side) =>
    Array.from({ length: boxes.perSide }, (_, index) => {
      const radius = plan.stageRadius + 24 + index * (length + 20);
      const row = (away: number): RowPath =>
        straightPath(wall(side, radius, away), wall(side, radius + length, away), { x: side, y: 0 });
      const number = index * 2 + (side < 0 ? 1 : 2);
      return buildSeatedSection({
        sectionCode: `BOX${number}`,
        name: `${boxes.name} ${number}`,
        level: 'boxes',
        rows: [
          { row: 'A', path: row(30) },
          { row: 'B', path: row(43), restricted: () => index === 0 },
        ],
      });
    }),
  );
}

/** Returns the rounded front edge of the stage, from right to left. */
function apronOf(plan: TheatrePlan): Point[] {
  const radius = plan.stageRadius - 20;
  const half = Math.min(plan.opening * 0.8, 40);
  return Array.from({ length: 15 }, (_, index) => {
    const angle = radians(90 - half + (2 * half * index) / 14);
    return { x: radius * Math.cos(angle), y: radius * Math.sin(angle) };
  });
}

function stageOf(plan: TheatrePlan): StagePlan {
  const corner = apronOf(plan)[0]!;
  return { halfWidth: Math.abs(corner.x), front: corner.y, back: corner.y - 130 };
}

function stageShapes(plan: TheatrePlan): ChartShape[] {
  const { halfWidth, back } = stageOf(plan);
  const points = flat([
    { x: -halfWidth * 0.82, y: back },
    { x: halfWidth * 0.82, y: back },
    ...apronOf(plan),
  ]);
  return [
    { kind: 'stage', points },
    { kind: 'label', points: [0, Math.round((back + plan.stageRadius - 20) / 2)], label: plan.stageLabel },
  ];
}

/** Adds to a section what is seen from its middle: each level is a floor higher than the one before. */
function withView(plan: TheatrePlan, section: ChartSection): ChartSection {
  const floor = plan.levels.findIndex(({ level }) => level === section.level);
  const [x, y] = section.labelAt;
  return { ...section, viewSvg: stageView({ x, y }, 18 + 45 * Math.max(0, floor), stageOf(plan)) };
}

/** Returns the line between two levels on the map, at the front of the rear one. */
function levelWall(plan: TheatrePlan, level: TheatreLevel, radius: number): ChartShape {
  const opening = openingAt(plan, level, radius);
  const points = ringPart(focus, [radius - 22, radius - 18], [90 - opening, 90 + opening], 24);
  return { kind: 'wall', points };
}

/** Builds a theatre with curved rows, any number of levels, and optional boxes and lawn. */
export function theatreChart(plan: TheatrePlan): CatalogueChart {
  let radius = plan.stageRadius;
  const shapes = stageShapes(plan);
  const sections = plan.levels.flatMap((level, index) => {
    radius += level.gap;
    if (index > 0) shapes.push(levelWall(plan, level, radius));
    const built = levelSections(plan, level, radius);
    radius += level.rowCount * (level.rowPitch ?? 13);
    return built;
  });
  const { lawn } = plan;
  if (lawn) {
    const degrees: [number, number] = [90 - plan.opening * 0.92, 90 + plan.opening * 0.92];
    const { depth, ...section } = lawn;
    const outline = ringPart(focus, [radius + 30, radius + 30 + depth], degrees, 24);
    const labelAt: [number, number] = [0, Math.round(radius + 30 + depth / 2)];
    sections.push(buildStandingSection({ ...section, level: 'lawn', outline, labelAt }));
  }
  return finishChart(
    withEntrances(
      {
        seatChartId: plan.seatChartId,
        name: plan.name,
        shapes,
        sections: [...sections, ...boxSections(plan)].map((section) => withView(plan, section)),
        zones: plan.zones,
        focus: { x: 0, y: plan.stageRadius },
        ...(plan.levelPenalty ? { levelPenalty: plan.levelPenalty } : {}),
      },
      plan.entranceLabel,
    ),
  );
}
