import type { SeatingBlock, SeatingRow } from './seatingRow.ts';
import { ordinaryMask, partyMask, placesIn, runsOf, type Placement } from './seatRuns.ts';

interface Part {
  readonly quantity: number;
  readonly accessible: number;
}

/**
 * Seats a party that can't sit together: as few parts as possible, no one alone where that can be avoided, and close
 * to the first part.
 */
export function splitParty(
  rows: readonly SeatingRow[],
  quantity: number,
  accessible: number,
): SeatingBlock[] | undefined {
  const masks = rows.map((row) => (accessible > 0 ? partyMask(row) : ordinaryMask(row)));
  const longest = longestRun(rows, masks);
  for (let count = 2; count <= quantity; count += 1) {
    for (const sizes of partitions(quantity, count)) {
      if (sizes[0]! > longest) continue;
      for (const parts of withAccessible(sizes, accessible)) {
        const blocks = place(rows, masks, parts);
        if (blocks) return blocks;
      }
    }
  }
  return undefined;
}

function longestRun(rows: readonly SeatingRow[], masks: readonly Uint8Array[]): number {
  let longest = 0;
  rows.forEach((row, at) => {
    for (const [, length] of runsOf(row, masks[at]!)) longest = Math.max(longest, length);
  });
  return longest;
}

/** Lists the ways to write `total` as `count` parts, largest part first; fewest single seats, then most even, first. */
function partitions(total: number, count: number, largest = total): number[][] {
  if (count === 1) return total <= largest ? [[total]] : [];
  const ways: number[][] = [];
  for (let first = Math.min(largest, total - count + 1); first * count >= total; first -= 1) {
    for (const rest of partitions(total - first, count - 1, first)) ways.push([first, ...rest]);
  }
  const alone = (way: readonly number[]) => way.filter((part) => part === 1).length;
  return ways.sort((a, b) => alone(a) - alone(b) || a[0]! - b[0]!);
}

/** Distributes the wheelchair spaces: all to the smallest part that holds them, otherwise spread. */
function withAccessible(sizes: readonly number[], accessible: number): Part[][] {
  if (accessible === 0) return [sizes.map((quantity) => ({ quantity, accessible: 0 }))];
  const ways: Part[][] = [];
  const spread = (at: number, left: number, parts: Part[]): void => {
    if (at === sizes.length) {
      if (left === 0) ways.push(parts);
      return;
    }
    for (let here = Math.min(left, sizes[at]!); here >= 0; here -= 1) {
      spread(at + 1, left - here, [...parts, { quantity: sizes[at]!, accessible: here }]);
    }
  };
  spread(0, accessible, []);
  const used = (parts: readonly Part[]) => parts.filter((part) => part.accessible > 0).length;
  return ways.sort((a, b) => used(a) - used(b));
}

function place(
  rows: readonly SeatingRow[],
  fullMasks: readonly Uint8Array[],
  parts: readonly Part[],
): SeatingBlock[] | undefined {
  const masks = [...fullMasks];
  const blocks: SeatingBlock[] = [];
  // Parts with a wheelchair user are the hardest to place and come first.
  for (const part of [...parts].sort((a, b) => b.accessible - a.accessible || b.quantity - a.quantity)) {
    const block = placePart(rows, masks, part, blocks[0]);
    if (!block) return undefined;
    const mask = masks[block.row]!.slice();
    for (const seat of block.seats) mask[seat] = 0;
    masks[block.row] = mask;
    blocks.push(block);
  }
  return blocks;
}

function placePart(
  rows: readonly SeatingRow[],
  masks: readonly Uint8Array[],
  part: Part,
  anchor: SeatingBlock | undefined,
): SeatingBlock | undefined {
  let best: { row: number; place: Placement; far: number } | undefined;
  for (let row = 0; row < rows.length; row += 1) {
    const far = anchor ? distance(rows, anchor.row, row) : row;
    if (best && best.place.singles === 0 && far >= best.far) continue;
    for (const option of placesIn(rows[row]!, masks[row]!, part.quantity, part.accessible)) {
      const better =
        !best ||
        option.singles < best.place.singles ||
        (option.singles === best.place.singles &&
          (far < best.far || (row === best.row && option.offCentre < best.place.offCentre)));
      if (better) best = { row, place: option, far };
    }
    if (!anchor && best && best.place.singles === 0) break;
  }
  if (!best) return undefined;
  const { row, place: found } = best;
  return { row, seats: Array.from({ length: part.quantity }, (_, seat) => found.start + seat) };
}

/** Distance between two rows; rows of another section are further away than any of the same one. */
function distance(rows: readonly SeatingRow[], from: number, to: number): number {
  const away = Math.abs(from - to);
  return rows[from]!.section === rows[to]!.section ? away : away + rows.length;
}
