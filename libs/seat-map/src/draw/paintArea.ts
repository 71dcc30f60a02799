import type { ChartShape } from '../chart/seatChart.ts';
import { boundsOf, type SectionModel } from '../model/sectionModel.ts';
import { areaOpacity, type SeatMapPalette } from './palette.ts';
import type { DrawContext } from './surface.ts';

/** Style and geometry for painting part of the map; coordinates are pixels of the whole map. */
export interface AreaStyle {
  readonly palette: SeatMapPalette;
  /** Device pixels per map unit. */
  readonly scale: number;
  /** Device pixels per CSS pixel. */
  readonly ratio: number;
  /** Centre and half extent of the painted part, in the same pixels. */
  readonly midX: number;
  readonly midY: number;
  readonly half: number;
  readonly patternOf: (level: number) => CanvasPattern | string;
  /** Labels by section code: name, then price or reason for being unavailable, on separate lines. */
  readonly labels: ReadonlyMap<string, string>;
}

type Layers = readonly (readonly [alpha: number, style: string | CanvasPattern])[];

/** Fills with several colours on top of each other. */
function fillLayers(context: DrawContext, layers: Layers, fill: () => void): void {
  for (const [alpha, style] of layers) {
    context.globalAlpha = alpha;
    context.fillStyle = style;
    fill();
  }
  context.globalAlpha = 1;
}

/** Traces a flat polygon. */
function trace(context: DrawContext, polygon: readonly number[], scale: number): void {
  context.beginPath();
  for (let at = 0; at < polygon.length; at += 2) {
    context.lineTo(polygon[at]! * scale, polygon[at + 1]! * scale);
  }
  context.closePath();
}

/** Returns the width of the stage around a sign, in map units; infinite off the stage. */
const roomOnStage = (shapes: readonly ChartShape[], [x = 0, y = 0]: readonly number[]): number =>
  Math.max(...shapes.map(({ kind, points }) => (kind === 'stage' ? roomAt(points, x, y, 0) : 0))) || Infinity;

/**
 * Paints stage, field, floor, walls and signs.
 * @param shapes all shapes of the chart, with the stages on which signs have to fit
 */
export function paintShape(
  context: DrawContext,
  { kind, points, label }: ChartShape,
  style: AreaStyle,
  shapes: readonly ChartShape[],
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
  const [wide, high] = isSign
    ? [roomOnStage(shapes, points), Math.max(30, (17 * ratio) / scale)]
    : [maxX - minX, maxY - minY];
  const sizeOf = (lines: readonly string[]): number =>
    Math.min(
      22 * ratio,
      high * scale * 0.6,
      ...lines.map((text) => (wide * scale) / (text.length * CAPITAL)),
    );
  const lines = isSign && sizeOf([label]) < 9 * ratio ? label.split(' ') : [label];
  const smallest = 7 * ratio;
  // A sign is written at any zoom.
  const size = isSign ? Math.max(sizeOf(lines), smallest) : sizeOf(lines);
  const at = [((minX + maxX) / 2) * scale, ((minY + maxY) / 2) * scale] as const;
  const names = lines.length;
  if (size >= smallest)
    write(context, { lines, names, at, size, colour: palette.shapeText, ground: [] }, style);
}

const isOffered = ({ wanted, level, failed }: SectionModel): boolean => wanted && level >= 0 && !failed;

/** Paints a section: the colour and pattern of its cheapest price, its status, or the ground beneath its seats. */
export function paintSection(
  context: DrawContext,
  model: SectionModel,
  style: AreaStyle,
  hasSeats: boolean,
): void {
  const { palette } = style;
  const { section, level, failed } = model;
  const [ground, pattern] = areaOpacity(palette);
  const offered = !hasSeats && isOffered(model);
  const width = style.ratio * (offered ? 1.5 : 1);
  const colour = palette.levels[level]!;
  trace(context, section.outline, style.scale);
  const layers: Layers = offered
    ? [
        [ground, colour],
        [pattern, style.patternOf(level)],
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
 * Paints a section's name and price as large as fits, a name of several words on several lines if need be; nothing if
 * too small to read, and the name alone where seats are drawn beneath.
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
  let lines = (labels.get(sectionCode) ?? '').split('\n');
  const [x = 0, y = 0] = labelAt;
  const high = roomAt(outline, x, y, 1);
  const fits = (count: number, size: number): boolean => {
    const half = (count * size * LINE) / 2 / scale;
    const wide = Math.min(roomAt(outline, x, y - half, 0), roomAt(outline, x, y + half, 0)) * scale * 0.9;
    return (
      2 * half < high &&
      lines.slice(0, count).every((text) => Math.max(text.length, 2) * size * LETTER <= wide)
    );
  };
  const smallest = 9 * ratio;
  const largest = (count: number): number => {
    let size = Math.floor(16 * ratio);
    while (size >= smallest && !fits(count, size)) size -= 1;
    return size;
  };
  let names = 1;
  let size = largest(names);
  if (size < smallest) {
    const words = lines[0]!.split(' ');
    lines = [...words, ...lines.slice(1)];
    names = words.length;
    size = largest(names);
  }
  if (size < smallest) return;
  let count = names;
  // The lines after the name are smaller; an unreadable price is left to the legend.
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
          [areaOpacity(palette)[0], palette.levels[level]!],
        ]
      : [[0.85, palette.surface]];
  const label: Label = {
    lines: lines.slice(0, count),
    names,
    at: [x * scale, y * scale],
    size: count > names ? Math.min(size, 13 * ratio) : size,
    colour: failed ? palette.danger : wanted ? palette.text : palette.textMuted,
    ground,
  };
  write(context, label, style);
}

/** Returns the extent of a polygon around a point along x (0) or y (1): twice the distance to the nearer side; 0 outside. */
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
  return Math.max(before, after) < Infinity ? 2 * Math.min(before, after) : 0;
}

/** Width of a letter, of one among capitals, and height of a line, relative to the font size. */
const LETTER = 0.62;
const CAPITAL = 0.8;
const LINE = 1.2;

interface Label {
  lines: readonly string[];
  /** Lines of the name, which come first and are larger; 1 by default. */
  names?: number;
  /** Centre, in pixels. */
  at: readonly [x: number, y: number];
  /** Font size of the name, in pixels. */
  size: number;
  colour: string;
  ground: Layers;
}

function write(context: DrawContext, label: Label, { palette, midX, midY, half }: AreaStyle): void {
  const { lines, names = 1, size, colour, ground } = label;
  const [x, y] = label.at;
  const high = size * LINE;
  const widest = Math.max(...lines.map((text) => text.length)) * size;
  // Skips labels outside of the tile.
  if (Math.abs(x - midX) > half + widest || Math.abs(y - midY) > half + lines.length * high) return;
  context.textAlign = 'center';
  context.textBaseline = 'middle';
  lines.forEach((text, at) => {
    const top = y + (at - (lines.length - 1) / 2) * high;
    const wide = text.length * size * LETTER;
    // A plain background, because there is a pattern beneath; outlined letters take ten times as long.
    fillLayers(context, ground, () => context.fillRect(x - wide / 2, top - high / 2, wide, high));
    context.fillStyle = colour;
    // Whole pixels: browsers cache glyphs per font size.
    context.font = `${at < names ? 650 : 500} ${Math.floor(at < names ? size : size * 0.88)}px ${palette.font}`;
    context.fillText(text, x, top);
  });
}
