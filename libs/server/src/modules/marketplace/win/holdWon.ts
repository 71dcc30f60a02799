import type { TransactionScope } from '../../../platform/database/transactionScope.ts';
import { failure, Failure } from '../../../platform/http/answers/failure.ts';
import type { Platform } from '../../../platform/platform.ts';
import { hours } from '../../../platform/time/units.ts';
import {
  commitQuantity,
  lockCommitment,
  replaceLines,
  type CommitmentKey,
} from '../../../sale/commitment/commitmentRepository.ts';
import { quoteCart, quotedUnitsOf } from '../../../sale/cart/quoteCart.ts';
import { readSeatSnapshots } from '../../../sale/cart/saleSnapshot.ts';
import { claimHold, releaseCommitment } from '../../../sale/hold/heldRepository.ts';
import { quantitiesOf, storedLine } from '../../../sale/hold/plannedLine.ts';
import { criteriaOf, planSeatsOfLines, type PlannedSeats } from '../../../sale/hold/seatPlanner.ts';
import { SeatsLost } from '../../../sale/hold/seatsLost.ts';
import { SeatSearch } from '../../../sale/inventory/seatSearch.ts';
import { accessQuantity, type CheckedLine } from '../../../sale/limit/selectionRules.ts';
import { rulesIn, type SaleFacts } from '../../../sale/offer/saleFacts.ts';

/** Time to claim a win, or to pay after a refused card [C9.02]. */
export const claimMs = hours(24);

/** Returns the deadline of an unpaid win: a day, but never later than the start of the event. */
export const winEnd = ({ startsAt }: { startsAt: Date }, now: Date): Date =>
  new Date(Math.min(now.getTime() + claimMs, Math.max(now.getTime(), startsAt.getTime())));

/** Releases what a win still holds. */
export async function releaseWon(tx: TransactionScope, win: CommitmentKey): Promise<void> {
  const commitment = await lockCommitment(tx, win);
  if (commitment.phase === 'held' || commitment.phase === 'over') await releaseCommitment(tx, commitment);
}

const isApart = (error: unknown): error is Failure =>
  error instanceof Failure && error.code === 'notEnoughContiguousSeats';

/**
 * Plans the best seats side by side, or else apart.
 * @throws Failure notEnoughContiguousSeats if they may not be apart
 * @throws Failure purchaseSoldOut if there are too few apart either, since others are left for wheelchairs alone
 */
async function planSeats(
  tx: TransactionScope,
  hold: { eventId: string; holdId: string },
  { line, mayBeApart }: { line: CheckedLine; mayBeApart: boolean },
): Promise<PlannedSeats> {
  const seats = line.seatCodes ? await readSeatSnapshots(tx, hold.eventId, line.seatCodes) : [];
  const plan = (maySplit: boolean) =>
    planSeatsOfLines(tx, { ...hold, isNew: true, previous: [], seats, search: new SeatSearch(hold.holdId) }, [
      { ...line, maySplit },
    ]);
  try {
    return await plan(false);
  } catch (error) {
    if (!isApart(error) || !mayBeApart) throw error;
  }
  try {
    return await plan(true);
  } catch (error) {
    if (!isApart(error)) throw error;
    const { cartGuid, offer } = line;
    throw failure('purchaseSoldOut', { cartGuid, offerGroupId: offer.offerGroupId, available: 0 });
  }
}

async function readHoldId(tx: TransactionScope, { eventId, commitmentId }: CommitmentKey): Promise<string> {
  const { holdId } = await tx
    .selectFrom('hold')
    .select('holdId')
    .where('eventId', '=', eventId)
    .where('commitmentId', '=', commitmentId)
    .executeTakeFirstOrThrow();
  return holdId;
}

/**
 * Holds the win of a commitment without an end: until it is paid or released.
 * @throws Failure notEnoughContiguousSeats, of seats that may not be apart
 * @throws SeatsLost, Failure seatsNotTogether, of seats that were picked
 * @throws Failure purchaseSoldOut if so much is not left
 * @throws Error if seats were taken meanwhile
 */
export async function holdWon(
  { platform, tx, now }: { platform: Platform; tx: TransactionScope; now: Date },
  { eventId, commitmentId }: CommitmentKey,
  {
    facts,
    line,
    mayBeApart,
    discountId,
  }: { facts: SaleFacts; line: CheckedLine; mayBeApart: boolean; discountId: string | null },
): Promise<void> {
  const commitment = { eventId, commitmentId };
  const holdId = await readHoldId(tx, commitment);
  const seats = await planSeats(tx, { eventId, holdId }, { line, mayBeApart });
  const stored = storedLine(line, platform.newId(), seats.ofLines.get(line.cartGuid));
  const picked = [...seats.picked, ...seats.found];
  const terms = { firstHeldAt: now, discountId };
  const quoted = quoteCart([stored], facts.offers, rulesIn(facts, 'en-US'), terms).lines[0]!;
  await commitQuantity(tx, commitment, accessQuantity([line]));
  await replaceLines(tx, commitment, [{ ...stored, quotedUnits: quotedUnitsOf(quoted) }]);
  const claim = await claimHold(tx, {
    ...{ eventId, holdId, picked },
    pickedFrom: picked.map(() => line.offer.allotmentId),
    quantities: quantitiesOf([stored], []),
  });
  if (claim.outcome === 'seatsLost' && line.seatCodes) {
    const { cartGuid, quantity } = line;
    const lost = picked.filter((code) => !claim.seatCodes.includes(code));
    throw new SeatsLost({ cartGuid, eventId, lost, criteria: criteriaOf(line, quantity), kept: [] });
  }
  if (claim.outcome === 'soldOut') {
    const { cartGuid, offer } = line;
    const { offerGroupId } = offer;
    throw failure('purchaseSoldOut', { cartGuid, offerGroupId, available: claim.available });
  }
  if (claim.outcome !== 'held') throw new Error(`The stock of ${line.cartGuid} was not there`);
}
