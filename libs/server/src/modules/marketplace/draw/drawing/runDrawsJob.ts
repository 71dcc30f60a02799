import { isOff } from '@foyer/contract';
import { inTransaction } from '../../../../platform/database/inTransaction.ts';
import { defineJob } from '../../../../platform/jobs/job.ts';
import type { Platform } from '../../../../platform/platform.ts';
import { remindFans } from '../../win/dueReminders.ts';
import { endUndecided, hasUndecided } from '../../win/endUndecided.ts';
import { mailEntries } from '../core/drawMail.ts';
import { changeDraw, listUnsettledDraws, lockDraw, type DrawRow } from '../core/drawRepository.ts';
import { chooseRound, makeDraw, passOn, publishRoot, readUnderWay } from './makeDraw.ts';
import { closeDraw, commitDraw } from './openDraw.ts';
import { holdWins, settleWins } from './settleWins.ts';

/** Ends entries that are not decided, and tells their fans. @returns false if a later run has to continue */
const endEntries = (platform: Platform, eventId: string, state: 'lost' | 'cancelled'): Promise<boolean> =>
  endUndecided(platform, { machine: 'draw', eventId, state }, (around, entryIds) =>
    mailEntries(around, { eventId, entryIds }, state),
  );

/** Cancels the draw of a cancelled or postponed event, so that no fan is charged. */
async function cancelDraw(platform: Platform, draw: DrawRow): Promise<void> {
  const { eventId } = draw;
  if (draw.state === 'drawn') await settleWins(platform, draw);
  if (!(await endEntries(platform, eventId, 'cancelled'))) return;
  await inTransaction(platform.database, async (tx, now) => {
    const locked = await lockDraw(tx, eventId, 'update');
    if (!locked || (await hasUndecided(tx, 'draw', eventId))) return;
    await changeDraw(tx, eventId, locked.state === 'drawn' ? { settledAt: now } : { state: 'cancelled' });
  });
}

/** Ends a draw whose wins are all paid, or were passed on as far as they could be. */
async function settleDraw(platform: Platform, { eventId, startsAt }: DrawRow): Promise<void> {
  const open = await inTransaction(platform.database, async (tx, now) => {
    const rows = await tx
      .selectFrom('drawEntry')
      .select(['state', 'lapseOrder'])
      .where('eventId', '=', eventId)
      .where('state', 'in', ['won', 'paymentFailed', 'lapsed'])
      .execute();
    return rows.some(
      ({ state, lapseOrder }) => state !== 'lapsed' || (lapseOrder === null && startsAt > now),
    );
  });
  if (open) return;
  if (!(await endEntries(platform, eventId, 'lost'))) return;
  await inTransaction(platform.database, async (tx, now) => {
    await lockDraw(tx, eventId, 'update');
    await changeDraw(tx, eventId, { settledAt: now });
  });
}

/** Takes a draw one step further; each step can stop anywhere and start again. */
async function runDraw(platform: Platform, eventId: string): Promise<void> {
  const draw = await readUnderWay(platform, eventId);
  if (!draw) return;
  if (isOff(draw)) return cancelDraw(platform, draw);
  if (draw.seedCommitment === null) return commitDraw(platform, eventId);
  if (draw.state === 'open') return closeDraw(platform, eventId);
  if (draw.state === 'closed') {
    if (draw.beaconRound !== null) return makeDraw(platform, draw);
    if (draw.entriesRoot === null) await publishRoot(platform, draw);
    return chooseRound(platform, eventId);
  }
  await settleWins(platform, draw);
  await passOn(platform, eventId);
  await holdWins(platform, draw);
  return settleDraw(platform, draw);
}

/** Opens, closes and draws, settles the wins, and sends reminders of the close and of unpaid wins. */
export const runDrawsJob = defineJob<Record<string, never>>({
  name: 'runDraws',
  everySeconds: 15,
  leaseSeconds: 10 * 60,
  handle: async (_payload, { platform }) => {
    for (const eventId of await listUnsettledDraws(platform.database.query)) {
      const step = runDraw(platform, eventId);
      await step.catch((error: unknown) => platform.log.error({ err: error, eventId }, 'draw'));
    }
    await remindFans(platform, 'draw', (around, { eventId, ids: entryIds }, news) =>
      mailEntries(around, { eventId, entryIds }, news),
    );
  },
});
