import { inTransaction } from '../../../platform/database/inTransaction.ts';
import type { TransactionScope } from '../../../platform/database/transactionScope.ts';
import type { Platform } from '../../../platform/platform.ts';
import { everyEvent } from '../../../sale/event/eventScope.ts';
import { stockIdOf } from '../../../sale/inventory/stockRepository.ts';
import { freeByStock } from '../../../sale/inventory/stockRepository.ts';
import { allocateOffers } from './allocateOffers.ts';
import { readAuctionFacts } from './auctionContext.ts';
import { changeAuction, listGroups, lockAuction, publishCutOff } from './auctionRepository.ts';
import { countWon, listRanked, rankOffers, recordWins, takeLapsed } from './rankRepository.ts';

/** Closes an auction whose time is over: no offer is made or raised from then on. */
export const closeAuction = (platform: Platform, eventId: string): Promise<void> =>
  inTransaction(platform.database, async (tx, now) => {
    const auction = await lockAuction(tx, eventId, 'update');
    if (auction?.state !== 'open' || auction.closesAt > now) return;
    await changeAuction(tx, eventId, { state: 'closed', closedAt: now });
  });

/** Gives free units of a group to its offers in the order of their rank, and publishes the cut-off. */
async function giveUnits(
  tx: TransactionScope,
  { eventId, offerGroupId }: { eventId: string; offerGroupId: string },
  { quantity, free }: { quantity: number; free: number },
): Promise<void> {
  const group = { eventId, offerGroupId };
  await recordWins(tx, eventId, allocateOffers(await listRanked(tx, group), free));
  await publishCutOff(tx, eventId, { offerGroupId, quantity });
}

/** Ranks the offers of a closed auction once results are due, gives the stock away, and publishes the cut-off prices. */
export const allocate = (platform: Platform, eventId: string): Promise<void> =>
  inTransaction(platform.database, async (tx, now) => {
    const auction = await lockAuction(tx, eventId, 'update');
    if (auction?.state !== 'closed' || auction.resultsAt > now) return;
    const free = await freeByStock(tx, eventId);
    const { groups } = await readAuctionFacts({ platform, tx, site: everyEvent }, eventId);
    for (const { offer } of groups) {
      const { offerGroupId } = offer;
      const quantity = free.get(stockIdOf(offer)) ?? 0;
      await rankOffers(tx, { eventId, offerGroupId });
      await giveUnits(tx, { eventId, offerGroupId }, { quantity, free: quantity });
    }
    await changeAuction(tx, eventId, { state: 'allocated', allocatedAt: now });
  });

/** Gives the places of offers that have lapsed to the next in rank, while the event is ahead. */
export const passOn = (platform: Platform, eventId: string): Promise<void> =>
  inTransaction(platform.database, async (tx, now) => {
    const auction = await lockAuction(tx, eventId, 'update');
    if (auction?.state !== 'allocated' || auction.startsAt <= now) return;
    const lapsed = await takeLapsed(tx, eventId);
    for (const { offerGroupId, quantity } of lapsed.size > 0 ? await listGroups(tx, eventId) : []) {
      if (!lapsed.has(offerGroupId) || quantity === null) continue;
      const free = quantity - (await countWon(tx, { eventId, offerGroupId }));
      await giveUnits(tx, { eventId, offerGroupId }, { quantity, free });
    }
  });
