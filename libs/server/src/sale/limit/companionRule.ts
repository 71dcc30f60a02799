import { failure } from '../../platform/http/answers/failure.ts';
import type { Queryable } from '../../platform/database/transactionScope.ts';
import type { HeldSeat } from '../inventory/seatHoldRepository.ts';
import type { BuyerKey } from './buyerRepository.ts';

/** Row that a seat is in, as a key. */
const rowOf = ({ sectionCode, row }: Pick<HeldSeat, 'sectionCode' | 'row'>): string =>
  `${sectionCode} ${row}`;

/** Reads the rows in which a person has a {product} for a wheelchair space, besides those that are given up. */
async function readWheelchairRows(
  db: Queryable,
  { eventId, userId }: BuyerKey,
  givenUp: readonly string[],
): Promise<string[]> {
  const seats = await db
    .selectFrom('token as t')
    .innerJoin('eventSeat as s', (join) =>
      join.onRef('s.eventId', '=', 't.eventId').onRef('s.seatCode', '=', 't.seatCode'),
    )
    .select(['t.tokenId', 's.sectionCode', 's.rowLabel as row'])
    .where('t.eventId', '=', eventId)
    .where('t.holderId', '=', userId)
    .where('t.state', '<>', 'voided')
    .where('s.kind', '=', 'wheelchair')
    .execute();
  return seats.filter(({ tokenId }) => !givenUp.includes(tokenId)).map(rowOf);
}

/**
 * Refuses companion seats without a wheelchair space in their row, in the cart or bought before: they are kept for
 * companions of wheelchair users.
 * @param givenUp {product} of the buyer that don't stay
 * @throws Failure companionNeedsSpace with the seats
 */
export async function checkCompanions(
  db: Queryable,
  buyer: BuyerKey,
  seats: readonly HeldSeat[],
  givenUp: readonly string[] = [],
): Promise<void> {
  const spaces = new Set(seats.filter(({ kind }) => kind === 'wheelchair').map(rowOf));
  const alone = seats.filter((seat) => seat.kind === 'companion' && !spaces.has(rowOf(seat)));
  if (alone.length === 0) return;
  const bought = new Set(await readWheelchairRows(db, buyer, givenUp));
  const refused = alone.filter((seat) => !bought.has(rowOf(seat)));
  if (refused.length > 0)
    throw failure('companionNeedsSpace', { seatCodes: refused.map(({ seatCode }) => seatCode) });
}
