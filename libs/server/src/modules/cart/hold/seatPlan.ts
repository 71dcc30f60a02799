import { areContiguous } from '@foyer/util';

/** A seat of an event in its physical place. */
export interface PlacedSeat {
  seatCode: string;
  sectionCode: string;
  row: string;
  rowRank: number;
  adjacencyIndex: number;
}

/** What happens to the seats of one line. */
export interface SeatPlan {
  keep: string[];
  /** Asked for by name. */
  claim: string[];
  release: string[];
  /** How many more are to be found; next to `keep` where something is kept. */
  find: number;
}

export const inPhysicalOrder = (left: PlacedSeat, right: PlacedSeat): number =>
  left.rowRank - right.rowRank ||
  left.sectionCode.localeCompare(right.sectionCode) ||
  left.row.localeCompare(right.row) ||
  left.adjacencyIndex - right.adjacencyIndex;

/**
 * Decides what a line keeps, asks for and gives back. Only the quantity changing never gives a seat away that is
 * still wanted: fewer gives back the last ones, more looks beside the ones that are held [C4.02].
 * @param held seats that the line holds now
 */
export function planSeats(
  held: readonly PlacedSeat[],
  wish: { quantity: number; seatCodes: readonly string[] | undefined },
): SeatPlan {
  const codes = [...held].sort(inPhysicalOrder).map(({ seatCode }) => seatCode);
  const picks = wish.seatCodes;
  if (picks) {
    return {
      keep: codes.filter((code) => picks.includes(code)),
      claim: picks.filter((code) => !codes.includes(code)),
      release: codes.filter((code) => !picks.includes(code)),
      find: 0,
    };
  }
  return {
    keep: codes.slice(0, wish.quantity),
    claim: [],
    release: codes.slice(wish.quantity),
    find: Math.max(0, wish.quantity - codes.length),
  };
}

/** Whether seats lie together in one row, by physical order [C5.11]. */
export function lieTogether(seats: readonly PlacedSeat[]): boolean {
  const [first] = seats;
  if (!first) return true;
  const isOneRow = seats.every(
    ({ sectionCode, row }) => sectionCode === first.sectionCode && row === first.row,
  );
  const indexes = seats.map(({ adjacencyIndex }) => adjacencyIndex);
  return isOneRow && areContiguous(indexes, [...indexes.keys()]);
}
