import { flat, type ChartShape, type Point } from '@foyer/catalogue';
import type { PlanArea, PlanPosition } from './seatingPlan.ts';

const zero: PlanPosition = { x: 0, y: 0 };

/** Adds up nested relative positions. */
export function placed(...positions: readonly (PlanPosition | undefined)[]): Point {
  return positions.reduce<Point>(
    (sum, one) => ({ x: sum.x + (one?.x ?? 0), y: sum.y + (one?.y ?? 0) }),
    zero,
  );
}

/** Computes the convex hull of points, each padded by `pad`. */
export function hullAround(points: readonly Point[], pad: number): Point[] {
  const spread = points.flatMap(({ x, y }) =>
    [
      [-1, -0.5],
      [-0.5, -1],
      [0.5, -1],
      [1, -0.5],
      [1, 0.5],
      [0.5, 1],
      [-0.5, 1],
      [-1, 0.5],
    ].map(([dx = 0, dy = 0]) => ({ x: x + dx * pad, y: y + dy * pad })),
  );
  const sorted = spread.sort((one, other) => one.x - other.x || one.y - other.y);
  const turn = (a: Point, b: Point, c: Point): number =>
    (b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x);
  const half = (list: readonly Point[]): Point[] => {
    const chain: Point[] = [];
    for (const point of list) {
      for (
        let [a, b] = chain.slice(-2);
        chain.length >= 2 && a && b && turn(a, b, point) <= 0;
        [a, b] = chain.slice(-2)
      ) {
        chain.pop();
      }
      chain.push(point);
    }
    return chain.slice(0, -1);
  };
  return [...half(sorted), ...half(sorted.toReversed())];
}

function cornersOf(area: PlanArea): Point[] {
  const circle = (rx: number, ry: number): Point[] =>
    Array.from({ length: 24 }, (_, index) => ({
      x: rx * Math.cos((index * Math.PI) / 12),
      y: ry * Math.sin((index * Math.PI) / 12),
    }));
  if (area.shape === 'polygon') return area.polygon?.points ?? [];
  if (area.shape === 'circle') return circle(area.circle?.radius ?? 0, area.circle?.radius ?? 0);
  if (area.shape === 'ellipse') return circle(area.ellipse?.radius.x ?? 0, area.ellipse?.radius.y ?? 0);
  if (area.shape !== 'rectangle' || !area.rectangle) return [];
  const { width, height } = area.rectangle;
  return [zero, { x: width, y: 0 }, { x: width, y: height }, { x: 0, y: height }];
}

function middleOfPoints(points: readonly Point[]): Point {
  const sum = placed(...points);
  return { x: sum.x / points.length, y: sum.y / points.length };
}

const stageWords = /stage|b[üu]hne|sc[èe]ne|escenario|podium|screen|leinwand/i;

/** Converts a plan's drawn areas: outlines, and their texts as labels. */
export function areaShapes(area: PlanArea, zoneAt: PlanPosition, scale: number): ChartShape[] {
  const angle = ((area.rotation ?? 0) * Math.PI) / 180;
  const origin = placed(zoneAt, area.position);
  const turned = (point: PlanPosition): Point => ({
    x: (origin.x + point.x * Math.cos(angle) - point.y * Math.sin(angle)) * scale,
    y: (origin.y + point.x * Math.sin(angle) + point.y * Math.cos(angle)) * scale,
  });
  const label = typeof area.text === 'string' ? area.text : (area.text?.text ?? '');
  const labelAt = typeof area.text === 'object' ? area.text.position : undefined;
  const corners = cornersOf(area);
  const middle = corners.length > 2 ? middleOfPoints(corners) : zero;
  const kind = stageWords.test(label) ? 'stage' : 'floor';
  return [
    ...(corners.length > 2 ? [{ kind, points: flat(corners.map(turned)) } satisfies ChartShape] : []),
    ...(label === ''
      ? []
      : [{ kind: 'label', points: flat([turned(labelAt ?? middle)]), label } satisfies ChartShape]),
  ];
}
