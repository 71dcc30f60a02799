import type { SeatRowAvailability } from '@foyer/contract';
import type { OfferSets } from './offerSets.ts';
import type { SeatStateRow } from './seatStateRepository.ts';

/** Whether a stock is that of an allotment; without an offer, it is set aside for another window. */
const isSetAside = (stock: string): boolean => !stock.endsWith(' ');

/** Presents a row to a viewer with these holds. */
export function presentRow(
  row: SeatStateRow,
  sets: OfferSets,
  holdIds: readonly string[],
): SeatRowAvailability {
  const { states, stocks, heldBy } = row;
  const { offers, isOffered } = sets.runsOf(stocks, states.length);
  let held = 0;
  const seen = Array.from(states, (state, at) => {
    if (state === 'h') return holdIds.includes(heldBy[held++]!) ? 'm' : 'h';
    if (state !== 'a' || isOffered(at)) return state;
    return isSetAside(stocks[stocks.length === 1 ? 0 : at]!) ? 'o' : 'x';
  });
  return { row: row.row, states: seen.join(''), offers };
}
