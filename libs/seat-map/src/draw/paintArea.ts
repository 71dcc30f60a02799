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
  /** The part that is painted, in the same pixels. */
  readonly left: number;
  readonly top: number;
  readonly side: number;
  readonly groundOf: (level: number) => string;
  readonly patternOf: (level: number) => CanvasPattern | string;
  /** By section code: name, and what it costs or why it is not to be had, a line each. */
  readonly labels: ReadonlyMap<string, string>;
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
  const [x, y, width, height] = kind === 'label' ? [points[0]!, points[1]!, 80, 30] : middle(points);
  const size = Math.min(22 * ratio, (width * scale) / (label.length * 0.8), height * scale * 0.6);
  if (size >= 7 * ratio)
    write(context, [label], x * scale, y * scale, size, palette.shapeText, 'transparent', style);
}

function middle(points: readonly number[]): [x: number, y: number, width: number, height: number] {
  const xs = points.filter((_, at) => at % 2 === 0);
  const ys = points.filter((_, at) => at % 2 === 1);
  const [left, right] = [Math.min(...xs), Math.max(...xs)];
  const [top, bottom] = [Math.min(...ys), Math.max(...ys)];
  return [(left + right) / 2, (top + bottom) / 2, right - left, bottom - top];
}

/** A section as an area: colour and pattern of its cheapest price, or what is the matter with it. */
export function paintSection(context: DrawContext, model: SectionModel, style: AreaStyle): void {
  const { palette, scale, ratio } = style;
  const offered = isOffered(model);
  const colour = offered ? palette.levels[model.level]! : palette.outline;
  trace(context, model.section.outline, scale);
  context.fillStyle = groundOf(model, style);
  context.fill();
  if (offered) {
    context.globalAlpha = 0.42;
    context.fillStyle = style.patternOf(model.level);
    context.fill();
    context.globalAlpha = 1;
  }
  paintOutline(context, model, colour, ratio * (offered ? 1.5 : 1), palette);
}

const isOffered = ({ wanted, level, failed }: SectionModel): boolean => wanted && level >= 0 && !failed;

const groundOf = (model: SectionModel, style: AreaStyle): string =>
  isOffered(model) ? style.groundOf(model.level) : style.palette.surface;

/** The ground of sections of a price level: enough of its colour to tell it, not too much to read on. */
export function levelGround({ background, levels }: SeatMapPalette, level: number): string {
  return cssColour(mixColours(rgbaOf(background), rgbaOf(levels[level]!), 0.26));
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

/**
 * A section's name and price, as large as it has room for; nothing where that would be too small to read, and
 * the name alone where seats are drawn beneath.
 */
export function paintSectionLabel(
  context: DrawContext,
  model: SectionModel,
  style: AreaStyle,
  hasSeats: boolean,
): void {
  const { palette, scale, ratio } = style;
  const { section, failed, wanted } = model;
  const lines = (style.labels.get(section.sectionCode) ?? '').split('\n');
  const [x = 0, y = 0] = section.labelAt;
  const high = roomAt(section.outline, x, y, 1) * scale;
  const widthOf = (text: string, size: number): number => Math.max(text.length, 2) * size * LETTER;
  const fits = (count: number, size: number): boolean => {
    const half = (count * size * 1.2) / 2 / scale;
    const up = roomAt(section.outline, x, y - half, 0);
    const wide = Math.min(up, roomAt(section.outline, x, y + half, 0)) * scale * 0.94;
    return 2 * half * scale < high && lines.slice(0, count).every((text) => widthOf(text, size) <= wide);
  };
  const smallest = Math.ceil(8 * ratio);
  let size = Math.floor(16 * ratio);
  while (size > smallest && !fits(1, size)) size -= 1;
  if (!fits(1, size)) return;
  const most = hasSeats ? 1 : lines.length;
  let count = 1;
  while (count < most && fits(count + 1, Math.min(size, 12 * ratio))) count += 1;
  const colour = failed ? palette.danger : wanted ? palette.text : palette.textMuted;
  const ground = hasSeats ? palette.surface : groundOf(model, style);
  write(
    context,
    lines.slice(0, count),
    x * scale,
    y * scale,
    count > 1 ? Math.min(size, 13 * ratio) : size,
    colour,
    ground,
    style,
  );
}

/** How far a polygon reaches from a point to both sides, along x (0) or y (1); twice the nearer side. */
function roomAt(polygon: readonly number[], x: number, y: number, axis: 0 | 1): number {
  const [own, other] = axis === 0 ? [x, y] : [y, x];
  let before = Infinity;
  let after = Infinity;
  for (let at = 0; at < polygon.length; at += 2) {
    const next = (at + 2) % polygon.length;
    const [o1, o2] = [polygon[at + 1 - axis]!, polygon[next + 1 - axis]!];
    if (o1 > other === o2 > other) continue;
    const share = (other - o1) / (o2 - o1);
    const crossing = polygon[at + axis]! + (polygon[next + axis]! - polygon[at + axis]!) * share - own;
    if (crossing < 0) before = Math.min(before, -crossing);
    else after = Math.min(after, crossing);
  }
  const room = 2 * Math.min(before, after);
  return Number.isFinite(room) ? room : 0;
}

/** Width of a letter, of its height. */
const LETTER = 0.56;

/** Whether anything of a text would be seen. */
function isNear({ left, top, side }: AreaStyle, x: number, y: number, wide: number, high: number): boolean {
  return x + wide > left && x - wide < left + side && y + high > top && y - high < top + side;
}

function write(
  context: DrawContext,
  lines: readonly string[],
  x: number,
  y: number,
  size: number,
  colour: string,
  ground: string,
  style: AreaStyle,
): void {
  const { palette } = style;
  context.textAlign = 'center';
  context.textBaseline = 'middle';
  const high = lines.length * size * 1.2;
  if (!isNear(style, x, y, Math.max(...lines.map((text) => text.length)) * size, high)) return;
  lines.forEach((text, at) => {
    const top = y + (at - (lines.length - 1) / 2) * size * 1.2;
    const wide = text.length * size * LETTER;
    // A ground of its own, because a pattern lies beneath; outlined letters take ten times as long.
    context.fillStyle = ground;
    context.globalAlpha = 0.85;
    context.fillRect(x - wide / 2, top - size * 0.6, wide, size * 1.2);
    context.globalAlpha = 1;
    context.fillStyle = colour;
    // Whole pixels: letters of a size that was drawn before cost nothing to draw again.
    context.font = `${at === 0 ? 650 : 500} ${Math.floor(at === 0 ? size : size * 0.88)}px ${palette.font}`;
    context.fillText(text, x, top);
  });
}
