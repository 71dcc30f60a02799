import { SEAT_PITCH } from '../chart/seatChart.ts';
import { isPickableLook, OFFERED_LOOK } from '../model/seatLooks.ts';
import type { SectionGeometry } from '../model/sectionGeometry.ts';
import type { Bounds } from '../model/sectionModel.ts';
import { fromPitch } from '../view/levelOfDetail.ts';
import type { AreaStyle } from './paintArea.ts';
import type { DrawContext } from './surface.ts';

/** So many seats, and a row is named at both of its ends. */
const LONG_ROW = 18;

/** A section whose seats are drawn. */
export interface NamedSeats {
  readonly name: string;
  readonly geometry: SectionGeometry;
  readonly looks: Uint8Array;
}

/** Names of sections, rows and seats, as near as each can be read. */
export type PaintNames = (
  context: DrawContext,
  sections: readonly NamedSeats[],
  bounds: Bounds,
  /** CSS pixels between neighbouring seats. */
  pitch: number,
  style: AreaStyle,
) => void;

export const paintNames: PaintNames = (context, sections, bounds, pitch, style) => {
  for (const { name, geometry, looks } of sections) {
    if (pitch >= fromPitch.rowNames) paintRowNames(context, geometry, bounds, style);
    if (pitch >= fromPitch.mouse) paintSectionName(context, name, geometry, style);
    if (pitch >= fromPitch.seatNumbers) paintSeatNumbers(context, geometry, looks, bounds, style);
  }
};

const isInside = ({ minX, minY, maxX, maxY }: Bounds, x: number, y: number): boolean =>
  x >= minX && x <= maxX && y >= minY && y <= maxY;

/** The name of each row before its first seat, and after its last where that is far away. */
function paintRowNames(
  context: DrawContext,
  { rows, rowStart, x, y }: SectionGeometry,
  bounds: Bounds,
  { palette, scale, ratio }: AreaStyle,
): void {
  prepare(context, Math.min(scale * 6.5, 13 * ratio), palette.font, palette.textMuted);
  rows.forEach((row, at) => {
    const first = rowStart[at]!;
    const last = rowStart[at + 1]! - 1;
    if (last <= first) return;
    const ends = [
      [first, first + 1],
      [last, last - 1],
    ] as const;
    for (const [end, next] of last - first < LONG_ROW ? ends.slice(0, 1) : ends) {
      const nameX = 2 * x[end]! - x[next]!;
      const nameY = 2 * y[end]! - y[next]!;
      if (isInside(bounds, nameX, nameY)) context.fillText(row.row, nameX * scale, nameY * scale);
    }
  });
}

/** The section's name before its first row. */
function paintSectionName(
  context: DrawContext,
  name: string,
  { rowStart, x, y }: SectionGeometry,
  { palette, scale, ratio }: AreaStyle,
): void {
  const middleOf = (row: number): [number, number] => {
    const first = rowStart[row]!;
    const last = rowStart[row + 1]! - 1;
    return [(x[first]! + x[last]!) / 2, (y[first]! + y[last]!) / 2];
  };
  if (rowStart.length < 3) return;
  const [x1, y1] = middleOf(0);
  const [x2, y2] = middleOf(1);
  const away = (SEAT_PITCH * 1.9) / Math.max(Math.hypot(x1 - x2, y1 - y2), 1);
  prepare(context, Math.min(scale * 9, 16 * ratio), palette.font, palette.text);
  context.fillText(name, (x1 + (x1 - x2) * away) * scale, (y1 + (y1 - y2) * away) * scale);
}

/** The printed number on each seat that can be picked. */
function paintSeatNumbers(
  context: DrawContext,
  { rows, rowStart, x, y }: SectionGeometry,
  looks: Uint8Array,
  bounds: Bounds,
  { palette, scale }: AreaStyle,
): void {
  prepare(context, scale * 3.4, palette.font, palette.onLevel);
  rows.forEach(({ seats }, row) => {
    seats.forEach((number, at) => {
      const seat = rowStart[row]! + at;
      const look = looks[seat]!;
      // A glyph stands where the number would.
      if (!isPickableLook(look) || look < OFFERED_LOOK || ((look - OFFERED_LOOK) & 3) !== 0) return;
      if (isInside(bounds, x[seat]!, y[seat]!)) context.fillText(number, x[seat]! * scale, y[seat]! * scale);
    });
  });
}

function prepare(context: DrawContext, size: number, font: string, colour: string): void {
  context.font = `600 ${Math.floor(size)}px ${font}`;
  context.textAlign = 'center';
  context.textBaseline = 'middle';
  context.fillStyle = colour;
}
