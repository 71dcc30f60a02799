import { commitToSeed } from '@foyer/verify-draw';
import { inTransaction } from '../../../../platform/database/inTransaction.ts';
import type { Platform } from '../../../../platform/platform.ts';
import { changeDraw, findDraw, isCommitted, lockDraw } from '../core/drawRepository.ts';
import { countDrawStock, noteStock } from '../core/drawStock.ts';

const seedBytes = 32;

/** Sealing context of a draw's seed: the database alone does not reveal it. */
export const seedContext = (drawId: string): string => `drawSeed:${drawId}`;

/** Chooses the seed of a draw once, seals it, and publishes its commitment with the stock. */
export async function commitDraw(platform: Platform, eventId: string): Promise<void> {
  const seed = platform.randomness(seedBytes).toString('hex');
  const seedCommitment = await commitToSeed(seed);
  await inTransaction(platform.database, async (tx, now) => {
    const draw = await lockDraw(tx, eventId, 'update');
    if (!draw || draw.seedCommitment !== null || draw.state !== 'open') return;
    await changeDraw(tx, eventId, {
      sealedSeed: platform.sealer.seal(seed, seedContext(draw.drawId)),
      seedCommitment,
      committedAt: now,
      committedStock: await countDrawStock({ platform, tx }, eventId),
    });
  });
}

/**
 * Closes a draw whose time is over; no entry can be added, changed or deleted afterwards. For a draw that is still
 * open, only changes of its stock are recorded, without a lock that would make fans wait.
 */
export const closeDraw = (platform: Platform, eventId: string): Promise<void> =>
  inTransaction(platform.database, async (tx, now) => {
    const seen = await findDraw(tx, eventId);
    if (!isCommitted(seen) || seen.state !== 'open') return;
    if (seen.closesAt > now) {
      await noteStock({ platform, tx, now }, seen);
      return;
    }
    const draw = await lockDraw(tx, eventId, 'update');
    if (!isCommitted(draw) || draw.state !== 'open') return;
    const drawnStock = await noteStock({ platform, tx, now }, draw);
    await changeDraw(tx, eventId, { state: 'closed', closedAt: now, drawnStock });
  });
