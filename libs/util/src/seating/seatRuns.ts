import type { SeatingRow } from './seatingRow.ts';

/** Place for a whole party within one row. */
export interface Placement {
  /** Position of the first seat. */
  readonly start: number;
  /** Free seats left alone beside the party. */
  readonly singles: number;
  /** Seats with a restricted view. */
  readonly restricted: number;
  /** Distance from the middle of the row, in half seats. */
  readonly offCentre: number;
}

/** 1 for seats open to all; wheelchair and companion spaces are not. */
export function ordinaryMask(row: SeatingRow): Uint8Array {
  const mask = partyMask(row);
  if (row.kinds === undefined) return mask;
  for (let seat = 0; seat < mask.length; seat += 1) {
    const kind = row.kinds[seat];
    if (kind === 'w' || kind === 'c') mask[seat] = 0;
  }
  return mask;
}

/** 1 for seats open to a party with a wheelchair user: every free seat. */
export function partyMask(row: SeatingRow): Uint8Array {
  const mask = new Uint8Array(row.adjacency.length);
  for (let seat = 0; seat < mask.length; seat += 1) mask[seat] = row.free[seat] ? 1 : 0;
  return mask;
}

/** Yields the unbroken runs of a row as pairs of first position and length. */
export function* runsOf(row: SeatingRow, mask: Uint8Array): Generator<[start: number, length: number]> {
  let start = 0;
  while (start < mask.length) {
    if (!mask[start]) {
      start += 1;
      continue;
    }
    let end = start + 1;
    while (end < mask.length && mask[end] && row.adjacency[end] === row.adjacency[end - 1]! + 1) end += 1;
    yield [start, end - start];
    start = end;
  }
}

/** Yields every place where `quantity` seats are contiguous with exactly `accessible` wheelchair spaces. */
export function* placesIn(
  row: SeatingRow,
  mask: Uint8Array,
  quantity: number,
  accessible: number,
): Generator<Placement> {
  for (const [first, length] of runsOf(row, mask)) {
    for (let start = first; start + quantity <= first + length; start += 1) {
      if (countKind(row, start, quantity, 'w') !== accessible) continue;
      yield {
        start,
        singles:
          strands(row, start - 1, start - first) +
          strands(row, start + quantity, first + length - start - quantity),
        restricted: countKind(row, start, quantity, 'r'),
        offCentre: Math.abs(2 * start + quantity - mask.length),
      };
    }
  }
}

/** A wheelchair space that is left alone is no loss: it is sold singly. */
function strands(row: SeatingRow, seat: number, remaining: number): number {
  return remaining === 1 && row.kinds?.[seat] !== 'w' ? 1 : 0;
}

function countKind(row: SeatingRow, start: number, quantity: number, kind: string): number {
  if (row.kinds === undefined) return 0;
  let count = 0;
  for (let seat = start; seat < start + quantity; seat += 1) if (row.kinds[seat] === kind) count += 1;
  return count;
}
