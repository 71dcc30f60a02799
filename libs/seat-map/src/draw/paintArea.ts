import type { ChartShape } from '../chart/seatChart.ts';
import type { SectionModel } from '../model/sectionModel.ts';
import { cssColour, mixColours } from './colour.ts';
import type { SeatMapPalette } from './palette.ts';
import { rgbaOf } from './readPalette.ts';
import type { DrawContext } from './surface.ts';

/** What painting on a part of the map needs to know; coordinates are pixels of the whole map. */
export interface AreaStyle {
  readonly palette: SeatMapPalette;
  /** Device pixels a map unit. */
  readonly scale: number;
  /** Device pixels a CSS pixel. */
  readonly ratio: number;
  readonly patternOf: (level: number) => CanvasPattern | string;
  /** Name, and what it costs or why it is not to be had. */
  readonly labelsOf: (section: SectionModel) => readonly string[];
}

/** Traces a flat polygon. */
export function trace(context: DrawContext, polygon: readonly number[], scale: number): void {
  context.beginPath();
  for (let at = 0; at < polygon.length; at += 2) {
    context.lineTo(polygon[at]! * scale, polygon[at + 1]! * scale);
  }
  context.closePath();
}

/** Stage, field, floor, walls and signs. */
export function paintShape(context: DrawContext, shape: ChartShape, style: AreaStyle): void {
  const { palette, scale, ratio } = style;
  const { kind, points, label } = shape;
  if (kind !== 'label') {
    trace(context, points, scale);
    context.fillStyle = kind === 'floor' ? palette.surface : palette.shape;
    if (kind !== 'wall') context.fill();
    context.strokeStyle = palette.outline;
    context.lineWidth = ratio * (kind === 'wall' ? 3 : 1);
    context.stroke();
  }
  if (!label) return;
  const [x, y, width] = kind === 'label' ? [points[0]!, points[1]!, 400] : middle(points);
  const size = Math.min(24 * ratio, (width * scale) / (label.length * 0.75));
  if (size >= 8 * ratio) write(context, [label], x * scale, y * scale, size, palette.shapeText, style);
}

function middle(points: readonly number[]): [x: number, y: number, width: number] {
  const xs = points.filter((_, at) => at % 2 === 0);
  const ys = points.filter((_, at) => at % 2 === 1);
  const [left, right] = [Math.min(...xs), Math.max(...xs)];
  return [(left + right) / 2, (Math.min(...ys) + Math.max(...ys)) / 2, right - left];
}

/** A section as an area: colour and pattern of its cheapest price, or what is the matter with it. */
export function paintSection(context: DrawContext, model: SectionModel, style: AreaStyle): void {
  const { palette, scale, ratio } = style;
  const offered = model.wanted && model.level >= 0;
  const colour = offered ? palette.levels[model.level]! : palette.outline;
  trace(context, model.section.outline, scale);
  context.fillStyle = offered
    ? cssColour(mixColours(rgbaOf(palette.background), rgbaOf(colour), 0.26))
    : palette.surface;
  context.fill();
  if (offered) {
    context.globalAlpha = 0.42;
    context.fillStyle = style.patternOf(model.level);
    context.fill();
    context.globalAlpha = 1;
  }
  paintOutline(context, model, colour, ratio * (offered ? 1.5 : 1), palette);
}

/** The ground that a section's seats stand on. */
export function paintGround(context: DrawContext, model: SectionModel, style: AreaStyle): void {
  const { palette, scale, ratio } = style;
  trace(context, model.section.outline, scale);
  context.fillStyle = palette.surface;
  context.fill();
  paintOutline(context, model, palette.outline, ratio, palette);
}

function paintOutline(
  context: DrawContext,
  { failed }: SectionModel,
  colour: string,
  width: number,
  palette: SeatMapPalette,
): void {
  context.strokeStyle = failed ? palette.danger : colour;
  context.lineWidth = failed ? width * 2 : width;
  context.setLineDash(failed ? [width * 6, width * 4] : []);
  context.stroke();
  context.setLineDash([]);
}

/** A section's name and price, as large as it has room for; nothing where that would be too small to read. */
export function paintSectionLabel(context: DrawContext, model: SectionModel, style: AreaStyle): void {
  const { palette, scale, ratio } = style;
  const lines = style.labelsOf(model);
  const name = lines[0] ?? '';
  const wide = Math.min(model.maxX - model.minX, model.maxY - model.minY) * 1.15 * scale;
  const size = Math.min(17 * ratio, wide / Math.max(name.length * 0.62, 2));
  if (size < 8 * ratio) return;
  const longest = Math.max(...lines.map((line) => line.length));
  const room = size * 0.62 * longest < wide * 1.1 && wide > size * 2.4;
  const [x = 0, y = 0] = model.section.labelAt;
  const quiet = !model.wanted || model.failed;
  const colour = model.failed ? palette.danger : quiet ? palette.textMuted : palette.text;
  write(context, room ? lines : [name], x * scale, y * scale, size, colour, style);
}

function write(
  context: DrawContext,
  lines: readonly string[],
  x: number,
  y: number,
  size: number,
  colour: string,
  { palette, ratio }: AreaStyle,
): void {
  context.textAlign = 'center';
  context.textBaseline = 'middle';
  context.lineJoin = 'round';
  lines.forEach((text, at) => {
    const height = at === 0 ? size : Math.max(size * 0.8, 8 * ratio);
    context.font = `${at === 0 ? 650 : 500} ${height}px ${palette.font}`;
    const top = y + (at - (lines.length - 1) / 2) * size * 1.15;
    // A halo, because a pattern lies beneath.
    context.strokeStyle = palette.background;
    context.lineWidth = 3 * ratio;
    context.globalAlpha = 0.72;
    context.strokeText(text, x, top);
    context.globalAlpha = 1;
    context.fillStyle = colour;
    context.fillText(text, x, top);
  });
}
