import type { Bounds } from '../model/sectionModel.ts';
import { TILE_SIDE } from '../draw/tilePainter.ts';
import type { CreateSurface, Surface } from '../draw/surface.ts';

/** A square of the map at one scale. */
export interface Tile {
  readonly column: number;
  readonly row: number;
  readonly surface: Surface;
  /** Painted before something changed; shown until it is painted again. */
  stale: boolean;
}

/** A range of tiles, ends included. */
export interface TileRange {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

const keyOf = (column: number, row: number): number => (row + 32_768) * 65_536 + column + 32_768;

/** The tiles of one scale; surfaces that are given up go into a pool that all sets share. */
export class TileSet {
  /** Device pixels a map unit. */
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

  add(column: number, row: number, createSurface: CreateSurface): Tile {
    const surface = this.#pool.pop() ?? createSurface(TILE_SIDE, TILE_SIDE, true);
    const tile = { column, row, surface, stale: true };
    this.#tiles.set(keyOf(column, row), tile);
    return tile;
  }

  /** The range of tiles that shows a part of the map. */
  rangeOf({ minX, minY, maxX, maxY }: Bounds): TileRange {
    const tileOf = (at: number): number => Math.floor((at * this.scale) / TILE_SIDE);
    return { left: tileOf(minX), top: tileOf(minY), right: tileOf(maxX), bottom: tileOf(maxY) };
  }

  /** Whether every tile of a range is there, stale ones too. */
  covers({ left, top, right, bottom }: TileRange): boolean {
    for (let row = top; row <= bottom; row += 1) {
      for (let column = left; column <= right; column += 1) if (!this.get(column, row)) return false;
    }
    return true;
  }

  /** Marks what shows a part of the map as painted before it changed. */
  invalidate(bounds: Bounds): void {
    const { left, top, right, bottom } = this.rangeOf(bounds);
    for (const tile of this.#tiles.values()) {
      const { column, row } = tile;
      if (column >= left && column <= right && row >= top && row <= bottom) tile.stale = true;
    }
  }

  /** Gives up tiles outside of a range, those that were painted longest ago first, until `most` are left. */
  shrink(most: number, { left, top, right, bottom }: TileRange): void {
    for (const [key, tile] of this.#tiles) {
      if (this.#tiles.size <= most) return;
      const { column, row } = tile;
      if (column >= left && column <= right && row >= top && row <= bottom) continue;
      this.#tiles.delete(key);
      this.#pool.push(tile.surface);
    }
  }

  /** Gives up all tiles. */
  clear(): void {
    for (const tile of this.#tiles.values()) this.#pool.push(tile.surface);
    this.#tiles.clear();
  }
}
