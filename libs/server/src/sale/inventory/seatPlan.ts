import { areContiguous } from '@foyer/util';

/** Seat of an event with its physical place. */
export interface PlacedSeat {
  seatCode: string;
  sectionCode: string;
  row: string;
  rowRank: number;
  adjacencyIndex: number;
}

/** Changes to the seats of a line. */
export interface SeatPlan {
  keep: string[];
  /** Seats requested by code. */
  claim: string[];
  release: string[];
  /** Number of further seats to find, adjacent to `keep` unless that is empty. */
  find: number;
}

export const inPhysicalOrder = (left: PlacedSeat, right: PlacedSeat): number =>
  left.rowRank - right.rowRank ||
  left.sectionCode.localeCompare(right.sectionCode) ||
  left.row.localeCompare(right.row) ||
  left.adjacencyIndex - right.adjacencyIndex;

/**
 * Plans which seats a line keeps, claims and releases. A change of only the quantity never releases a seat that is
 * still needed: a lower one releases the last seats, a higher one searches beside the held ones [C4.02].
 * @param held seats that the line holds now
 */
export function planSeats(
  held: readonly PlacedSeat[],
  target: { quantity: number; seatCodes: readonly string[] | undefined },
): SeatPlan {
  const codes = [...held].sort(inPhysicalOrder).map(({ seatCode }) => seatCode);
  const picks = target.seatCodes;
  if (picks) {
    return {
      keep: codes.filter((code) => picks.includes(code)),
      claim: picks.filter((code) => !codes.includes(code)),
      release: codes.filter((code) => !picks.includes(code)),
      find: 0,
    };
  }
  return {
    keep: codes.slice(0, target.quantity),
    claim: [],
    release: codes.slice(target.quantity),
    find: Math.max(0, target.quantity - codes.length),
  };
}

/** Tells whether seats are adjacent in one row, by physical order [C5.11]. */
export function lieTogether(seats: readonly PlacedSeat[]): boolean {
  const [first] = seats;
  if (!first) return true;
  const isOneRow = seats.every(
    ({ sectionCode, row }) => sectionCode === first.sectionCode && row === first.row,
  );
  const indexes = seats.map(({ adjacencyIndex }) => adjacencyIndex);
  return isOneRow && areContiguous(indexes, [...indexes.keys()]);
}
