import { inTransaction } from '../../../../platform/database/inTransaction.ts';
import type { TransactionScope } from '../../../../platform/database/transactionScope.ts';
import type { Platform } from '../../../../platform/platform.ts';
import { everyEvent } from '../../../../sale/event/eventScope.ts';
import { freeByStock, stockIdOf } from '../../../../sale/inventory/stockRepository.ts';
import { claimMs } from '../../win/holdWon.ts';
import { allocateOffers } from './allocateOffers.ts';
import { readAuctionFacts } from '../core/auctionFacts.ts';
import { changeAuction, lockAuction, publishCutOff, type AuctionRow } from '../core/auctionRepository.ts';
import { pickWindows } from './pickWindows.ts';
import {
  countWon,
  findLastPick,
  listRanked,
  rankOffers,
  recordWins,
  setPickWindows,
  takeLapsed,
} from './rankRepository.ts';

/** Closes an auction whose time is over; no offer can be made or raised afterwards. */
export const closeAuction = (platform: Platform, eventId: string): Promise<void> =>
  inTransaction(platform.database, async (tx, now) => {
    const auction = await lockAuction(tx, eventId, 'update');
    if (auction?.state !== 'open' || auction.closesAt > now) return;
    await changeAuction(tx, eventId, { state: 'closed', closedAt: now });
  });

interface Allocating {
  platform: Platform;
  tx: TransactionScope;
  now: Date;
}

/** Gives winners of seats their windows for picking, after those of the winners before them. */
async function openWindows(
  { platform, tx, now }: Allocating,
  { eventId, startsAt }: AuctionRow,
  { offerGroupId, offerIds }: { offerGroupId: string; offerIds: readonly string[] },
): Promise<void> {
  const last = await findLastPick(tx, { eventId, offerGroupId });
  const windows = pickWindows(offerIds, {
    ...platform.config.sale.seatPicking,
    from: last && last > now ? last : now,
    // So that a refused card still has its day.
    latest: new Date(startsAt.getTime() - claimMs),
  });
  await setPickWindows(tx, eventId, windows);
}

/** Gives free units of a group to its offers in the order of their rank, and publishes the cut-off. */
async function giveUnits(
  context: Allocating,
  auction: AuctionRow,
  {
    offerGroupId,
    isSeated,
    quantity,
    free,
  }: { offerGroupId: string; isSeated: boolean; quantity: number; free: number },
): Promise<void> {
  const { tx } = context;
  const { eventId } = auction;
  const wins = allocateOffers(await listRanked(tx, { eventId, offerGroupId }), free);
  const offerIds = wins.map(({ offerId }) => offerId);
  await recordWins(tx, eventId, wins);
  if (isSeated) await openWindows(context, auction, { offerGroupId, offerIds });
  await publishCutOff(tx, eventId, { offerGroupId, quantity });
}

/**
 * Ranks the offers of a closed auction once results are due, allocates the stock, and publishes the cut-off prices.
 */
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
      const isSeated = offer.seating === 'seated';
      await giveUnits({ platform, tx, now }, auction, { offerGroupId, isSeated, quantity, free: quantity });
    }
    await changeAuction(tx, eventId, { state: 'allocated', allocatedAt: now });
  });

/** Passes the places of lapsed offers to the next in rank, until the event starts. */
export const passOn = (platform: Platform, eventId: string): Promise<void> =>
  inTransaction(platform.database, async (tx, now) => {
    const auction = await lockAuction(tx, eventId, 'update');
    if (auction?.state !== 'allocated' || auction.startsAt <= now) return;
    const lapsed = await takeLapsed(tx, eventId);
    if (lapsed.size === 0) return;
    const freeOf = await freeByStock(tx, eventId);
    const { groups } = await readAuctionFacts({ platform, tx, site: everyEvent }, eventId);
    for (const { offer, group } of groups) {
      const { offerGroupId } = offer;
      if (!lapsed.has(offerGroupId) || group.quantity === null) continue;
      const won = await countWon(tx, { eventId, offerGroupId });
      // Stock that has shrunk since the allocation does not go to the next.
      const left = won.held + (freeOf.get(stockIdOf(offer)) ?? 0);
      const quantity = Math.min(group.quantity, Math.max(left, won.units));
      const isSeated = offer.seating === 'seated';
      await giveUnits({ platform, tx, now }, auction, {
        ...{ offerGroupId, isSeated, quantity },
        free: quantity - won.units,
      });
    }
  });
