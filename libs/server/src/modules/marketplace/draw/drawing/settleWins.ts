import { inTransaction } from '../../../../platform/database/inTransaction.ts';
import type { TransactionScope } from '../../../../platform/database/transactionScope.ts';
import type { Platform } from '../../../../platform/platform.ts';
import { everyEvent } from '../../../../sale/event/eventScope.ts';
import { lockBuyer } from '../../../../sale/limit/buyerRepository.ts';
import { currentFacts, type SaleFacts } from '../../../../sale/offer/saleFacts.ts';
import { holdOrLetGo } from '../../win/holdOrLetGo.ts';
import { holdWon, releaseWon, winEnd } from '../../win/holdWon.ts';
import { outcomeOfWin } from '../../win/winPolicy.ts';
import { lineOf } from '../../win/wonPlaces.ts';
import { mailEntry } from '../core/drawMail.ts';
import type { DrawRow } from '../core/drawRepository.ts';
import { lockEntry, setEntryState, type EntryRow } from '../core/entryRepository.ts';
import { listOpenWins, listUnheld, type BuyersEntry } from '../core/winRepository.ts';

interface Settling {
  platform: Platform;
  tx: TransactionScope;
  now: Date;
}

/** Locks buyer and entry, and runs `work` on the entry in its own transaction. */
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

/** Holds what an entry has won, until the win is settled. @throws Failure purchaseSoldOut if so much is not left */
async function holdPlaces(settling: Settling, entry: EntryRow, facts: SaleFacts): Promise<void> {
  const { wonGroupId, wonQuantity, maySplit, entryId, discountId } = entry;
  const offer = facts.offers.get(wonGroupId!)!;
  const line = lineOf({ offer, quantity: wonQuantity!, maySplit }, `draw-${entryId}`);
  await holdWon(settling, entry, { facts, line, mayBeApart: true, discountId });
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

/**
 * Ends a win whose places were taken off sale since the draw. It is lost, and not passed on: there is nothing for the
 * next in the order, and the record of the draw stays as it was made.
 */
const letGo = (platform: Platform, key: BuyersEntry): Promise<void> =>
  withEntry(platform, key, async (settling, entry) => {
    if (entry.state !== 'won' || entry.heldAt !== null) return;
    await releaseWon(settling.tx, entry);
    await setEntryState(settling.tx, entry, { state: 'lost' });
    await mailEntry(settling, entry, 'fewerPlaces');
  });

/** Holds the wins of a draw, in the order drawn. A failed one is retried at the next run. */
export async function holdWins(platform: Platform, draw: DrawRow): Promise<void> {
  const db = platform.database.query;
  for (const key of await listUnheld(db, draw.eventId)) {
    const facts = await currentFacts(platform, db, { eventId: draw.eventId, scope: everyEvent });
    if (!facts) return;
    await holdOrLetGo(platform, key, {
      hold: () => holdWin(platform, draw, facts, key),
      letGo: () => letGo(platform, key),
    });
  }
}

/** Records what has become of a win: paid, refused, or over. */
const settleWin = (platform: Platform, draw: DrawRow, key: BuyersEntry): Promise<void> =>
  withEntry(platform, key, async (settling, entry) => {
    const { tx, now } = settling;
    if (entry.state !== 'won' && entry.state !== 'paymentFailed') return;
    const outcome = outcomeOfWin(entry, now);
    if (!outcome) return;
    if (outcome === 'lapsed') await releaseWon(tx, entry);
    const winUntil = outcome === 'paymentFailed' ? winEnd(draw, now) : entry.winUntil;
    await setEntryState(tx, entry, { state: outcome, winUntil });
    if (outcome === 'claimed') await mailEntry(settling, entry, 'won');
    else await mailEntry(settling, entry, outcome);
  });

export async function settleWins(platform: Platform, draw: DrawRow): Promise<void> {
  for (const key of await listOpenWins(platform.database.query, draw.eventId))
    await settleWin(platform, draw, key);
}
