import {
  createPaintBench,
  TILE_SIDE,
  TilePainter,
  type MapStyle,
  type PaintBench,
} from '../draw/tilePainter.ts';
import type { CreateSurface, DrawContext, Surface } from '../draw/surface.ts';
import type { SeatModel } from '../model/seatModel.ts';
import type { Bounds } from '../model/sectionModel.ts';
import { visibleBounds, type Camera, type Viewport } from '../view/camera.ts';
import { TileSet, type Tile, type TileRange } from './tileSet.ts';

/** Script time that painting tiles may take of a frame; one tile is painted at least. */
const BUDGET_MS = 3;
/** Painted tiles are stretched at most so far while the view is zoomed. */
const MOST_STRETCH = 2;

/** Draws the map: tiles painted a few a frame, those of another scale in their place until they are there. */
export class MapRenderer {
  readonly #bench: PaintBench;
  readonly #now: () => number;
  readonly #pool: Surface[] = [];
  #painter: TilePainter | undefined;
  #model: SeatModel | undefined;
  #style: MapStyle | undefined;
  #ratio = 1;
  /** The first scale that was shown, the whole map as a rule: kept, so that there is always something to show. */
  #base: TileSet | undefined;
  #current: TileSet | undefined;
  #previous: TileSet | undefined;

  constructor(createSurface: CreateSurface, now: () => number) {
    this.#bench = createPaintBench(createSurface);
    this.#now = now;
  }

