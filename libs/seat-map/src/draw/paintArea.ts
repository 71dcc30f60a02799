import type { ChartShape } from '../chart/seatChart.ts';
import { boundsOf, type SectionModel } from '../model/sectionModel.ts';
import type { SeatMapPalette } from './palette.ts';
import type { DrawContext } from './surface.ts';

/** What painting on a part of the map needs to know; coordinates are pixels of the whole map. */
export interface AreaStyle {
  readonly palette: SeatMapPalette;
  /** Device pixels a map unit. */
  readonly scale: number;
  /** Device pixels a CSS pixel. */
  readonly ratio: number;
  /** The middle of the part that is painted, and how far it reaches to all sides, in the same pixels. */
  readonly midX: number;
  readonly midY: number;
  readonly half: number;
  readonly patternOf: (level: number) => CanvasPattern | string;
  /** By section code: name, and what it costs or why it is not to be had, a line each. */
  readonly labels: ReadonlyMap<string, string>;
}

type Layers = readonly (readonly [alpha: number, style: string | CanvasPattern])[];

/** Fills with several colours over each other. */
function fillLayers(context: DrawContext, layers: Layers, fill: () => void): void {
  for (const [alpha, style] of layers) {
    context.globalAlpha = alpha;
    context.fillStyle = style;
    fill();
  }
  context.globalAlpha = 1;
}

/** Of the colour of a price level: enough to tell it, not too much to read on. */
const GROUND = 0.26;

/** Traces a flat polygon. */
export function trace(context: DrawContext, polygon: readonly number[], scale: number): void {
  context.beginPath();
  for (let at = 0; at < polygon.length; at += 2) {
    context.lineTo(polygon[at]! * scale, polygon[at + 1]! * scale);
  }
  context.closePath();
}

/** Stage, field, floor, walls and signs. */
export function paintShape(
  context: DrawContext,
  { kind, points, label }: ChartShape,
  style: AreaStyle,
): void {
  const { palette, scale, ratio } = style;
  const { minX, minY, maxX, maxY } = boundsOf(points);
  const isSign = kind === 'label';
  if (!isSign) {
    trace(context, points, scale);
    context.fillStyle = kind === 'floor' ? palette.surface : palette.shape;
    if (kind !== 'wall') context.fill();
    context.strokeStyle = palette.outline;
    context.lineWidth = ratio * (kind === 'wall' ? 3 : 1);
    context.stroke();
  }
  if (!label) return;
  const [wide, high] = isSign ? [80, 30] : [maxX - minX, maxY - minY];
  const size = Math.min(22 * ratio, (wide * scale) / (label.length * 0.8), high * scale * 0.6);
  const middle = [((minX + maxX) / 2) * scale, ((minY + maxY) / 2) * scale] as const;
  if (size >= 7 * ratio) write(context, [label], middle, size, palette.shapeText, [], style);
}

const isOffered = ({ wanted, level, failed }: SectionModel): boolean => wanted && level >= 0 && !failed;

/**
 * A section: an area in colour and pattern of its cheapest price, or with what is the matter with it; or the ground
 * that its seats stand on.
 */
export function paintSection(
  context: DrawContext,
  model: SectionModel,
  style: AreaStyle,
  hasSeats: boolean,
): void {
  const { palette } = style;
  const { section, level, failed } = model;
  const offered = !hasSeats && isOffered(model);
  const width = style.ratio * (offered ? 1.5 : 1);
  const colour = palette.levels[level]!;
  trace(context, section.outline, style.scale);
  const layers: Layers = offered
    ? [
        [GROUND, colour],
        [0.42, style.patternOf(level)],
      ]
    : [[1, palette.surface]];
  fillLayers(context, layers, () => context.fill());
  context.strokeStyle = failed ? palette.danger : offered ? colour : palette.outline;
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
  const { palette, scale, ratio, labels } = style;
  const { section, failed, wanted, level } = model;
  const { outline, labelAt, sectionCode } = section;
  const lines = (labels.get(sectionCode) ?? '').split('\n');
  const [x = 0, y = 0] = labelAt;
  const high = roomAt(outline, x, y, 1);
  const fits = (count: number, size: number): boolean => {
    const half = (count * size * LINE) / 2 / scale;
    const wide = Math.min(roomAt(outline, x, y - half, 0), roomAt(outline, x, y + half, 0)) * scale * 0.94;
    return (
      2 * half < high &&
      lines.slice(0, count).every((text) => Math.max(text.length, 2) * size * LETTER <= wide)
    );
  };
  let size = Math.floor(16 * ratio);
  while (!fits(1, size)) if ((size -= 1) < 9 * ratio) return;
  let count = 1;
  // The second line is smaller: a price that one must guess is left to the legend.
  while (
    !hasSeats &&
    size >= 11 * ratio &&
    count < lines.length &&
    fits(count + 1, Math.min(size, 12 * ratio))
  )
    count += 1;
  const ground: Layers =
    !hasSeats && isOffered(model)
      ? [
          [0.85, palette.background],
          [GROUND, palette.levels[level]!],
        ]
      : [[0.85, palette.surface]];
  write(
    context,
    lines.slice(0, count),
    [x * scale, y * scale],
    count > 1 ? Math.min(size, 13 * ratio) : size,
    failed ? palette.danger : wanted ? palette.text : palette.textMuted,
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
  return room < Infinity ? room : 0;
}

/** Width of a letter and height of a line, of the height of a letter. */
const LETTER = 0.56;
const LINE = 1.2;

function write(
  context: DrawContext,
  lines: readonly string[],
  [x, y]: readonly [number, number],
  size: number,
  colour: string,
  ground: Layers,
  { palette, midX, midY, half }: AreaStyle,
): void {
  const high = size * LINE;
  const widest = Math.max(...lines.map((text) => text.length)) * size;
  // Nothing of it would be seen.
  if (Math.abs(x - midX) > half + widest || Math.abs(y - midY) > half + lines.length * high) return;
  context.textAlign = 'center';
  context.textBaseline = 'middle';
  lines.forEach((text, at) => {
    const top = y + (at - (lines.length - 1) / 2) * high;
    const wide = text.length * size * LETTER;
    // A ground of its own, because a pattern lies beneath; outlined letters take ten times as long.
    fillLayers(context, ground, () => context.fillRect(x - wide / 2, top - high / 2, wide, high));
    context.fillStyle = colour;
    // Whole pixels: letters of a size that was drawn before cost nothing to draw again.
    context.font = `${at === 0 ? 650 : 500} ${Math.floor(at === 0 ? size : size * 0.88)}px ${palette.font}`;
    context.fillText(text, x, top);
  });
}
