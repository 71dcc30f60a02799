import type { SeatRef } from '@foyer/contract';
import { errorCodeOf, errorDetailsOf } from '@foyer/api-client';

/** Why a pick could not be held, as far as the screen treats it on its own. */
export type HoldProblem =
  | { kind: 'seatsGone'; lost: string[]; nextBest: SeatRef[] }
  | { kind: 'notTogether' }
  | { kind: 'mayBeSplit' }
  | { kind: 'other'; error: unknown };

const isSeatRef = (value: unknown): value is SeatRef =>
  typeof value === 'object' && value !== null && 'seatCode' in value && 'row' in value && 'section' in value;
const listOf = <Item>(value: unknown, isItem: (each: unknown) => each is Item): Item[] =>
  Array.isArray(value) ? value.filter(isItem) : [];
const isText = (value: unknown): value is string => typeof value === 'string';

/** Reads what the server said about a pick that it did not hold [C8.12, C8.21]. */
export function holdProblemOf(error: unknown): HoldProblem {
  const details = errorDetailsOf(error);
  switch (errorCodeOf(error)) {
    case 'invalidSeatCodes':
      return {
        kind: 'seatsGone',
        lost: listOf(details['lostSeatCodes'], isText),
        nextBest: listOf(details['nextBest'], isSeatRef),
      };
    case 'seatsNotTogether':
      return { kind: 'notTogether' };
    case 'notEnoughContiguousSeats':
      return { kind: 'mayBeSplit' };
    default:
      return { kind: 'other', error };
  }
}
