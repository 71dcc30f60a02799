import type { SeatRef } from '@foyer/contract';
import { errorCodeOf, errorDetailsOf } from '@foyer/api-client';

/** Reason for a refused hold that the screen handles separately; `cartGuid` names the line. */
export type HoldProblem =
  | { kind: 'seatsGone'; cartGuid: string; lost: string[]; nextBest: SeatRef[] }
  | { kind: 'soldOut'; cartGuid: string; offerGroupId: string; available: number }
  | { kind: 'listingGone'; cartGuid: string; offerId: string }
  | { kind: 'notTogether'; cartGuid: string }
  | { kind: 'mayBeSplit'; cartGuid: string }
  | { kind: 'other'; error: unknown };

const isSeatRef = (value: unknown): value is SeatRef =>
  typeof value === 'object' && value !== null && 'seatCode' in value && 'row' in value && 'section' in value;
const listOf = <Item>(value: unknown, isItem: (each: unknown) => each is Item): Item[] =>
  Array.isArray(value) ? value.filter(isItem) : [];
const isText = (value: unknown): value is string => typeof value === 'string';
const textOf = (value: unknown): string => (isText(value) ? value : '');

/** Converts the error of a refused hold to a problem [C8.12, C8.21]. */
export function holdProblemOf(error: unknown): HoldProblem {
  const details = errorDetailsOf(error);
  switch (errorCodeOf(error)) {
    case 'invalidSeatCodes':
      return {
        kind: 'seatsGone',
        cartGuid: textOf(details['cartGuid']),
        lost: listOf(details['lostSeatCodes'], isText),
        nextBest: listOf(details['nextBest'], isSeatRef),
      };
    case 'purchaseSoldOut': {
      const left = details['available'];
      return {
        kind: 'soldOut',
        cartGuid: textOf(details['cartGuid']),
        offerGroupId: textOf(details['offerGroupId']),
        available: typeof left === 'number' && left > 0 ? left : 0,
      };
    }
    case 'listingUnavailable':
      return {
        kind: 'listingGone',
        cartGuid: textOf(details['cartGuid']),
        offerId: textOf(details['offerId']),
      };
    case 'seatsNotTogether':
      return { kind: 'notTogether', cartGuid: textOf(details['cartGuid']) };
    case 'notEnoughContiguousSeats':
      return { kind: 'mayBeSplit', cartGuid: textOf(details['cartGuid']) };
    default:
      return { kind: 'other', error };
  }
}
