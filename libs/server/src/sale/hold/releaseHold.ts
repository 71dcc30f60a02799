import { inTransaction } from '../../platform/database/inTransaction.ts';
import type { TransactionScope } from '../../platform/database/transactionScope.ts';
import type { Platform } from '../../platform/platform.ts';
import { lockCommitment, type CommitmentKey } from '../commitment/commitmentRepository.ts';
import { lockBuyer } from '../limit/buyerRepository.ts';
import { lockHoldings, moveHold, releaseCommitment, type KeptHold } from './heldRepository.ts';

/** Commitment with its buyer, who is locked first. */
export type BuyersCommitment = CommitmentKey & { userId: string | null };

/** Releases a commitment whose hold is over, and tells so. */
export const releaseIfOver = (
  { database, jobs }: Platform,
  { eventId, commitmentId, userId }: BuyersCommitment,
): Promise<void> =>
  inTransaction(database, async (tx, now) => {
    if (userId !== null) await lockBuyer(tx, { eventId, userId });
    const commitment = await lockCommitment(tx, { eventId, commitmentId });
    if (commitment.phase !== 'over') return;
    await releaseCommitment(tx, commitment);
    const { kind } = commitment;
    await jobs.tell(
      tx,
      'commitmentOver',
      { eventId, commitmentId, kind, userId },
      { key: commitmentId, now },
    );
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
