import type { Point } from './rowPath.ts';

/** Flattens points to the list of integers in which charts store polygons. */
export function flat(points: readonly Point[]): number[] {
  return points.flatMap((point) => [Math.round(point.x), Math.round(point.y)]);
}

/** Builds a rectangle from its upper left corner. */
export function rectangle(x: number, y: number, width: number, height: number): number[] {
  return flat([
    { x, y },
    { x: x + width, y },
    { x: x + width, y: y + height },
    { x, y: y + height },
  ]);
}

/** Builds a rectangle with rounded corners, for rinks and bowls. */
export function roundedRectangle(
  centre: Point,
  halfWidth: number,
  halfHeight: number,
  radius: number,
): number[] {
  const corners: [number, number, number][] = [
    [1, -1, -90],
    [1, 1, 0],
    [-1, 1, 90],
    [-1, -1, 180],
  ];
  return flat(
    corners.flatMap(([right, down, start]) =>
      [0, 15, 30, 45, 60, 75, 90].map((step) => ({
        x: centre.x + right * (halfWidth - radius) + radius * Math.cos(((start + step) * Math.PI) / 180),
        y: centre.y + down * (halfHeight - radius) + radius * Math.sin(((start + step) * Math.PI) / 180),
      })),
    ),
  );
}

/** Builds a regular polygon with enough corners to look round. */
export function circle(centre: Point, radius: number, corners = 24): number[] {
  return flat(
    Array.from({ length: corners }, (_, index) => ({
      x: centre.x + radius * Math.cos((index * 2 * Math.PI) / corners),
      y: centre.y + radius * Math.sin((index * 2 * Math.PI) / corners),
    })),
  );
}

/** Builds a ring segment between two radii and two angles in degrees. */
export function ringPart(
  centre: Point,
  radii: [number, number],
  degrees: [number, number],
  corners = 16,
): number[] {
  const edge = (radius: number, from: number, to: number): Point[] =>
    Array.from({ length: corners + 1 }, (_, index) => {
      const angle = ((from + ((to - from) * index) / corners) * Math.PI) / 180;
      return { x: centre.x + radius * Math.cos(angle), y: centre.y + radius * Math.sin(angle) };
    });
  return flat([...edge(radii[0], degrees[0], degrees[1]), ...edge(radii[1], degrees[1], degrees[0])]);
}

/** Returns the centre of a flat polygon's bounding box. */
export function middleOf(outline: readonly number[]): [number, number] {
  const xs = outline.filter((_, index) => index % 2 === 0);
  const ys = outline.filter((_, index) => index % 2 === 1);
  return [
    Math.round((Math.min(...xs) + Math.max(...xs)) / 2),
    Math.round((Math.min(...ys) + Math.max(...ys)) / 2),
  ];
}

function distanceToLine(point: Point, from: Point, to: Point): number {
  const length = Math.hypot(to.x - from.x, to.y - from.y);
  if (length === 0) return Math.hypot(point.x - from.x, point.y - from.y);
  return Math.abs((to.x - from.x) * (from.y - point.y) - (from.x - point.x) * (to.y - from.y)) / length;
}

/** Simplifies a line (Douglas-Peucker); no point moves by more than `tolerance` map units. */
export function simplify(points: readonly Point[], tolerance = 0.8): Point[] {
  const first = points[0];
  const last = points.at(-1);
  if (!first || !last || points.length < 3) return [...points];
  const distances = points.map((point) => distanceToLine(point, first, last));
  const farthest = distances.indexOf(Math.max(...distances));
  if ((distances[farthest] ?? 0) <= tolerance) return [first, last];
  return [
    ...simplify(points.slice(0, farthest + 1), tolerance).slice(0, -1),
    ...simplify(points.slice(farthest), tolerance),
  ];
}
