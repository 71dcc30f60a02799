import { inTransaction } from '../../platform/database/inTransaction.ts';
import type { TransactionScope } from '../../platform/database/transactionScope.ts';
import type { JobOf } from '../../platform/outbox/jobOf.ts';
import type { Platform } from '../../platform/platform.ts';
import { cartKind } from '../commitment/cartRepository.ts';
import { lockCommitment, type CommitmentKey } from '../commitment/commitmentRepository.ts';
import { lockBuyer } from '../limit/buyerRepository.ts';
import { lockHoldings, moveHold, releaseCommitment, type KeptHold } from './heldRepository.ts';

/** Commitment with its buyer, who is locked first. */
export type BuyersCommitment = CommitmentKey & { userId: string | null };

/** Job for a cart whose hold ended without a payment, run a while later. */
export const cartRanOut: Pick<JobOf<CommitmentKey>, 'name'> = { name: 'remindOfCart' };

/** Tells whether a user wants to be reminded of carts. The job is added for those alone: a hot sale has thousands. */
async function wantsReminder(tx: TransactionScope, userId: string): Promise<boolean> {
  const settings = await tx
    .selectFrom('notificationSettings')
    .select('cartReminders')
    .where('userId', '=', userId)
    .executeTakeFirst();
  return settings?.cartReminders === true;
}

/** Releases a commitment whose hold is over, and schedules a reminder for the buyer of a cart. */
export const releaseIfOver = (
  { database, jobs, config }: Platform,
  { eventId, commitmentId, userId }: BuyersCommitment,
): Promise<void> =>
  inTransaction(database, async (tx, now) => {
    if (userId !== null) await lockBuyer(tx, { eventId, userId });
    const commitment = await lockCommitment(tx, { eventId, commitmentId });
    if (commitment.phase !== 'over') return;
    await releaseCommitment(tx, commitment);
    if (commitment.kind !== cartKind || userId === null || !(await wantsReminder(tx, userId))) return;
    const runAt = new Date(now.getTime() + config.sale.cartReminderAfterMs);
    await jobs.add(tx, cartRanOut, { eventId, commitmentId }, { dedupeKey: commitmentId, runAt });
  });

/**
 * Reopens a commitment after a failed payment, and keeps its hold for a while; releases it if another one has taken
 * part of it.
 */
export async function reopenCommitment(
  tx: TransactionScope,
  commitment: CommitmentKey,
  end: KeptHold,
): Promise<void> {
  if (await lockHoldings(tx, commitment)) await moveHold(tx, commitment, { state: 'open', end });
  else await releaseCommitment(tx, commitment);
}
