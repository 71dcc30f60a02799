/**
 * Best available seats: contiguous in physical order, best row first, and never leaving a single free seat where there
 * is another choice. Both the browser's suggestion and the server's hold use it [C5.11] [C8.12].
 */
import { ordinaryMask, partyMask, placesIn, type Placement } from './seatRuns.ts';
import type { SeatingBlock, SeatingRequest, SeatingRow } from './seatingRow.ts';
import { splitParty } from './splitParty.ts';

/**
 * Finds seats for a party.
 *
 * @param rows best first
 * @returns the blocks in order of preference (one block unless the party was split), or `undefined` when the
 *   party cannot be seated
 */
export function bestAvailable(
  rows: readonly SeatingRow[],
  request: SeatingRequest,
): SeatingBlock[] | undefined {
  const { quantity, accessible = 0, maySplit = false } = request;
  if (!(quantity >= 1) || accessible > quantity) return undefined;
  const together = bestTogether(rows, quantity, accessible);
  if (together) return [together];
  return maySplit && quantity > 1 ? splitParty(rows, quantity, accessible) : undefined;
}

/** Finds the best place for the whole party; a place that leaves no single seat beats any that does. */
function bestTogether(
  rows: readonly SeatingRow[],
  quantity: number,
  accessible: number,
): SeatingBlock | undefined {
  let stranding: SeatingBlock | undefined;
  for (let row = 0; row < rows.length; row += 1) {
    const place = bestPlace(rows[row]!, quantity, accessible);
    if (!place) continue;
    if (place.singles === 0) return blockOf(row, place, quantity);
    stranding ??= blockOf(row, place, quantity);
  }
  return stranding;
}

function bestPlace(row: SeatingRow, quantity: number, accessible: number): Placement | undefined {
  const mask = accessible > 0 ? partyMask(row) : ordinaryMask(row);
  let best: Placement | undefined;
  for (const place of placesIn(row, mask, quantity, accessible)) {
    if (!best || isBetter(place, best)) best = place;
  }
  return best;
}

function isBetter(place: Placement, than: Placement): boolean {
  if (place.singles !== than.singles) return place.singles < than.singles;
  if (place.restricted !== than.restricted) return place.restricted < than.restricted;
  return place.offCentre < than.offCentre;
}

function blockOf(row: number, place: Placement, quantity: number): SeatingBlock {
  return { row, seats: Array.from({ length: quantity }, (_, seat) => place.start + seat) };
}

/**
 * Tells whether seats of one row are contiguous, in physical order rather than by printed number [C5.11].
 *
 * @param positions positions within the row, in any order
 */
export function areContiguous(adjacency: ArrayLike<number>, positions: readonly number[]): boolean {
  const indexes = positions.map((position) => adjacency[position] ?? Number.NaN).sort((a, b) => a - b);
  return indexes.every((index, at) => at === 0 || index === indexes[at - 1]! + 1);
}

/**
 * Finds the free seats that stand alone once the party is seated, and did not before.
 *
 * @param positions positions within the row that the party takes
 * @returns positions within the row; empty when no seat is left alone
 */
export function strandedSeats(row: SeatingRow, positions: readonly number[]): number[] {
  const before = ordinaryMask(row);
  const after = before.slice();
  for (const position of positions) after[position] = 0;
  const stranded: number[] = [];
  for (let seat = 0; seat < after.length; seat += 1) {
    if (isAlone(row, after, seat) && !isAlone(row, before, seat)) stranded.push(seat);
  }
  return stranded;
}

function isAlone(row: SeatingRow, mask: Uint8Array, seat: number): boolean {
  const index = row.adjacency[seat]!;
  if (!mask[seat]) return false;
  const left = mask[seat - 1] === 1 && row.adjacency[seat - 1] === index - 1;
  const right = mask[seat + 1] === 1 && row.adjacency[seat + 1] === index + 1;
  return !left && !right;
}
