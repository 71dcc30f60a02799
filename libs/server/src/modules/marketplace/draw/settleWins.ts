import { inTransaction } from '../../../platform/database/inTransaction.ts';
import type { TransactionScope } from '../../../platform/database/transactionScope.ts';
import { Failure } from '../../../platform/http/failure.ts';
import type { Platform } from '../../../platform/platform.ts';
import {
  commitQuantity,
  lockCommitment,
  replaceLines,
} from '../../../sale/commitment/commitmentRepository.ts';
import { quoteCart, quotedUnitsOf } from '../../../sale/commitment/quoteCart.ts';
import { everyEvent } from '../../../sale/event/eventScope.ts';
import { claimHold, releaseCommitment } from '../../../sale/hold/heldRepository.ts';
import { quantitiesOf, storedLine } from '../../../sale/hold/plannedLine.ts';
import { planSeatsOfLines, type PlannedSeats } from '../../../sale/hold/seatPlanner.ts';
import { SeatSearch } from '../../../sale/inventory/seatSearch.ts';
import { lockBuyer } from '../../../sale/limit/buyerRepository.ts';
import { accessQuantity, type CheckedLine } from '../../../sale/limit/selectionRules.ts';
import { currentFacts, rulesIn, type SaleFacts } from '../../../sale/offer/saleFacts.ts';
import { mailEntry } from './drawMail.ts';
import { outcomeOfWin } from './drawPolicy.ts';
import type { DrawRow } from './drawRepository.ts';
import { lineOf } from './drawSale.ts';
import { claimMs } from './drawSettings.ts';
import { lockEntry, setEntryState, type EntryRow } from './entryRepository.ts';
import { listOpenWins, listUnheld, type BuyersEntry } from './winRepository.ts';

interface Settling {
  platform: Platform;
  tx: TransactionScope;
  now: Date;
}

/** Locks buyer and entry, and works on the entry in a transaction of its own. */
export const withEntry = (
  platform: Platform,
  { eventId, entryId, userId }: BuyersEntry,
  work: (settling: Settling, entry: EntryRow) => Promise<void>,
): Promise<void> =>
  inTransaction(platform.database, async (tx, now) => {
    if (userId !== null) await lockBuyer(tx, { eventId, userId });
    const entry = await lockEntry(tx, { eventId, entryId });
    if (entry) await work({ platform, tx, now }, entry);
  });

/** Gives back what an entry still has. */
export async function releaseEntry(tx: TransactionScope, entry: EntryRow): Promise<void> {
  const commitment = await lockCommitment(tx, entry);
  if (commitment.phase === 'held' || commitment.phase === 'over') await releaseCommitment(tx, commitment);
}

/** End of a win that is to be paid: a day, but never later than the start of the event. */
export const winEnd = ({ startsAt }: Pick<DrawRow, 'startsAt'>, now: Date): Date =>
  new Date(Math.min(now.getTime() + claimMs, Math.max(now.getTime(), startsAt.getTime())));

/** Plans seats side by side; apart if there are none: the win itself is settled by the published draw. */
async function planSeats(
  tx: TransactionScope,
  hold: { eventId: string; holdId: string },
  line: CheckedLine,
): Promise<PlannedSeats> {
  const plan = (maySplit: boolean) =>
    planSeatsOfLines(
      tx,
      { ...hold, isNew: true, previous: [], seats: [], search: new SeatSearch(hold.holdId) },
      [{ ...line, maySplit }],
    );
  try {
    return await plan(false);
  } catch (error) {
    if (!(error instanceof Failure) || error.code !== 'notEnoughContiguousSeats') throw error;
    return plan(true);
  }
}

async function readHoldId(tx: TransactionScope, { eventId, commitmentId }: EntryRow): Promise<string> {
  const { holdId } = await tx
    .selectFrom('hold')
    .select('holdId')
    .where('eventId', '=', eventId)
    .where('commitmentId', '=', commitmentId)
    .executeTakeFirstOrThrow();
  return holdId;
}

/** Holds what an entry has won, until the win is settled. @throws Error if the stock of the draw was not there */
async function holdPlaces({ platform, tx, now }: Settling, entry: EntryRow, facts: SaleFacts): Promise<void> {
  const { eventId, wonGroupId, wonQuantity, entryId } = entry;
  const offer = facts.offers.get(wonGroupId!)!;
  const holdId = await readHoldId(tx, entry);
  const line = lineOf({ offer, quantity: wonQuantity!, maySplit: entry.maySplit }, entryId);
  const seats = await planSeats(tx, { eventId, holdId }, line);
  const stored = storedLine(line, platform.newId(), seats.ofLines.get(line.cartGuid));
  const terms = { firstHeldAt: now, discountId: null };
  const quoted = quoteCart([stored], facts.offers, rulesIn(facts, 'en-US'), terms).lines[0]!;
  await commitQuantity(tx, entry, accessQuantity([line]));
  await replaceLines(tx, entry, [{ ...stored, quotedUnits: quotedUnitsOf(quoted) }]);
  const claim = await claimHold(tx, {
    ...{ eventId, holdId, picked: seats.found },
    pickedFrom: seats.found.map(() => offer.allotmentId),
    quantities: quantitiesOf([stored], []),
  });
  if (claim.outcome !== 'held') throw new Error(`The stock of draw entry ${entryId} was not there`);
}

/** Holds a win, and tells its fan if it is to be claimed. */
const holdWin = (platform: Platform, draw: DrawRow, facts: SaleFacts, key: BuyersEntry): Promise<void> =>
  withEntry(platform, key, async (settling, entry) => {
    const { tx, now } = settling;
    if (entry.state !== 'won' || entry.heldAt !== null) return;
    if (entry.userId === null || entry.phase !== 'held') {
      await setEntryState(tx, entry, { state: 'lapsed' });
      return;
    }
    await holdPlaces(settling, entry, facts);
    const winUntil = draw.autoClaim ? null : winEnd(draw, now);
    await setEntryState(tx, entry, { state: 'won', heldAt: now, winUntil });
    if (!draw.autoClaim) await mailEntry(settling, entry, 'toClaim');
  });

/** Holds what has been won, in the order drawn. One that fails is tried again at the next run. */
export async function holdWins(platform: Platform, draw: DrawRow): Promise<void> {
  const db = platform.database.query;
  for (const key of await listUnheld(db, draw.eventId)) {
    const facts = await currentFacts(platform, db, { eventId: draw.eventId, scope: everyEvent });
    if (!facts) return;
    await holdWin(platform, draw, facts, key).catch((error: unknown) =>
      platform.log.error({ err: error, ...key }, 'hold a win'),
    );
  }
}

/** Records what has become of a win: paid, refused, or over. */
const settleWin = (platform: Platform, draw: DrawRow, key: BuyersEntry): Promise<void> =>
  withEntry(platform, key, async (settling, entry) => {
    const { tx, now } = settling;
    if (entry.state !== 'won' && entry.state !== 'paymentFailed') return;
    const outcome = outcomeOfWin(entry, now);
    if (!outcome) return;
    if (outcome === 'lapsed') await releaseEntry(tx, entry);
    const winUntil = outcome === 'paymentFailed' ? winEnd(draw, now) : entry.winUntil;
    await setEntryState(tx, entry, { state: outcome, winUntil });
    if (outcome === 'claimed') await mailEntry(settling, entry, 'won');
    else await mailEntry(settling, entry, outcome);
  });

export async function settleWins(platform: Platform, draw: DrawRow): Promise<void> {
  for (const key of await listOpenWins(platform.database.query, draw.eventId))
    await settleWin(platform, draw, key);
}
