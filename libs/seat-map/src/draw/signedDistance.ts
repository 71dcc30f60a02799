/**
 * Shapes as signed distances in a square from -1 to 1, negative inside. Seats are rasterised from these arithmetically,
 * because reading pixels back from a canvas is slow, and returns noise in browsers that resist fingerprinting.
 */
export type Shape = (x: number, y: number) => number;

/** `Math.hypot` takes ten times as long. */
const length = (x: number, y: number): number => Math.sqrt(x * x + y * y);

export const circle =
  (radius: number, cx = 0, cy = 0): Shape =>
  (x, y) =>
    length(x - cx, y - cy) - radius;

/** Line with round ends. */
export const line =
  (x1: number, y1: number, x2: number, y2: number, half: number): Shape =>
  (x, y) => {
    const [dx, dy] = [x2 - x1, y2 - y1];
    const along = ((x - x1) * dx + (y - y1) * dy) / (dx * dx + dy * dy);
    const at = Math.min(Math.max(along, 0), 1);
    return length(x - x1 - dx * at, y - y1 - dy * at) - half;
  };

const fold =
  (choose: (a: number, b: number) => number) =>
  (first: Shape, ...others: Shape[]): Shape =>
  (x, y) => {
    let chosen = first(x, y);
    for (const shape of others) chosen = choose(chosen, shape(x, y));
    return chosen;
  };

export const union = fold(Math.min);

/** Intersection of shapes. */
export const common = fold(Math.max);

/** Regular convex polygon; the first corner is at the top. */
export function polygon(sides: number, radius: number, cy = 0): Shape {
  const inner = radius * Math.cos(Math.PI / sides);
  const side = (at: number): Shape => {
    const angle = ((at + 0.5) * 2 * Math.PI) / sides - Math.PI / 2;
    const [nx, ny] = [Math.cos(angle), Math.sin(angle)];
    return (x, y) => x * nx + (y - cy) * ny - inner;
  };
  return common(side(0), ...Array.from({ length: sides - 1 }, (_, at) => side(at + 1)));
}

/** Outline of a shape. */
export const ring =
  (shape: Shape, half: number): Shape =>
  (x, y) =>
    Math.abs(shape(x, y) + half) - half;
