import { inTransaction } from '../database/inTransaction.ts';
import type { TransactionScope } from '../database/transactionScope.ts';
import { claimKey, completeKey } from './idempotencyKeys.ts';
import type { BaseContext } from './operationContext.ts';
import type { Step } from './route.ts';

/** What a handler in a transaction gets besides: the transaction, and its time (database time). */
export interface InTransaction {
  tx: TransactionScope;
  now: Date;
}

/** Runs what follows under the key of the call, if it has one; the answer is stored before the commit. */
async function underKey(
  context: BaseContext,
  tx: TransactionScope,
  work: () => Promise<unknown>,
): Promise<unknown> {
  const { idempotency, platform } = context;
  if (!idempotency) return work();
  const { sealer, config } = platform;
  const claim = await claimKey(tx, idempotency, { sealer, leaseMs: config.http.idempotencyLeaseMs });
  if (claim.kind === 'replay') return claim.answer;
  const answer = context.serialise(await work());
  await platform.faultPoint('beforeAnswerIsStored');
  await completeKey(tx, idempotency, answer, sealer);
  return answer;
}

/**
 * One transaction around the handler: committed when it returns (a returned `Failure` too), rolled back when it throws.
 */
export const withTransaction: Step<InTransaction> = {
  name: 'withTransaction',
  run: (context, next) =>
    inTransaction(context.platform.database, (tx, now) => underKey(context, tx, () => next({ tx, now }))),
};
