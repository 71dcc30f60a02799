import { isPickableLook, OFFERED_LOOK } from '../model/seatLooks.ts';
import type { SectionGeometry } from '../model/sectionGeometry.ts';
import { rowOfSeat } from '../model/sectionGeometry.ts';
import type { Bounds } from '../model/sectionModel.ts';
import type { AreaStyle } from './paintArea.ts';
import type { DrawContext } from './surface.ts';

const inside = ({ minX, minY, maxX, maxY }: Bounds, x: number, y: number): boolean =>
  x >= minX && x <= maxX && y >= minY && y <= maxY;

/** The name of each row before its first seat and after its last. */
export function paintRowNames(
  context: DrawContext,
  { rows, rowStart, x, y }: SectionGeometry,
  bounds: Bounds,
  { palette, scale, ratio }: AreaStyle,
): void {
  prepare(context, Math.min(scale * 6.5, 13 * ratio), palette.font);
  context.fillStyle = palette.textMuted;
  rows.forEach((row, at) => {
    const first = rowStart[at]!;
    const last = rowStart[at + 1]! - 1;
    if (last <= first) return;
    for (const [end, next] of [
      [first, first + 1],
      [last, last - 1],
    ] as const) {
      const nameX = 2 * x[end]! - x[next]!;
      const nameY = 2 * y[end]! - y[next]!;
      if (inside(bounds, nameX, nameY)) context.fillText(row.row, nameX * scale, nameY * scale);
    }
  });
}

/** The printed number on each seat that can be picked. */
export function paintSeatNumbers(
  context: DrawContext,
  geometry: SectionGeometry,
  looks: Uint8Array,
  seats: readonly number[],
  { palette, scale }: AreaStyle,
): void {
  const { rows, rowStart, x, y } = geometry;
  prepare(context, scale * 3.4, palette.font);
  context.fillStyle = palette.onLevel;
  for (const seat of seats) {
    const look = looks[seat]!;
    // A glyph stands where the number would.
    if (!isPickableLook(look) || look < OFFERED_LOOK || ((look - OFFERED_LOOK) & 3) !== 0) continue;
    const row = rowOfSeat(geometry, seat);
    context.fillText(rows[row]!.seats[seat - rowStart[row]!]!, x[seat]! * scale, y[seat]! * scale);
  }
}

function prepare(context: DrawContext, size: number, font: string): void {
  context.font = `600 ${size}px ${font}`;
  context.textAlign = 'center';
  context.textBaseline = 'middle';
}
