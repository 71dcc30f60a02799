import type { TransactionScope } from '../../platform/database/transactionScope.ts';
import { paymentPending } from '../cart/saleGates.ts';
import { lockCommitment, type CommitmentKey } from '../commitment/commitmentRepository.ts';
import { releaseCommitment } from '../hold/heldRepository.ts';
import { lockBuyer } from '../limit/buyerRepository.ts';
import { findLiveUpgrades } from './upgradeRepository.ts';

/** Gives an upgrade back, whose buyer is locked. @throws Failure paymentPending */
export async function dropUpgrade(tx: TransactionScope, key: CommitmentKey): Promise<void> {
  const { phase } = await lockCommitment(tx, key);
  if (phase === 'paying') throw paymentPending();
  if (phase === 'held' || phase === 'over') await releaseCommitment(tx, key);
}

/**
 * Gives back the unpaid upgrades that would take some {product}, which their owner sells instead: nobody can buy what an
 * upgrade holds.
 * @throws Failure paymentPending
 */
export async function dropUpgradesOf(
  tx: TransactionScope,
  buyer: { eventId: string; userId: string },
  tokenIds: readonly string[],
): Promise<void> {
  const live = await findLiveUpgrades(tx, { ...buyer, tokenIds });
  if (live.length === 0) return;
  await lockBuyer(tx, buyer);
  for (const upgrade of live) await dropUpgrade(tx, upgrade);
}
