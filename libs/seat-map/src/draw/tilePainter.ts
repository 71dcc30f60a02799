import { SEAT_PITCH } from '../chart/seatChart.ts';
import type { SeatModel } from '../model/seatModel.ts';
import type { SectionModel } from '../model/sectionModel.ts';
import { fromPitch, pitchOf } from '../view/levelOfDetail.ts';
import { levelPattern } from './levelPatterns.ts';
import { paintSection, paintSectionLabel, paintShape, type AreaStyle } from './paintArea.ts';
import type { SeatMapPalette } from './palette.ts';
import type { NamedSeats, PaintNames } from './paintNames.ts';
import type { GlyphOf } from './seatShapes.ts';
import { SeatSprites } from './seatSprites.ts';
import { stampSeats } from './stampSeats.ts';
import type { CreateSurface, Surface } from './surface.ts';

/** Width and height of a tile in device pixels. */
export const TILE_SIDE = 256;

/** Appearance of the map, independent of the camera. */
export interface MapStyle {
  readonly palette: SeatMapPalette;
  /** Labels by section code: name, then price or reason for being unavailable, on separate lines. */
  readonly labels: ReadonlyMap<string, string>;
}

/** Names and glyphs of seats, once their chunk has loaded. */
export interface SeatDetails {
  readonly glyphOf: GlyphOf;
  readonly paintNames: PaintNames;
}

/** Large buffers shared by all painters. */
export interface PaintBench {
  readonly createSurface: CreateSurface;
  readonly surface: Surface;
  readonly image: ImageData;
  /** Pixels of the image as words. */
  readonly pixels: Uint32Array;
}

export function createPaintBench(createSurface: CreateSurface): PaintBench {
  const surface = createSurface(TILE_SIDE, TILE_SIDE, false);
  const image = surface.context.createImageData(TILE_SIDE, TILE_SIDE);
  return { createSurface, surface, image, pixels: new Uint32Array(image.data.buffer) };
}

/** Distance by which seats and names extend across the edge of a tile, in map units. */
const REACH = SEAT_PITCH * 2.5;

/** Paints tiles: squares of the map at one scale. */
export class TilePainter {
  readonly #model: SeatModel;
  readonly #style: MapStyle;
  readonly #ratio: number;
  readonly #bench: PaintBench;
  readonly #details: SeatDetails | undefined;
  readonly #patterns: (CanvasPattern | string)[] = [];
  #scale = 0;
  #sprites: SeatSprites | undefined;

  /** @param ratio device pixels per CSS pixel */
  constructor(model: SeatModel, style: MapStyle, ratio: number, bench: PaintBench, details?: SeatDetails) {
    this.#model = model;
    this.#style = style;
    this.#ratio = ratio;
    this.#bench = bench;
    this.#details = details;
  }

  /**
   * @param scale device pixels per map unit
   * @param isLate whether to stop before painting and continue in the next frame
   * @returns whether the tile was painted: decoding seats for the first time can use up the budget
   */
  paint(
    { canvas, context }: Surface,
    column: number,
    row: number,
    scale: number,
    isLate: () => boolean,
  ): boolean {
    const { sections, chart } = this.#model;
    const left = column * TILE_SIDE;
    const top = row * TILE_SIDE;
    const bounds = {
      minX: left / scale - REACH,
      minY: top / scale - REACH,
      maxX: (left + TILE_SIDE) / scale + REACH,
      maxY: (top + TILE_SIDE) / scale + REACH,
    };
    const pitch = pitchOf(scale / this.#ratio);
    const seated: NamedSeats[] = [];
    const found: { model: SectionModel; hasSeats: boolean }[] = [];
    for (const at of this.#model.sectionsIn(bounds)) {
      const model = sections[at]!;
      const looks = pitch >= fromPitch.seats ? this.#model.looks(at) : undefined;
      if (looks) seated.push({ name: model.section.name, geometry: model.geometry!, looks });
      if (looks && isLate()) return false;
      found.push({ model, hasSeats: looks !== undefined });
    }
    if (seated.length > 0 && !this.#stamp(seated, left, top, scale, isLate)) return false;
    const style = this.#areaStyle(scale, left, top);
    context.setTransform(1, 0, 0, 1, 0, 0);
    context.fillStyle = style.palette.background;
    context.fillRect(0, 0, TILE_SIDE, TILE_SIDE);
    context.setTransform(1, 0, 0, 1, -left, -top);
    for (const shape of chart.shapes) paintShape(context, shape, style, chart.shapes);
    for (const { model, hasSeats } of found) paintSection(context, model, style, hasSeats);
    if (seated.length > 0) context.drawImage(this.#bench.surface.canvas, left, top);
    if (pitch >= fromPitch.mouse) this.#details?.paintNames(context, seated, bounds, pitch, style);
    for (const { model, hasSeats } of found) {
      // Where seats are large enough to choose from, a section name across them would obstruct.
      if (!hasSeats || pitch < fromPitch.mouse) paintSectionLabel(context, model, style, hasSeats);
    }
    // Browsers defer drawing until a picture is first used; this forces it now, within the measured budget.
    this.#bench.surface.context.drawImage(canvas, 0, 0, 1, 1, 0, 0, 1, 1);
    return true;
  }

  #areaStyle(scale: number, left: number, top: number): AreaStyle {
    const { palette } = this.#style;
    const half = TILE_SIDE / 2;
    return {
      ...this.#style,
      scale,
      ratio: this.#ratio,
      half,
      midX: left + half,
      midY: top + half,
      patternOf: (level) =>
        (this.#patterns[level] ??= levelPattern(
          level,
          palette.levels[level]!,
          this.#ratio,
          this.#bench.createSurface,
        )),
    };
  }

  /** Draws the seats into the buffer. @returns false if rendering new sprites used up the budget */
  #stamp(
    sections: readonly NamedSeats[],
    left: number,
    top: number,
    scale: number,
    isLate: () => boolean,
  ): boolean {
    const { pixels, surface, image } = this.#bench;
    if (this.#scale !== scale) {
      this.#scale = scale;
      this.#sprites = new SeatSprites(scale * SEAT_PITCH, this.#style.palette, this.#details?.glyphOf);
    }
    const sprites = this.#sprites!;
    const { made } = sprites;
    pixels.fill(0);
    for (const { geometry, looks } of sections) {
      stampSeats({ pixels, side: TILE_SIDE, left, top, scale }, sprites, geometry, looks);
      // The sprites are cached for the next frame. Without new sprites a retry would be equally late.
      if (sprites.made > made && isLate()) return false;
    }
    surface.context.putImageData(image, 0, 0);
    return true;
  }
}
