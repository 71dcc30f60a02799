import type { CatalogueChart, PriceZone } from '../model/catalogue.ts';
import type { ChartSection, ChartShape } from '../model/seatChart.ts';
import type { Point } from './rowPath.ts';

/** Price zone before sections are assigned: a section goes to the first zone that matches it. */
export type ZonePlan = Omit<PriceZone, 'sectionCodes' | 'seating'> & {
  wants: (section: ChartSection) => boolean;
};

/** Input of `finishChart`. */
export interface ChartPlan {
  seatChartId: string;
  name: string;
  shapes: ChartShape[];
  sections: ChartSection[];
  zones: readonly ZonePlan[];
  /** Point that the audience looks at. */
  focus: Point;
  /** Extra distance per level, by level name. */
  levelPenalty?: Record<string, number>;
}

const margin = 60;

function shifted(points: readonly number[], dx: number, dy: number): number[] {
  return points.map((value, index) => value + (index % 2 === 0 ? dx : dy));
}

function moveSection(section: ChartSection, dx: number, dy: number): ChartSection {
  return {
    ...section,
    outline: shifted(section.outline, dx, dy),
    labelAt: [section.labelAt[0] + dx, section.labelAt[1] + dy],
    ...(section.rows
      ? {
          rows: section.rows.map((row) => ({
            ...row,
            x: row.x.map((x) => x + dx),
            y: row.y.map((y) => y + dy),
          })),
        }
      : {}),
  };
}

/** Sorts sections best first: by distance to the focus plus the penalty of their level. */
function rankSections(plan: ChartPlan): ChartSection[] {
  const distance = (section: ChartSection): number =>
    Math.hypot(section.labelAt[0] - plan.focus.x, section.labelAt[1] - plan.focus.y) +
    (plan.levelPenalty?.[section.level ?? ''] ?? 0);
  const order = [...plan.sections].sort(
    (one, other) => distance(one) - distance(other) || one.sectionCode.localeCompare(other.sectionCode),
  );
  const ranks = new Map(order.map((section, rank) => [section.sectionCode, rank]));
  return plan.sections.map((section) => ({ ...section, rank: ranks.get(section.sectionCode) ?? 0 }));
}

function zonesOf(plan: ChartPlan): PriceZone[] {
  const taken = new Set<string>();
  const zones = plan.zones.map(({ wants, ...zone }): PriceZone => {
    const sections = plan.sections.filter((section) => !taken.has(section.sectionCode) && wants(section));
    sections.forEach((section) => taken.add(section.sectionCode));
    const seating = sections[0]?.seating ?? 'seated';
    return { ...zone, seating, sectionCodes: sections.map((section) => section.sectionCode) };
  });
  const left = plan.sections.find((section) => !taken.has(section.sectionCode));
  if (left) throw new Error(`${plan.seatChartId}: no price zone wants section ${left.sectionCode}`);
  return zones.filter((zone) => zone.sectionCodes.length > 0);
}

/** Ranks sections, assigns price zones and shifts all coordinates to start at the margin. */
export function finishChart(plan: ChartPlan): CatalogueChart {
  const all = [
    ...plan.shapes.map((shape) => shape.points),
    ...plan.sections.map((one) => one.outline),
  ].flat();
  const extent = (axis: 0 | 1): [number, number] =>
    all.reduce<[number, number]>(
      ([low, high], value, index) =>
        index % 2 === axis ? [Math.min(low, value), Math.max(high, value)] : [low, high],
      [Infinity, -Infinity],
    );
  const [left, right] = extent(0);
  const [top, bottom] = extent(1);
  const dx = Math.round(margin - left);
  const dy = Math.round(margin - top);
  return {
    chart: {
      seatChartId: plan.seatChartId,
      version: 1,
      name: plan.name,
      width: Math.round(right - left + 2 * margin),
      height: Math.round(bottom - top + 2 * margin),
      shapes: plan.shapes.map((shape) => ({ ...shape, points: shifted(shape.points, dx, dy) })),
      sections: rankSections(plan).map((section) => moveSection(section, dx, dy)),
    },
    zones: zonesOf(plan),
  };
}
