/**
 * Shapes as signed distances in a square from -1 to 1: negative inside. Seats are drawn from these in plain
 * arithmetic, because reading pixels back from a canvas is slow, and noise in browsers that resist
 * fingerprinting.
 */
export type Shape = (x: number, y: number) => number;

export const circle =
  (radius: number, cx = 0, cy = 0): Shape =>
  (x, y) =>
    Math.hypot(x - cx, y - cy) - radius;

export const roundedSquare =
  (half: number, corner: number): Shape =>
  (x, y) => {
    const dx = Math.abs(x) - half + corner;
    const dy = Math.abs(y) - half + corner;
    return Math.hypot(Math.max(dx, 0), Math.max(dy, 0)) + Math.min(Math.max(dx, dy), 0) - corner;
  };

/** A convex polygon with `sides` sides, the first corner at the top. */
export function polygon(sides: number, radius: number, cy = 0): Shape {
  const normals = Array.from({ length: sides }, (_, side) => {
    const angle = ((side + 0.5) * 2 * Math.PI) / sides - Math.PI / 2;
    return [Math.cos(angle), Math.sin(angle)] as const;
  });
  const inner = radius * Math.cos(Math.PI / sides);
  return (x, y) => {
    let most = -Infinity;
    for (const [nx, ny] of normals) most = Math.max(most, x * nx + (y - cy) * ny - inner);
    return most;
  };
}

/** A line with round ends. */
export const line =
  (x1: number, y1: number, x2: number, y2: number, half: number): Shape =>
  (x, y) => {
    const [dx, dy] = [x2 - x1, y2 - y1];
    const along = ((x - x1) * dx + (y - y1) * dy) / (dx * dx + dy * dy);
    const at = Math.min(Math.max(along, 0), 1);
    return Math.hypot(x - x1 - dx * at, y - y1 - dy * at) - half;
  };

export const union =
  (...shapes: Shape[]): Shape =>
  (x, y) => {
    let least = Infinity;
    for (const shape of shapes) least = Math.min(least, shape(x, y));
    return least;
  };

export const cut =
  (shape: Shape, hole: Shape): Shape =>
  (x, y) =>
    Math.max(shape(x, y), -hole(x, y));

/** The edge of a shape. */
export const ring =
  (shape: Shape, half: number): Shape =>
  (x, y) =>
    Math.abs(shape(x, y) + half) - half;
