/** Point in map units. */
export interface Point {
  x: number;
  y: number;
}

/** Line of a row, parametrised by length. `outward` points away from the stage or field. */
export interface RowPath {
  length: number;
  at(distance: number): Point;
  outward(distance: number): Point;
}

/** Returns a straight row. `outward` is a unit vector towards the next row behind. */
export function straightPath(from: Point, to: Point, outward: Point): RowPath {
  const length = Math.hypot(to.x - from.x, to.y - from.y);
  const step = { x: (to.x - from.x) / length, y: (to.y - from.y) / length };
  return {
    length,
    at: (distance) => ({ x: from.x + step.x * distance, y: from.y + step.y * distance }),
    outward: () => outward,
  };
}

/** Returns a row on a circle between two angles (radians, clockwise on the screen, 0 to the right). */
export function arcPath(centre: Point, radius: number, fromAngle: number, toAngle: number): RowPath {
  const turn = Math.sign(toAngle - fromAngle) || 1;
  const angleAt = (distance: number): number => fromAngle + (turn * distance) / radius;
  return {
    length: Math.abs(toAngle - fromAngle) * radius,
    at: (distance) => ({
      x: centre.x + radius * Math.cos(angleAt(distance)),
      y: centre.y + radius * Math.sin(angleAt(distance)),
    }),
    outward: (distance) => ({ x: Math.cos(angleAt(distance)), y: Math.sin(angleAt(distance)) }),
  };
}

export function radians(degrees: number): number {
  return (degrees * Math.PI) / 180;
}
