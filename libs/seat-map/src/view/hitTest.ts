import { SEAT_PITCH } from '../chart/seatChart.ts';
import { polygonContains } from '../model/sectionModel.ts';
import { seatRef, type SeatModel, type SeatRef } from '../model/seatModel.ts';
import type { Point } from './camera.ts';

/** Returns the section at a point of the map. */
export function hitSection(model: SeatModel, { x, y }: Point): number | undefined {
  return model
    .sectionsIn({ minX: x, minY: y, maxX: x, maxY: y })
    .findLast((at) => polygonContains(model.sections[at]!.section.outline, x, y));
}

/** Returns the seat nearest to a point of the map, at most `reach` map units away. */
export function hitSeat(model: SeatModel, { x, y }: Point, reach = SEAT_PITCH / 2): SeatRef | undefined {
  let found: SeatRef | undefined;
  let nearest = reach * reach;
  for (const at of model.sectionsIn({ minX: x - reach, minY: y - reach, maxX: x + reach, maxY: y + reach })) {
    const { geometry } = model.sections[at]!;
    for (let seat = 0; seat < (geometry?.count ?? 0); seat += 1) {
      const away = (geometry!.x[seat]! - x) ** 2 + (geometry!.y[seat]! - y) ** 2;
      if (away <= nearest) {
        nearest = away;
        found = seatRef(at, seat);
      }
    }
  }
  return found;
}
