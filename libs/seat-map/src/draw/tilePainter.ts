import { SEAT_PITCH } from '../chart/seatChart.ts';
import type { SeatModel } from '../model/seatModel.ts';
import type { Bounds } from '../model/sectionModel.ts';
import { fromPitch, pitchOf } from '../view/levelOfDetail.ts';
import { levelPattern } from './levelPatterns.ts';
import { paintRowNames, paintSeatNumbers, paintSectionName } from './paintNames.ts';
import {
  levelGround,
  paintGround,
  paintSection,
  paintSectionLabel,
  paintShape,
  type AreaStyle,
} from './paintArea.ts';
import type { SeatMapPalette } from './palette.ts';
import { SeatSprites } from './seatSprites.ts';
import { stampSeats } from './stampSeats.ts';
import type { CreateSurface, Surface } from './surface.ts';

/** Width and height of a tile in device pixels. */
export const TILE_SIDE = 256;

/** How the map looks, apart from where it is looked at from. */
export interface MapStyle {
  readonly palette: SeatMapPalette;
  /** By section code: name, and what it costs or why it is not to be had, a line each. */
  readonly labels: ReadonlyMap<string, string>;
}

/** What painters share, because it is large. */
export interface PaintBench {
  readonly createSurface: CreateSurface;
  readonly surface: Surface;
  readonly image: ImageData;
  /** The image's pixels as words. */
  readonly pixels: Uint32Array;
}

export function createPaintBench(createSurface: CreateSurface): PaintBench {
  const surface = createSurface(TILE_SIDE, TILE_SIDE, false);
  const image = surface.context.createImageData(TILE_SIDE, TILE_SIDE);
  return { createSurface, surface, image, pixels: new Uint32Array(image.data.buffer) };
}

/** Paints tiles: squares of the map at one scale. */
export class TilePainter {
  readonly #model: SeatModel;
  readonly #style: MapStyle;
  readonly #ratio: number;
  readonly #bench: PaintBench;
  readonly #patterns: (CanvasPattern | string)[] = [];
  readonly #grounds: string[] = [];
  #sprites: { scale: number; sprites: SeatSprites } | undefined;

  /** @param ratio device pixels a CSS pixel */
  constructor(model: SeatModel, style: MapStyle, ratio: number, bench: PaintBench) {
    this.#model = model;
    this.#style = style;
    this.#ratio = ratio;
    this.#bench = bench;
  }

  /** @param scale device pixels a map unit */
  paint({ canvas, context }: Surface, column: number, row: number, scale: number): void {
    const left = column * TILE_SIDE;
    const top = row * TILE_SIDE;
    const style = this.#areaStyle(scale, left, top);
    context.setTransform(1, 0, 0, 1, 0, 0);
    context.fillStyle = style.palette.background;
    context.fillRect(0, 0, TILE_SIDE, TILE_SIDE);
    context.setTransform(1, 0, 0, 1, -left, -top);
    for (const shape of this.#model.chart.shapes) paintShape(context, shape, style);
    const bounds = tileBounds(left, top, scale);
    const sections = this.#model.sectionsIn(bounds);
    const pitch = pitchOf(scale / this.#ratio);
    const seated = pitch >= fromPitch.seats ? sections.filter((at) => this.#model.sections[at]!.hasRows) : [];
    for (const at of sections) {
      const paint = seated.includes(at) ? paintGround : paintSection;
      paint(context, this.#model.sections[at]!, style);
    }
    if (seated.length > 0) this.#paintSeats(context, seated, bounds, left, top, style);
    for (const at of sections) {
      const hasSeats = seated.includes(at);
      // Where seats are large enough to choose from, a name across them would be in the way.
      if (hasSeats && pitch >= fromPitch.mouse) continue;
      paintSectionLabel(context, this.#model.sections[at]!, style, hasSeats);
    }
    // Browsers draw when the picture is first used: let that be now, where the time is counted.
    this.#bench.surface.context.drawImage(canvas, 0, 0, 1, 1, 0, 0, 1, 1);
  }

  #areaStyle(scale: number, left: number, top: number): AreaStyle {
    const { palette, labels } = this.#style;
    const patternOf = (level: number) =>
      (this.#patterns[level] ??= levelPattern(
        level,
        palette.levels[level]!,
        this.#ratio,
        this.#bench.createSurface,
      ));
    const groundOf = (level: number) => (this.#grounds[level] ??= levelGround(palette, level));
    return { palette, labels, groundOf, scale, left, top, side: TILE_SIDE, ratio: this.#ratio, patternOf };
  }

  #paintSeats(
    context: Surface['context'],
    sections: readonly number[],
    bounds: Bounds,
    left: number,
    top: number,
    style: AreaStyle,
  ): void {
    const { scale } = style;
    const square = { pixels: this.#bench.pixels, side: TILE_SIDE, left, top, scale };
    const sprites = this.#spritesAt(scale);
    const found = sections.map((at) => ({ at, seats: this.#seatsIn(at, bounds) }));
    this.#bench.pixels.fill(0);
    for (const { at, seats } of found) {
      stampSeats(square, sprites, this.#model.sections[at]!.geometry!, this.#model.looks(at)!, seats);
    }
    this.#bench.surface.context.putImageData(this.#bench.image, 0, 0);
    context.drawImage(this.#bench.surface.canvas, left, top);
    const pitch = pitchOf(scale / this.#ratio);
    for (const { at, seats } of found) {
      const { geometry, section } = this.#model.sections[at]!;
      if (pitch >= fromPitch.rowNames) paintRowNames(context, geometry!, bounds, style);
      if (pitch >= fromPitch.mouse) paintSectionName(context, section.name, geometry!, style);
      if (pitch >= fromPitch.seatNumbers) {
        paintSeatNumbers(context, geometry!, this.#model.looks(at)!, seats, style);
      }
    }
  }

  #seatsIn(at: number, { minX, minY, maxX, maxY }: Bounds): number[] {
    return this.#model.sections[at]!.geometry!.index.search(minX, minY, maxX, maxY);
  }

  #spritesAt(scale: number): SeatSprites {
    if (this.#sprites?.scale !== scale) {
      this.#sprites = { scale, sprites: new SeatSprites(scale * SEAT_PITCH, this.#style.palette) };
    }
    return this.#sprites!.sprites;
  }
}

/** Seats and names reach over the edge of a tile. */
const REACH = SEAT_PITCH * 2.5;

/** What of the map a tile shows, and a little around it. */
function tileBounds(left: number, top: number, scale: number): Bounds {
  return {
    minX: left / scale - REACH,
    minY: top / scale - REACH,
    maxX: (left + TILE_SIDE) / scale + REACH,
    maxY: (top + TILE_SIDE) / scale + REACH,
  };
}
