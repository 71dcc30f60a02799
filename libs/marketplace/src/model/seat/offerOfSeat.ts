import type { ChartRow, SeatOffer } from '@foyer/contract';
import { bestOffer, type SeatFilters } from '@foyer/seat-map';
import { splitSeatCode } from '@foyer/util';
import type { SeatStates } from './seatStates.ts';

/** Loaded rows and their availability, by section code. */
export interface SeatsKnown extends SeatStates {
  rows: Readonly<Record<string, readonly ChartRow[] | undefined>>;
}

/** Returns the index of the set in which a seat of these runs is. */
function setAt(runs: readonly number[], seat: number): number {
  let end = 0;
  for (let run = 0; run < runs.length; run += 2) {
    end += runs[run]!;
    if (seat < end) return runs[run + 1]!;
  }
  return 0;
}

/** Returns the offer of a seat that the map shows; `undefined` when it is not for sale or not loaded yet. */
export function offerOfSeat(
  { rows, availability, offers, offerSets }: SeatsKnown,
  seatCode: string,
  filters: SeatFilters,
): SeatOffer | undefined {
  const [sectionCode = '', rowName = '', seat = ''] = splitSeatCode(seatCode);
  const at = rows[sectionCode]?.find((each) => each.row === rowName)?.seats.indexOf(seat) ?? -1;
  const runs = availability[sectionCode]?.rows.find((each) => each.row === rowName)?.offers;
  if (at < 0 || !runs) return undefined;
  const carried = offerSets[setAt(runs, at)] ?? [];
  return bestOffer(
    carried.map((index) => offers[index]!),
    filters,
  );
}