  /** What is to be drawn from now on; only what looks different is painted again. */
  update(model: SeatModel, style: MapStyle, ratio: number): void {
    const [before, styleBefore] = [this.#model, this.#style];
    if (before === model && styleBefore === style && this.#ratio === ratio) return;
    const looksTheSame = before?.looksKey === model.looksKey && styleBefore?.palette === style.palette;
    this.#painter = new TilePainter(model, style, ratio, this.#bench);
    this.#model = model;
    this.#style = style;
    if (before?.chart.seatChartId !== model.chart.seatChartId || this.#ratio !== ratio) this.reset();
    else if (!looksTheSame) this.#invalidate(wholeMap(model));
    else for (const bounds of changedSections(before, model, styleBefore, style)) this.#invalidate(bounds);
    this.#ratio = ratio;
  }

  /** Forgets every tile: another chart, another size of pixels. */
  reset(): void {
    for (const set of this.#sets()) set.clear();
    this.#base = this.#current = this.#previous = undefined;
  }

  /**
   * Draws one frame.
   *
   * @param still whether the view rests: tiles are then painted at exactly its scale
   * @returns whether another frame is needed to finish the picture at the scale that it aims at
   */
  draw(context: DrawContext, camera: Camera, viewport: Viewport, still: boolean): boolean {
    const scale = camera.scale * this.#ratio;
    this.#aim(scale, still);
    const set = this.#current!;
    const seen = this.#clip(visibleBounds(camera, viewport));
    const range = set.rangeOf(seen);
    const unfinished = this.#paintSome(set, range, camera, viewport);
    context.setTransform(1, 0, 0, 1, 0, 0);
    const covered = set.covers(range);
    if (!covered || !isSame(seen, visibleBounds(camera, viewport))) {
      context.fillStyle = this.#style!.palette.background;
      context.fillRect(0, 0, viewport.width * this.#ratio, viewport.height * this.#ratio);
    }
    if (!covered) this.#standIn(context, set, range, camera);
    this.#blit(context, set, seen, camera);
    return unfinished;
  }

  #sets(): Set<TileSet> {
    return new Set([this.#base, this.#current, this.#previous].filter((set) => set !== undefined));
  }

  #invalidate(bounds: Bounds): void {
    for (const set of this.#sets()) set.invalidate(bounds);
  }

  /** Chooses the tiles that suit a scale; those of the scale before stay as a stand-in. */
  #aim(scale: number, still: boolean): void {
    const current = this.#current;
    if (current) {
      const stretch = scale / current.scale;
      if (stretch === 1) return;
      if (!still && stretch < MOST_STRETCH && stretch > 1 / MOST_STRETCH) return;
    }
    const next = scale === this.#base?.scale ? this.#base : new TileSet(scale, this.#pool);
    if (this.#previous !== this.#base) this.#previous?.clear();
    this.#previous = current;
    this.#current = next;
    this.#base ??= next;
  }

  /** What is seen of the map, as far as there is anything. */
  #clip(seen: Bounds): Bounds {
    const map = wholeMap(this.#model!);
    return {
      minX: Math.max(seen.minX, map.minX),
      minY: Math.max(seen.minY, map.minY),
      maxX: Math.min(seen.maxX, map.maxX),
      maxY: Math.min(seen.maxY, map.maxY),
    };
  }

  /** Paints what is missing or stale, the middle of the picture first, and then what lies around it. */
  #paintSome(set: TileSet, range: TileRange, camera: Camera, viewport: Viewport): boolean {
    const started = this.#now();
    const around = set.rangeOf(this.#clip(visibleBounds(camera, viewport, 160)));
    const wanted = [...this.#unpainted(set, range), ...this.#unpainted(set, around)];
    for (const [at, { column, row }] of wanted.entries()) {
      if (at > 0 && this.#now() - started > BUDGET_MS) return true;
      const tile = set.get(column, row) ?? set.add(column, row, this.#bench.createSurface);
      if (tile.stale) this.#painter!.paint(tile.surface, column, row, set.scale);
      tile.stale = false;
    }
    if (set !== this.#base) set.shrink(tilesIn(around) * 2, around);
    return false;
  }

  #unpainted(set: TileSet, { left, top, right, bottom }: TileRange): Pick<Tile, 'column' | 'row'>[] {
    const found: { column: number; row: number; away: number }[] = [];
    for (let row = top; row <= bottom; row += 1) {
      for (let column = left; column <= right; column += 1) {
        const tile = set.get(column, row);
        const away = Math.hypot(column - (left + right) / 2, row - (top + bottom) / 2);
        // What is missing shows more than what is merely old.
        if (!tile || tile.stale) found.push({ column, row, away: tile ? away + 1_000 : away });
      }
    }
    return found.sort((a, b) => a.away - b.away);
  }

  /** Draws tiles of other scales where those of this one are not painted yet. */
  #standIn(
    context: DrawContext,
    set: TileSet,
    { left, top, right, bottom }: TileRange,
    camera: Camera,
  ): void {
    const side = TILE_SIDE / set.scale;
    for (let row = top; row <= bottom; row += 1) {
      for (let column = left; column <= right; column += 1) {
        if (set.get(column, row)) continue;
        const [minX, minY] = [column * side, row * side];
        const part = this.#clip({ minX, minY, maxX: minX + side, maxY: minY + side });
        const previous = this.#previous;
        const isCovered = previous?.covers(previous.rangeOf(part));
        if (this.#base && this.#base !== set && !isCovered) this.#blit(context, this.#base, part, camera);
        if (previous) this.#blit(context, previous, part, camera);
      }
    }
  }

  /** Draws what a set has of a part of the map. */
  #blit(context: DrawContext, set: TileSet, part: Bounds, camera: Camera): void {
    const stretch = (camera.scale * this.#ratio) / set.scale;
    const [offsetX, offsetY] = [Math.round(camera.x * this.#ratio), Math.round(camera.y * this.#ratio)];
    const { left, top, right, bottom } = set.rangeOf(part);
    for (let row = top; row <= bottom; row += 1) {
      for (let column = left; column <= right; column += 1) {
        const tile = set.get(column, row);
        if (!tile) continue;
        const { canvas } = tile.surface;
        const [tileX, tileY] = [column * TILE_SIDE, row * TILE_SIDE];
        // At rest pixel by pixel: no resampling.
        if (stretch === 1) {
          context.drawImage(canvas, offsetX + tileX, offsetY + tileY);
          continue;
        }
        const x1 = Math.max(part.minX * set.scale - tileX, 0);
        const y1 = Math.max(part.minY * set.scale - tileY, 0);
        const x2 = Math.min(part.maxX * set.scale - tileX, TILE_SIDE);
        const y2 = Math.min(part.maxY * set.scale - tileY, TILE_SIDE);
        // Edges on whole pixels: no seams.
        const toX = Math.round(offsetX + (tileX + x1) * stretch);
        const toY = Math.round(offsetY + (tileY + y1) * stretch);
        const wide = Math.round(offsetX + (tileX + x2) * stretch) - toX;
        const high = Math.round(offsetY + (tileY + y2) * stretch) - toY;
        if (wide > 0 && high > 0) context.drawImage(canvas, x1, y1, x2 - x1, y2 - y1, toX, toY, wide, high);
      }
    }
  }
}

/** The map with a margin for what stands on its edge. */
export function wholeMap({ chart }: SeatModel): Bounds {
  return { minX: -20, minY: -20, maxX: chart.width + 20, maxY: chart.height + 20 };
}

const isSame = (a: Bounds, b: Bounds): boolean =>
  a.minX === b.minX && a.minY === b.minY && a.maxX === b.maxX && a.maxY === b.maxY;

const tilesIn = ({ left, top, right, bottom }: TileRange): number => (right - left + 1) * (bottom - top + 1);

function changedSections(before: SeatModel, after: SeatModel, was: MapStyle, is: MapStyle): Bounds[] {
  return after.sections.filter((section, at) => {
    const old = before.sections[at];
    const code = section.section.sectionCode;
    return (
      old?.section.rows !== section.section.rows ||
      old?.seats !== section.seats ||
      old?.failed !== section.failed ||
      old?.level !== section.level ||
      old?.wanted !== section.wanted ||
      was.labels.get(code) !== is.labels.get(code)
    );
  });
}
