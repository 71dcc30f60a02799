import type { SeatMapPalette } from '../../draw/palette.ts';
import type { DrawContext } from '../../draw/surface.ts';
import type { Camera, Point, Viewport } from '../../view/camera.ts';
import { pitchOf } from '../../view/levelOfDetail.ts';
import { strokeTwice } from './drawHints.ts';

const LINE = 18;
const PADDING = 10;
const GAP = 12;
const EDGE = 6;
/** Height reserved for the buttons along the upper edge. */
const TOP_EDGE = 62;

interface Draw {
  readonly context: DrawContext;
  readonly palette: SeatMapPalette;
  readonly camera: Camera;
  readonly viewport: Viewport;
}

/** Rings seats at points in pixels, and draws the label beside them. */
export function drawSpotlight(draw: Draw, points: readonly Point[], lines: readonly string[]): void {
  const { context, palette, camera } = draw;
  const radius = Math.max(pitchOf(camera.scale) * 0.58, 9);
  for (const { x, y } of points) {
    context.beginPath();
    context.arc(x, y, radius, 0, 2 * Math.PI);
    strokeTwice(draw, palette.accent, 2.5);
  }
  drawLabel(draw, points, radius, lines);
}

/** Breaks a line at commas where it is wider than the room on the canvas, in pixels, so that its seats stay together. */
function fitted(context: DrawContext, line: string, room: number): string[] {
  const rows = [''];
  for (const part of line.split(', ')) {
    const row = rows[rows.length - 1];
    const longer = row ? `${row}, ${part}` : part;
    if (row && context.measureText(longer).width > room) rows.push(part);
    else rows[rows.length - 1] = longer;
  }
  return rows;
}

/** Above the seats, or below them near the upper edge; never outside of the canvas. */
function drawLabel(
  { context, palette, viewport }: Draw,
  points: readonly Point[],
  radius: number,
  lines: readonly string[],
): void {
  context.font = `600 14px ${palette.font}`;
  const room = viewport.width - 2 * (EDGE + PADDING);
  const rows = lines.flatMap((line) => fitted(context, line, room));
  const widest = Math.max(...rows.map((line) => context.measureText(line).width));
  const width = widest + 2 * PADDING;
  const height = rows.length * LINE + 1.2 * PADDING;
  const xs = points.map(({ x }) => x);
  const ys = points.map(({ y }) => y);
  const middle = (Math.min(...xs) + Math.max(...xs)) / 2;
  const above = Math.min(...ys) - radius - GAP - height;
  const left = Math.min(Math.max(middle - width / 2, EDGE), Math.max(viewport.width - width - EDGE, EDGE));
  const top = above >= TOP_EDGE ? above : Math.max(...ys) + radius + GAP;
  context.beginPath();
  roundedBox(context, { left, top, width, height }, 10);
  context.fillStyle = palette.surface;
  context.fill();
  context.lineWidth = 1.5;
  context.strokeStyle = palette.accent;
  context.stroke();
  context.fillStyle = palette.text;
  context.textAlign = 'center';
  context.textBaseline = 'middle';
  rows.forEach((line, at) =>
    context.fillText(line, left + width / 2, top + 0.6 * PADDING + (at + 0.5) * LINE),
  );
}

/** Fallback for `roundRect`, which the browsers of the legacy build lack. */
function roundedBox(
  context: DrawContext,
  { left, top, width, height }: { left: number; top: number; width: number; height: number },
  radius: number,
): void {
  const [right, bottom] = [left + width, top + height];
  context.moveTo(left + radius, top);
  context.arcTo(right, top, right, bottom, radius);
  context.arcTo(right, bottom, left, bottom, radius);
  context.arcTo(left, bottom, left, top, radius);
  context.arcTo(left, top, right, top, radius);
  context.closePath();
}
