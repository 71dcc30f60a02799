import {
  createPaintBench,
  TILE_SIDE,
  TilePainter,
  type MapStyle,
  type PaintBench,
  type SeatDetails,
} from '../draw/tilePainter.ts';
import type { CreateSurface, DrawContext, Surface } from '../draw/surface.ts';
import type { SeatModel } from '../model/seatModel.ts';
import type { Bounds } from '../model/sectionModel.ts';
import { visibleBounds, type Camera, type Viewport } from '../view/camera.ts';
import { showsSeats } from '../view/levelOfDetail.ts';
import { isIn, TileSet, type TileRange } from './tileSet.ts';

/** Script time per frame for painting tiles. */
const BUDGET_MS = 3;
/** Maximum factor by which painted tiles are stretched while zooming. */
const MOST_STRETCH = 2;
/** Pixels around the canvas that are painted ahead. */
const AHEAD = 160;

/** Draws the map: a few tiles per frame, with tiles of another scale as placeholders until then. */
export class MapRenderer {
  readonly #bench: PaintBench;
  readonly #now: () => number;
  readonly #pool: Surface[] = [];
  #painter: TilePainter | undefined;
  #model: SeatModel | undefined;
  #style: MapStyle | undefined;
  #details: SeatDetails | undefined;
  #ratio = 1;
  /** Milliseconds that the last tile took to paint. */
  #cost = 0;
  /** Tiles of the first scale shown, usually the whole map: kept, so that a placeholder always exists. */
  #base: TileSet | undefined;
  #current: TileSet | undefined;
  #previous: TileSet | undefined;

  constructor(createSurface: CreateSurface, now: () => number) {
    this.#bench = createPaintBench(createSurface);
    this.#now = now;
  }

