import { isOff } from '@foyer/contract';
import { inTransaction } from '../../../../platform/database/inTransaction.ts';
import { defineJob } from '../../../../platform/jobs/job.ts';
import type { Platform } from '../../../../platform/platform.ts';
import { remindFans } from '../../win/dueReminders.ts';
import { endUndecided, hasUndecided } from '../../win/endUndecided.ts';
import { mailOffers } from '../core/auctionMail.ts';
import {
  changeAuction,
  findAuction,
  listGroups,
  listUnsettledAuctions,
  lockAuction,
  publishCutOff,
  type AuctionRow,
} from '../core/auctionRepository.ts';
import { allocate, closeAuction, passOn } from './closeAuction.ts';
import { eventWithExpired, hasExpired } from '../core/offerRepository.ts';
import { hasOpenWins } from './rankRepository.ts';
import { holdOffers, settleOffers, tellOpened, tellPickers } from './settleOffers.ts';

/** Ends offers that are not decided, and tells their fans. @returns false if a later run has to continue */
function endOffers(
  platform: Platform,
  eventId: string,
  state: 'lost' | 'expired' | 'cancelled',
): Promise<boolean> {
  const only = state === 'expired' ? { only: hasExpired } : {};
  return endUndecided(platform, { machine: 'auction', eventId, state, ...only }, (around, offerIds) =>
    mailOffers(around, { eventId, offerIds }, state),
  );
}

/** Ends offers that have expired. All that are open are read for it, so first it looks whether any has. */
async function expireOffers(platform: Platform, eventId: string): Promise<void> {
  const { rows } = await eventWithExpired(eventId).execute(platform.database.query);
  if (rows.length > 0) await endOffers(platform, eventId, 'expired');
}

/** Cancels the auction of a cancelled or postponed event, so that no fan is charged. */
async function cancelAuction(platform: Platform, auction: AuctionRow): Promise<void> {
  const { eventId } = auction;
  if (auction.state === 'allocated') await settleOffers(platform, auction);
  if (!(await endOffers(platform, eventId, 'cancelled'))) return;
  await inTransaction(platform.database, async (tx, now) => {
    const locked = await lockAuction(tx, eventId, 'update');
    if (!locked || (await hasUndecided(tx, 'auction', eventId))) return;
    const isOver = locked.state === 'allocated';
    await changeAuction(tx, eventId, isOver ? { settledAt: now } : { state: 'cancelled' });
  });
}

/** Ends an auction whose offers are all paid, or were passed on as far as they could be. */
async function settleAuction(platform: Platform, { eventId, startsAt }: AuctionRow): Promise<void> {
  const isSettled = await inTransaction(
    platform.database,
    async (tx, now) => !(await hasOpenWins(tx, eventId, startsAt > now)),
  );
  if (!isSettled) return;
  if (!(await endOffers(platform, eventId, 'lost'))) return;
  await inTransaction(platform.database, async (tx, now) => {
    await lockAuction(tx, eventId, 'update');
    // Offers that lapsed too late to be passed on don't count as accepted.
    for (const { offerGroupId, quantity } of await listGroups(tx, eventId))
      if (quantity !== null) await publishCutOff(tx, eventId, { offerGroupId, quantity });
    await changeAuction(tx, eventId, { settledAt: now });
  });
}

/** Takes an auction as far as it can go now; each step can stop anywhere and start again. */
async function runAuction(platform: Platform, eventId: string): Promise<void> {
  const before = await findAuction(platform.database.query, eventId);
  if (!before) return;
  if (isOff(before)) return cancelAuction(platform, before);
  await closeAuction(platform, eventId);
  await allocate(platform, eventId);
  const auction = await findAuction(platform.database.query, eventId);
  if (auction?.state !== 'allocated') return;
  await settleOffers(platform, auction);
  await expireOffers(platform, eventId);
  await passOn(platform, eventId);
  await tellPickers(platform, eventId);
  await holdOffers(platform, eventId);
  await tellOpened(platform, eventId);
  return settleAuction(platform, auction);
}

/**
 * Closes and allocates auctions, settles the accepted offers, and sends reminders of the close and of paying.
 */
export const runAuctionsJob = defineJob<Record<string, never>>({
  name: 'runAuctions',
  everySeconds: 15,
  leaseSeconds: 10 * 60,
  handle: async (_payload, { platform }) => {
    for (const eventId of await listUnsettledAuctions(platform.database.query)) {
      const run = runAuction(platform, eventId);
      await run.catch((error: unknown) => platform.log.error({ err: error, eventId }, 'auction'));
    }
    await remindFans(platform, 'auction', (around, { eventId, ids: offerIds }, news) =>
      mailOffers(around, { eventId, offerIds }, news),
    );
  },
});
