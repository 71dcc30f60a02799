import { SEAT_PITCH } from '../chart/seatChart.ts';
import { seatRef, type SeatModel, type SeatRef } from '../model/seatModel.ts';
import { contains, type Point } from './camera.ts';

/** Step on the screen. */
export type Direction = Readonly<{ dx: -1 | 0 | 1; dy: -1 | 0 | 1 }>;

/** Reach of an arrow key in map units: across an aisle, but not across the field. */
const REACH = SEAT_PITCH * 12;

/** Rates a candidate: closer is better, and straight ahead is better than aside. Infinite when it is behind. */
function cost(from: Point, to: Point, { dx, dy }: Direction): number {
  const ahead = (to.x - from.x) * dx + (to.y - from.y) * dy;
  const aside = Math.abs((to.x - from.x) * dy) + Math.abs((to.y - from.y) * dx);
  // More than 60 degrees aside belongs to another direction.
  return ahead <= 0 || aside > ahead * 1.75 ? Infinity : ahead + 2 * aside;
}

/** Returns the next seat in a direction, across rows and sections; `undefined` at the edge. */
export function seatBeside(model: SeatModel, from: SeatRef, direction: Direction): SeatRef | undefined {
  const at = model.positionOf(from);
  const { dx, dy } = direction;
  for (const reach of [SEAT_PITCH * 2.5, REACH]) {
    const box = {
      minX: at.x - (dx > 0 ? 0 : reach),
      maxX: at.x + (dx < 0 ? 0 : reach),
      minY: at.y - (dy > 0 ? 0 : reach),
      maxY: at.y + (dy < 0 ? 0 : reach),
    };
    let best: SeatRef | undefined;
    let least = Infinity;
    for (const section of model.sectionsIn(box)) {
      const { geometry } = model.sections[section]!;
      for (let seat = 0; seat < (geometry?.count ?? 0); seat += 1) {
        const to = { x: geometry!.x[seat]!, y: geometry!.y[seat]! };
        const price = contains(box, to) ? cost(at, to, direction) : Infinity;
        if (price < least) {
          least = price;
          best = seatRef(section, seat);
        }
      }
    }
    if (best !== undefined) return best;
  }
  return undefined;
}

/** Returns the next section in a direction. */
export function sectionBeside(model: SeatModel, from: number, direction: Direction): number | undefined {
  const at = middleOf(model, from);
  let best: number | undefined;
  let least = Infinity;
  model.sections.forEach((_, section) => {
    const price = cost(at, middleOf(model, section), direction);
    if (price < least) {
      least = price;
      best = section;
    }
  });
  return best;
}

/** Returns the position of a section's label. */
export function middleOf(model: SeatModel, section: number): Point {
  const [x = 0, y = 0] = model.sections[section]!.section.labelAt;
  return { x, y };
}

/** Returns the pickable seat nearest to a point; without a pickable seat, the nearest of all. */
export function firstSeatIn(model: SeatModel, section: number, near: Point): SeatRef | undefined {
  const { geometry } = model.sections[section]!;
  if (!geometry) return undefined;
  const { x, y } = geometry;
  let found: SeatRef | undefined;
  let least = Infinity;
  for (let seat = 0; seat < geometry.count; seat += 1) {
    const ref = seatRef(section, seat);
    const away = Math.hypot(x[seat]! - near.x, y[seat]! - near.y) + (model.isPickable(ref) ? 0 : 1e6);
    if (away < least) {
      least = away;
      found = ref;
    }
  }
  return found;
}
