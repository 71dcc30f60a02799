import { inTransaction } from '../../../platform/database/inTransaction.ts';
import type { CommitmentKind } from '../../../platform/module/serverModule.ts';
import type { TransactionScope } from '../../../platform/database/transactionScope.ts';
import type { Platform } from '../../../platform/platform.ts';
import {
  lockCommitment,
  openCommitment,
  replaceLines,
} from '../../../sale/commitment/commitmentRepository.ts';
import { everyEvent } from '../../../sale/event/eventScope.ts';
import { claimHold, releaseCommitment } from '../../../sale/hold/heldRepository.ts';
import { countStock } from '../../../sale/inventory/stockCounter.ts';
import { freeByStock } from '../../../sale/inventory/stockRepository.ts';
import { lockBuyer } from '../../../sale/limit/buyerRepository.ts';
import { currentFacts } from '../../../sale/offer/saleFacts.ts';
import {
  closeEmptyLists,
  endEntries,
  listLapsed,
  lockWaitLists,
  readTaken,
  setOffer,
  type LapsedOffer,
} from './offeringRepository.ts';
import { fittingOffers, planOffer, type OfferPlan, type OfferRound } from './planOffer.ts';
import { mailEntry } from './waitListMail.ts';
import { listWaiting, lockEntry, readStocks, setEntryState, type EntryRow } from './waitListRepository.ts';

/** Kind of the commitment that holds the offer of a wait list until it is claimed. */
export const waitListKind: CommitmentKind = {
  name: 'waitListEntry',
  marketplaceType: null,
  isRequest: false,
  pledgesCard: false,
  counts: true,
};

/** Stock was taken since it was read: the round starts over. */
class StockMoved extends Error {
  override name = 'StockMoved';
}

/** Sets the planned stock aside for an entry, whose user is locked. @throws StockMoved */
async function giveOffer(
  { platform, tx }: { platform: Platform; tx: TransactionScope },
  entry: EntryRow,
  plan: OfferPlan,
  now: Date,
): Promise<boolean> {
  const { eventId, entryId, userId } = entry;
  const { commitmentId, holdId, line, quantity, offer } = plan;
  const claimUntil = new Date(now.getTime() + platform.config.sale.waitListClaimMs);
  const heldUntil = claimUntil < offer.closesAt ? claimUntil : offer.closesAt;
  const siteHost = entry.siteHost ?? undefined;
  await openCommitment(tx, {
    ...{ eventId, commitmentId, holdId, heldUntil, userId, siteHost },
    kind: waitListKind,
    quantity: plan.products,
  });
  const { offerGroupId } = offer;
  if (!(await setOffer(tx, { eventId, entryId, commitmentId, offerGroupId, quantity, until: heldUntil })))
    throw new StockMoved();
  await replaceLines(tx, { eventId, commitmentId }, [line]);
  const picked = plan.seatCodes;
  const claim = await claimHold(tx, {
    ...{ eventId, holdId, heldUntil, picked },
    pickedFrom: picked.map(() => offer.allotmentId),
    quantities: plan.quantities,
  });
  if (claim.outcome !== 'held') throw new StockMoved();
  await mailEntry(platform, tx, { eventId, entryId }, 'offered');
  return true;
}

async function readRound(
  { platform, tx }: { platform: Platform; tx: TransactionScope },
  eventId: string,
  now: Date,
): Promise<OfferRound | undefined> {
  const facts = await currentFacts(platform, tx, { eventId, scope: everyEvent });
  if (!facts) return undefined;
  const [stocks, free] = [await readStocks(tx, eventId), await freeByStock(tx, eventId)];
  return { facts, stocks, free, now };
}

/**
 * Offers stock to the first entry that it fits, in the order of joining. Who does not fit keeps the place.
 * @returns false if nothing was offered; lists without waiting fans are closed then
 */
const offerNext = (platform: Platform, eventId: string): Promise<boolean> =>
  inTransaction(platform.database, async (tx, now) => {
    if (!(await lockWaitLists(tx, eventId))) return false;
    await endEntries(tx, eventId);
    const round = await readRound({ platform, tx }, eventId, now);
    const entries = round ? await listWaiting(tx, eventId) : [];
    for (const entry of entries) {
      if (fittingOffers(entry, round!).length === 0) continue;
      await lockBuyer(tx, entry);
      const plan = await planOffer({ platform, tx }, round!, entry, await readTaken(tx, entry));
      if (!plan) continue;
      return giveOffer({ platform, tx }, entry, plan, now);
    }
    if (await closeEmptyLists(tx, eventId)) await countStock(tx, eventId);
    return false;
  });

/** Offers returned stock to an event's wait lists. */
export async function offerWaiting(platform: Platform, eventId: string): Promise<void> {
  try {
    while (await offerNext(platform, eventId));
  } catch (error) {
    // The next run starts over.
    if (!(error instanceof StockMoved)) throw error;
  }
}

/** Ends an offer that was not claimed in time; its stock goes to the next entry. */
const lapse = (platform: Platform, { eventId, userId }: LapsedOffer): Promise<void> =>
  inTransaction(platform.database, async (tx, now) => {
    await lockBuyer(tx, { eventId, userId });
    const entry = await lockEntry(tx, eventId, userId);
    if (entry?.state !== 'offered' || entry.commitmentId === null || entry.offeredUntil! > now) return;
    const commitment = await lockCommitment(tx, { eventId, commitmentId: entry.commitmentId });
    if (commitment.phase === 'over') await releaseCommitment(tx, commitment);
    await setEntryState(tx, entry, { state: 'lapsed' });
    await mailEntry(platform, tx, entry, 'lapsed');
  });

const batchSize = 200;

export async function lapseOffers(platform: Platform): Promise<void> {
  for (const offer of await listLapsed(platform.database.query, batchSize)) await lapse(platform, offer);
}
