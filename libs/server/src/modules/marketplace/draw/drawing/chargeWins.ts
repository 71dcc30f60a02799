import { defineJob } from '../../../../platform/jobs/job.ts';
import type { Platform } from '../../../../platform/platform.ts';
import { chargeWins } from '../../win/chargeWins.ts';
import { winEnd } from '../../win/holdWon.ts';
import { mailEntry } from '../core/drawMail.ts';
import { findDraw } from '../core/drawRepository.ts';
import { setEntryState } from '../core/entryRepository.ts';
import { withEntry } from './settleWins.ts';
import { listChargeable, type ChargeableEntry } from '../core/winRepository.ts';

/** Wins of one run. */
const batchSize = 100;

const askForPayment = (platform: Platform, win: ChargeableEntry): Promise<void> =>
  withEntry(platform, win, async (settling, entry) => {
    const draw = await findDraw(settling.tx, win.eventId);
    if (!draw || entry.state !== 'won' || entry.phase !== 'held' || entry.winUntil !== null) return;
    await setEntryState(settling.tx, entry, { state: 'paymentFailed', winUntil: winEnd(draw, settling.now) });
    await mailEntry(settling, entry, 'paymentFailed');
  });

/** Charges the winners of draws with auto-claim by their stored cards, in the order in which they won. */
export const chargeWinsJob = defineJob<Record<string, never>>({
  name: 'chargeDrawWins',
  everySeconds: 15,
  leaseSeconds: 5 * 60,
  handle: async (_payload, { platform }) =>
    chargeWins(platform, await listChargeable(platform.database.query, batchSize), {
      operationId: 'chargeDrawWin',
      keyOf: ({ entryId }) => `draw-${entryId}`,
      askForPayment: (win) => askForPayment(platform, win),
    }),
});
