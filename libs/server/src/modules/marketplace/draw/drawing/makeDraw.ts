import { allocate, orderOf, type DrawWin } from '@foyer/verify-draw';
import { inTransaction } from '../../../../platform/database/inTransaction.ts';
import type { TransactionScope } from '../../../../platform/database/transactionScope.ts';
import type { Platform } from '../../../../platform/platform.ts';
import {
  listDrawnEntries,
  listLapsed,
  listOrder,
  listWins,
  orderLapsed,
  recordWins,
  setOrder,
} from '../core/drawnRepository.ts';
import { groupEntries, insertGroups } from '../core/drawGroups.ts';
import { isAwaitingRound } from '../core/drawPolicy.ts';
import { changeDraw, findDraw, lockDraw, type DrawRow } from '../core/drawRepository.ts';
import { seedContext } from './openDraw.ts';

/** Publishes the root of a closed draw's entries, which fixes them. */
export async function publishRoot(platform: Platform, { eventId }: DrawRow): Promise<void> {
  const { entriesRoot, groups } = await groupEntries(platform.database.query, eventId);
  await inTransaction(platform.database, async (tx, rootPublishedAt) => {
    const locked = await lockDraw(tx, eventId, 'update');
    if (locked?.state !== 'closed' || locked.entriesRoot !== null) return;
    await insertGroups(tx, eventId, groups);
    await changeDraw(tx, eventId, { entriesRoot, rootPublishedAt });
  });
}

/**
 * Chooses the beacon round that decides the draw, once the root is public: a round that appears after that and no
 * earlier than the results are due, so that the result can't be known before.
 */
export async function chooseRound(platform: Platform, eventId: string): Promise<void> {
  const { beacon } = platform.gateways;
  const published = await inTransaction(platform.database, async (tx, now) => {
    const draw = await findDraw(tx, eventId);
    return draw && isAwaitingRound(draw) ? { resultsAt: draw.resultsAt, now } : undefined;
  });
  if (!published) return;
  const { resultsAt, now } = published;
  // Not inside a transaction: a beacon that does not answer must not hold the lock.
  const beaconRound = await beacon.roundAfter(resultsAt > now ? resultsAt : now);
  const beaconAt = await beacon.timeOf(beaconRound);
  await inTransaction(platform.database, async (tx) => {
    const locked = await lockDraw(tx, eventId, 'update');
    if (locked && isAwaitingRound(locked))
      await changeDraw(tx, eventId, { beaconSource: beacon.source, beaconRound, beaconAt });
  });
}

/** Draws: orders the entries by seed, root and beacon, and allocates the stock in that order. */
export async function makeDraw(platform: Platform, draw: DrawRow): Promise<void> {
  const { eventId, drawId, entriesRoot, beaconSource: source, beaconRound: round } = draw;
  if (entriesRoot === null || source === null || round === null) return;
  const value = await platform.gateways.beacon.valueOf(round);
  if (value === undefined) return;
  const serverSeed = platform.sealer.unseal(draw.sealedSeed!, seedContext(drawId));
  const entries = await listDrawnEntries(platform.database.query, eventId);
  const order = await orderOf(entries, { serverSeed, entriesRoot, beacon: { source, round, value } });
  const wins = allocate({ entries, order, stock: draw.drawnStock!, lapsed: [] });
  await inTransaction(platform.database, async (tx, now) => {
    const locked = await lockDraw(tx, eventId, 'update');
    if (locked?.state !== 'closed') return;
    await setOrder(tx, eventId, order);
    await recordWins(tx, eventId, wins);
    await changeDraw(tx, eventId, { state: 'drawn', beaconValue: value, serverSeed, drawnAt: now });
  });
}

/** Finds the wins that lapsed ones have made. */
async function newWins(tx: TransactionScope, draw: DrawRow): Promise<DrawWin[]> {
  const { eventId, drawnStock } = draw;
  const entries = await listDrawnEntries(tx, eventId);
  const order = await listOrder(tx, eventId);
  const lapsed = await listLapsed(tx, eventId);
  const known = new Set((await listWins(tx, eventId)).map(({ id }) => id));
  return allocate({ entries, order, stock: drawnStock!, lapsed }).filter(({ id }) => !known.has(id));
}

/** Passes the places of lapsed wins to the next in the order, until the event starts. */
export const passOn = (platform: Platform, eventId: string): Promise<void> =>
  inTransaction(platform.database, async (tx, now) => {
    const draw = await lockDraw(tx, eventId, 'update');
    if (draw?.state !== 'drawn' || draw.startsAt <= now || !(await orderLapsed(tx, eventId))) return;
    await recordWins(tx, eventId, await newWins(tx, draw));
  });

/** Reads a draw of an event that is still under way. */
export const readUnderWay = async (platform: Platform, eventId: string): Promise<DrawRow | undefined> => {
  const draw = await findDraw(platform.database.query, eventId);
  return draw && draw.state !== 'cancelled' && draw.settledAt === null ? draw : undefined;
};
