/** Line around a field: a rectangle with round corners, clockwise from the middle of the top. */
export interface BowlPath {
  readonly length: number;
  /** Returns the point `away` units outside of the line. */
  at(walked: number, away: number): [x: number, y: number];
}

/** @param across, down half of the straight sides; @param corner radius of the corners */
export function bowlPath(cx: number, cy: number, across: number, down: number, corner: number): BowlPath {
  const arc = (Math.PI * corner) / 2;
  const length = 4 * across + 4 * down + 4 * arc;
  const sides = [across, arc, 2 * down, arc, 2 * across, arc, 2 * down, arc, across];
  const corners = [
    [across, -down, -Math.PI / 2],
    [across, down, 0],
    [-across, down, Math.PI / 2],
    [-across, -down, Math.PI],
  ] as const;
  const straights = [
    [0, -down - corner, 1, 0],
    [across + corner, -down, 0, 1],
    [across, down + corner, -1, 0],
    [-across - corner, down, 0, -1],
    [-across, -down - corner, 1, 0],
  ] as const;
  return {
    length,
    at(walked, away) {
      let left = ((walked % length) + length) % length;
      let side = 0;
      while (side < sides.length - 1 && left > sides[side]!) left -= sides[side++]!;
      if (side % 2 === 0) {
        const [x, y, dx, dy] = straights[side / 2]!;
        return [cx + x + dx * left + dy * away, cy + y + dy * left - dx * away];
      }
      const [x, y, start] = corners[(side - 1) / 2]!;
      const angle = start + left / corner;
      return [cx + x + Math.cos(angle) * (corner + away), cy + y + Math.sin(angle) * (corner + away)];
    },
  };
}

/** Returns points at every `pitch` along a line, with the remainder shared between its ends. */
export function pointsAlong(
  line: (share: number) => [x: number, y: number],
  pitch: number,
): { x: number[]; y: number[] } {
  const steps = 64;
  const points = Array.from({ length: steps + 1 }, (_, at) => line(at / steps));
  const lengths = points.map(([x, y], at) => {
    const [px, py] = points[Math.max(at - 1, 0)]!;
    return Math.hypot(x - px, y - py);
  });
  const total = lengths.reduce((sum, length) => sum + length, 0);
  const count = Math.floor(total / pitch + 1e-6) + 1;
  const found = { x: [] as number[], y: [] as number[] };
  let walked = 0;
  let at = 0;
  for (let seat = 0; seat < count; seat += 1) {
    const goal = (total - (count - 1) * pitch) / 2 + seat * pitch;
    while (at < steps && walked + lengths[at + 1]! < goal) walked += lengths[++at]!;
    const [x1, y1] = points[at]!;
    const [x2, y2] = points[Math.min(at + 1, steps)]!;
    const share = (goal - walked) / (lengths[Math.min(at + 1, steps)] || 1);
    found.x.push(Math.round(x1 + (x2 - x1) * share));
    found.y.push(Math.round(y1 + (y2 - y1) * share));
  }
  return found;
}