  /** Sets the content to draw; only tiles that look different are painted again. */
  update(model: SeatModel, style: MapStyle, ratio: number, details?: SeatDetails): void {
    const [before, was, detailsBefore] = [this.#model, this.#style, this.#details];
    if (before === model && was === style && this.#ratio === ratio && detailsBefore === details) return;
    this.#painter = new TilePainter(model, style, ratio, this.#bench, details);
    this.#model = model;
    this.#style = style;
    this.#details = details;
    if (before?.chart.seatChartId !== model.chart.seatChartId || this.#ratio !== ratio) this.reset();
    this.#ratio = ratio;
    if (!before || !was) return;
    const looksTheSame = before.looksKey === model.looksKey && was.palette === style.palette;
    for (const set of this.#sets()) {
      const isSame = looksTheSame && (detailsBefore === details || !showsSeats(set.scale / ratio));
      const changed = isSame ? changedSections(before, model, was, style) : [wholeMap(model)];
      for (const bounds of changed) set.invalidate(bounds);
    }
  }

  /** Drops every tile, for another chart or pixel ratio. */
  reset(): void {
    for (const set of this.#sets()) set.clear();
    this.#base = this.#current = this.#previous = undefined;
  }

  /**
   * Draws one frame.
   * @param still whether the view rests: tiles are then painted at exactly its scale
   * @returns whether another frame is needed to complete the picture at the target scale
   */
  draw(context: DrawContext, camera: Camera, viewport: Viewport, still: boolean): boolean {
    const set = this.#aim(camera.scale * this.#ratio, still);
    const picture = visibleBounds(camera, viewport);
    const seen = this.#clip(picture);
    const range = set.rangeOf(seen);
    const unfinished = this.#paintSome(set, range, this.#clip(visibleBounds(camera, viewport, AHEAD)));
    const isCovered = set.covers(range);
    context.setTransform(1, 0, 0, 1, 0, 0);
    if (!isCovered || JSON.stringify(seen) !== JSON.stringify(picture)) {
      context.fillStyle = this.#style!.palette.background;
      context.fillRect(0, 0, viewport.width * this.#ratio, viewport.height * this.#ratio);
    }
    if (!isCovered) this.#standIn(context, set, range, camera);
    this.#blit(context, set, seen, camera);
    return unfinished;
  }

  #sets(): Set<TileSet> {
    return new Set([this.#base, this.#current, this.#previous].filter((set) => set !== undefined));
  }

  /** Chooses the tiles for a scale; those of the previous scale remain as placeholders. */
  #aim(scale: number, still: boolean): TileSet {
    const current = this.#current;
    if (current) {
      const stretch = scale / current.scale;
      const isNear = !still && stretch < MOST_STRETCH && stretch > 1 / MOST_STRETCH;
      if (stretch === 1 || isNear) return current;
    }
    const next = scale === this.#base?.scale ? this.#base : new TileSet(scale, this.#pool);
    if (this.#previous !== this.#base) this.#previous?.clear();
    this.#previous = current;
    this.#base ??= next;
    return (this.#current = next);
  }

  /** Clips the visible part to the bounds of the map. */
  #clip(seen: Bounds): Bounds {
    const map = wholeMap(this.#model!);
    return {
      minX: Math.max(seen.minX, map.minX),
      minY: Math.max(seen.minY, map.minY),
      maxX: Math.min(seen.maxX, map.maxX),
      maxY: Math.min(seen.maxY, map.maxY),
    };
  }

  /** Paints missing and stale tiles: from the centre outwards, then those around the view. */
  #paintSome(set: TileSet, range: TileRange, ahead: Bounds): boolean {
    const started = this.#now();
    const isLate = (): boolean => this.#now() - started > BUDGET_MS;
    const around = set.rangeOf(ahead);
    for (const [at, { column, row }] of unpainted(set, range, around).entries()) {
      const before = this.#now();
      if (at > 0 && before - started + this.#cost > BUDGET_MS) return true;
      const paint = (surface: Surface): boolean =>
        this.#painter!.paint(surface, column, row, set.scale, isLate);
      if (!set.paint(column, row, this.#bench.createSurface, paint)) return true;
      this.#cost = this.#now() - before;
    }
    if (set !== this.#base) set.shrink(tilesIn(around) * 2, around);
    return false;
  }

  /** Draws tiles of other scales where those of this scale are not painted yet. */
  #standIn(
    context: DrawContext,
    set: TileSet,
    { left, top, right, bottom }: TileRange,
    camera: Camera,
  ): void {
    const side = TILE_SIDE / set.scale;
    const [base, previous] = [this.#base, this.#previous];
    for (let row = top; row <= bottom; row += 1) {
      for (let column = left; column <= right; column += 1) {
        if (set.get(column, row)) continue;
        const [minX, minY] = [column * side, row * side];
        const part = this.#clip({ minX, minY, maxX: minX + side, maxY: minY + side });
        if (base && !previous?.covers(previous.rangeOf(part))) this.#blit(context, base, part, camera);
        if (previous) this.#blit(context, previous, part, camera);
      }
    }
  }

  /** Draws the painted tiles of a set within part of the map. */
  #blit(context: DrawContext, set: TileSet, part: Bounds, camera: Camera): void {
    const stretch = (camera.scale * this.#ratio) / set.scale;
    const [offsetX, offsetY] = [Math.round(camera.x * this.#ratio), Math.round(camera.y * this.#ratio)];
    const { left, top, right, bottom } = set.rangeOf(part);
    for (let row = top; row <= bottom; row += 1) {
      for (let column = left; column <= right; column += 1) {
        const canvas = set.get(column, row)?.surface.canvas;
        if (!canvas) continue;
        const [tileX, tileY] = [column * TILE_SIDE, row * TILE_SIDE];
        // At rest, pixel by pixel: no resampling.
        if (stretch === 1) {
          context.drawImage(canvas, offsetX + tileX, offsetY + tileY);
          continue;
        }
        const x1 = Math.max(part.minX * set.scale - tileX, 0);
        const y1 = Math.max(part.minY * set.scale - tileY, 0);
        const x2 = Math.min(part.maxX * set.scale - tileX, TILE_SIDE);
        const y2 = Math.min(part.maxY * set.scale - tileY, TILE_SIDE);
        // Edges on whole pixels, to avoid seams.
        const toX = Math.round(offsetX + (tileX + x1) * stretch);
        const toY = Math.round(offsetY + (tileY + y1) * stretch);
        const wide = Math.round(offsetX + (tileX + x2) * stretch) - toX;
        const high = Math.round(offsetY + (tileY + y2) * stretch) - toY;
        if (wide > 0 && high > 0) context.drawImage(canvas, x1, y1, x2 - x1, y2 - y1, toX, toY, wide, high);
      }
    }
  }
}

/** Returns the bounds of the map, with a margin for marks at its edge. */
export function wholeMap({ chart }: SeatModel): Bounds {
  return { minX: -20, minY: -20, maxX: chart.width + 20, maxY: chart.height + 20 };
}

const tilesIn = ({ left, top, right, bottom }: TileRange): number => (right - left + 1) * (bottom - top + 1);

/** Lists the tiles to paint: visible ones first, and among those the missing before the stale. */
function unpainted(set: TileSet, sight: TileRange, around: TileRange): { column: number; row: number }[] {
  const found: { column: number; row: number; away: number }[] = [];
  const [midX, midY] = [(sight.left + sight.right) / 2, (sight.top + sight.bottom) / 2];
  for (let { top: row } = around; row <= around.bottom; row += 1) {
    for (let { left: column } = around; column <= around.right; column += 1) {
      const tile = set.get(column, row);
      if (tile && !tile.stale) continue;
      const behind = isIn(sight, { column, row }) ? 0 : 10_000;
      const away = Math.hypot(column - midX, row - midY) + (tile ? 1_000 : 0) + behind;
      found.push({ column, row, away });
    }
  }
  return found.sort((a, b) => a.away - b.away);
}

function changedSections(before: SeatModel, after: SeatModel, was: MapStyle, is: MapStyle): Bounds[] {
  return after.sections.filter((section, at) => {
    const old = before.sections[at];
    const code = section.section.sectionCode;
    return (
      old?.section.rows !== section.section.rows ||
      old?.seats !== section.seats ||
      old?.failed !== section.failed ||
      old.level !== section.level ||
      old.wanted !== section.wanted ||
      was.labels.get(code) !== is.labels.get(code)
    );
  });
}
