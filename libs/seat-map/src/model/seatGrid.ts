/** Half the memory where the chart keeps to whole numbers, as the contract wants it. */
export type Coordinates = Int16Array | Float32Array;

/** Four seats a side: few empty cells, few seats to look at in vain. */
const SMALLEST_CELL = 40;

/**
 * A spatial index over the seats of a section: a grid, seats sorted by cell. Seats lie evenly, and therefore a
 * grid does what a tree does, is built faster, and takes a tenth of its code.
 */
export class SeatGrid {
  readonly #x: Coordinates;
  readonly #y: Coordinates;
  readonly #left: number;
  readonly #top: number;
  readonly #cell: number;
  readonly #columns: number;
  readonly #rows: number;
  /** First seat of each cell in `#seats`, and the count at the end. */
  readonly #starts: Uint32Array;
  readonly #seats: Uint32Array;

  constructor(x: Coordinates, y: Coordinates) {
    const [left, right] = extent(x);
    const [top, bottom] = extent(y);
    // A stray seat far away must not make a large empty grid.
    const cell = Math.max(SMALLEST_CELL, Math.sqrt(((right - left) * (bottom - top)) / (4 * x.length)));
    this.#x = x;
    this.#y = y;
    this.#left = left;
    this.#top = top;
    this.#cell = cell;
    this.#columns = Math.floor((right - left) / cell) + 1;
    this.#rows = Math.floor((bottom - top) / cell) + 1;
    const cells = new Uint32Array(x.length);
    const ends = new Uint32Array(this.#columns * this.#rows + 1);
    for (let seat = 0; seat < cells.length; seat += 1) {
      const row = Math.floor((y[seat]! - top) / cell);
      cells[seat] = row * this.#columns + Math.floor((x[seat]! - left) / cell);
      ends[cells[seat]!]! += 1;
    }
    for (let at = 1; at < ends.length; at += 1) ends[at]! += ends[at - 1]!;
    this.#seats = new Uint32Array(cells.length);
    // From the last seat back, so that seats of a cell keep their order; ends become starts.
    for (let seat = cells.length - 1; seat >= 0; seat -= 1) this.#seats[--ends[cells[seat]!]!] = seat;
    this.#starts = ends;
  }

  /** The seats in a rectangle, edges included. */
  search(minX: number, minY: number, maxX: number, maxY: number): number[] {
    const found: number[] = [];
    const clamp = (value: number, count: number): number =>
      Math.min(Math.max(Math.floor(value / this.#cell), 0), count - 1);
    const left = clamp(minX - this.#left, this.#columns);
    const right = clamp(maxX - this.#left, this.#columns);
    const bottom = clamp(maxY - this.#top, this.#rows);
    for (let row = clamp(minY - this.#top, this.#rows); row <= bottom; row += 1) {
      const cell = row * this.#columns;
      // Cells of a row lie together.
      const end = this.#starts[cell + right + 1]!;
      for (let at = this.#starts[cell + left]!; at < end; at += 1) {
        const seat = this.#seats[at]!;
        const x = this.#x[seat]!;
        const y = this.#y[seat]!;
        if (x >= minX && x <= maxX && y >= minY && y <= maxY) found.push(seat);
      }
    }
    return found;
  }
}

function extent(values: Coordinates): [least: number, most: number] {
  let [least, most] = [Infinity, -Infinity];
  for (const value of values) {
    if (value < least) least = value;
    if (value > most) most = value;
  }
  return [least, most];
}
