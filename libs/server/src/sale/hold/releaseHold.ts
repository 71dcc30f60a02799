import type { Database } from '../../platform/database/database.ts';
import { inTransaction } from '../../platform/database/inTransaction.ts';
import type { TransactionScope } from '../../platform/database/transactionScope.ts';
import { lockCommitment, type CommitmentKey } from '../commitment/commitmentRepository.ts';
import { lockBuyer } from '../limit/buyerRepository.ts';
import { lockHoldings, moveHold, releaseCommitment } from './heldRepository.ts';

/** Commitment with its buyer, who is locked before it. */
export type BuyersCommitment = CommitmentKey & { userId: string | null };

/** Releases a commitment if its hold is over. */
export const releaseIfOver = (
  database: Database,
  { eventId, commitmentId, userId }: BuyersCommitment,
): Promise<void> =>
  inTransaction(database, async (tx) => {
    if (userId !== null) await lockBuyer(tx, { eventId, userId });
    const commitment = await lockCommitment(tx, { eventId, commitmentId });
    if (commitment.phase === 'over') await releaseCommitment(tx, commitment);
  });

/**
 * Opens a commitment again after a payment that failed, and keeps its hold for a while; releases it if another one has
 * taken part of it.
 */
export async function reopenCommitment(
  tx: TransactionScope,
  commitment: CommitmentKey,
  keepMs: number,
): Promise<void> {
  if (await lockHoldings(tx, commitment)) await moveHold(tx, commitment, { state: 'open', end: { keepMs } });
  else await releaseCommitment(tx, commitment);
}
