import { SEAT_PITCH } from '../chart/seatChart.ts';
import { isPickableLook, OFFERED_LOOK } from '../model/seatLooks.ts';
import type { SectionGeometry } from '../model/sectionGeometry.ts';
import type { Bounds } from '../model/sectionModel.ts';
import { fromPitch } from '../view/levelOfDetail.ts';
import type { AreaStyle } from './paintArea.ts';
import type { DrawContext } from './surface.ts';

/** Number of seats from which a row is labelled at both ends. */
const LONG_ROW = 18;

/** Section whose seats are drawn. */
export interface NamedSeats {
  readonly name: string;
  readonly geometry: SectionGeometry;
  readonly looks: Uint8Array;
}

/** Paints the names of sections, rows and seats, each from the zoom at which it is readable. */
export type PaintNames = (
  context: DrawContext,
  sections: readonly NamedSeats[],
  bounds: Bounds,
  /** CSS pixels between neighbouring seats. */
  pitch: number,
  style: AreaStyle,
) => void;

export const paintNames: PaintNames = (context, sections, bounds, pitch, style) => {
  const { palette, scale, ratio } = style;
  // Sets the font once for all sections: setting it takes longer than drawing the text.
  const prepare = (size: number, colour: string): void => {
    context.font = `600 ${Math.floor(size)}px ${palette.font}`;
    context.textAlign = 'center';
    context.textBaseline = 'middle';
    context.fillStyle = colour;
  };
  if (pitch >= fromPitch.rowNames) {
    prepare(Math.min(scale * 6.5, 13 * ratio), palette.textMuted);
    for (const { geometry } of sections) paintRowNames(context, geometry, bounds, scale);
  }
  if (pitch >= fromPitch.mouse) {
    prepare(Math.min(scale * 9, 16 * ratio), palette.text);
    for (const { name, geometry } of sections) paintSectionName(context, name, geometry, scale);
  }
  if (pitch >= fromPitch.seatNumbers) {
    prepare(scale * 3.4, palette.onLevel);
    for (const { geometry, looks } of sections) paintSeatNumbers(context, geometry, looks, bounds, scale);
  }
};

const isInside = ({ minX, minY, maxX, maxY }: Bounds, x: number, y: number): boolean =>
  x >= minX && x <= maxX && y >= minY && y <= maxY;

/** Paints the name of each row before its first seat, and after the last seat of a long row. */
function paintRowNames(
  context: DrawContext,
  { rows, rowStart, x, y }: SectionGeometry,
  bounds: Bounds,
  scale: number,
): void {
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

/** Paints the section's name before its first row. */
function paintSectionName(
  context: DrawContext,
  name: string,
  { rowStart, x, y }: SectionGeometry,
  scale: number,
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
  context.fillText(name, (x1 + (x1 - x2) * away) * scale, (y1 + (y1 - y2) * away) * scale);
}

/** Paints the printed number on each pickable seat. */
function paintSeatNumbers(
  context: DrawContext,
  { rows, rowStart, x, y }: SectionGeometry,
  looks: Uint8Array,
  bounds: Bounds,
  scale: number,
): void {
  rows.forEach(({ seats }, row) => {
    seats.forEach((number, at) => {
      const seat = rowStart[row]! + at;
      const look = looks[seat]!;
      // A glyph takes the place of the number.
      if (!isPickableLook(look) || look < OFFERED_LOOK || ((look - OFFERED_LOOK) & 3) !== 0) return;
      if (isInside(bounds, x[seat]!, y[seat]!)) context.fillText(number, x[seat]! * scale, y[seat]! * scale);
    });
  });
}
