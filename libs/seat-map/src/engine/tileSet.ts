import type { Bounds } from '../model/sectionModel.ts';
import { TILE_SIDE } from '../draw/tilePainter.ts';
import type { CreateSurface, Surface } from '../draw/surface.ts';

/** Square of the map at one scale. */
export interface Tile {
  readonly column: number;
  readonly row: number;
  readonly surface: Surface;
  /** Painted before a change; shown until it is painted again. */
  stale: boolean;
}

/** Range of tiles, ends included. */
export interface TileRange {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** Whether a tile is within a range. */
export const isIn = (
  { left, top, right, bottom }: TileRange,
  { column, row }: Pick<Tile, 'column' | 'row'>,
): boolean => column >= left && column <= right && row >= top && row <= bottom;

const keyOf = (column: number, row: number): number => (row + 32_768) * 65_536 + column + 32_768;

const nowhere: TileRange = { left: 1, top: 1, right: 0, bottom: 0 };

/** Tiles of one scale; released surfaces go into a pool that all sets share. */
export class TileSet {
  /** Device pixels per map unit. */
  readonly scale: number;
  readonly #tiles = new Map<number, Tile>();
  readonly #pool: Surface[];

  constructor(scale: number, pool: Surface[]) {
    this.scale = scale;
    this.#pool = pool;
  }

  get(column: number, row: number): Tile | undefined {
    return this.#tiles.get(keyOf(column, row));
  }

  /**
   * Paints a tile. A new tile is added only once it is painted, so that the old content of its surface never shows. The
   * pool hands out the surface released first, because the browser would have to copy one that it still draws from.
   * @param paint returns whether the tile was painted
   */
  paint(
    column: number,
    row: number,
    createSurface: CreateSurface,
    paint: (surface: Surface) => boolean,
  ): boolean {
    const known = this.get(column, row)?.surface;
    const surface = known ?? this.#pool.shift() ?? createSurface(TILE_SIDE, TILE_SIDE, true);
    const isPainted = paint(surface);
    if (isPainted) this.#tiles.set(keyOf(column, row), { column, row, surface, stale: false });
    else if (!known) this.#pool.push(surface);
    return isPainted;
  }

  /** Returns the range of tiles that covers part of the map. */
  rangeOf({ minX, minY, maxX, maxY }: Bounds): TileRange {
    const tileOf = (at: number): number => Math.floor((at * this.scale) / TILE_SIDE);
    return { left: tileOf(minX), top: tileOf(minY), right: tileOf(maxX), bottom: tileOf(maxY) };
  }

  /** Whether every tile of a range exists, stale ones included. */
  covers({ left, top, right, bottom }: TileRange): boolean {
    for (let row = top; row <= bottom; row += 1) {
      for (let column = left; column <= right; column += 1) if (!this.get(column, row)) return false;
    }
    return true;
  }

  /** Marks the tiles of part of the map as stale. */
  invalidate(bounds: Bounds): void {
    const range = this.rangeOf(bounds);
    for (const tile of this.#tiles.values()) tile.stale ||= isIn(range, tile);
  }

  /** Releases tiles outside of a range, those painted longest ago first, until `most` are left. */
  shrink(most: number, range: TileRange): void {
    for (const [key, tile] of this.#tiles) {
      if (this.#tiles.size <= most) return;
      if (isIn(range, tile)) continue;
      this.#tiles.delete(key);
      this.#pool.push(tile.surface);
    }
  }

  /** Releases all tiles. */
  clear(): void {
    this.shrink(0, nowhere);
  }
}
