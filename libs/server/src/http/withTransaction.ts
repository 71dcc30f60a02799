import { runTransaction } from '../database/inTransaction.ts';
import type { TransactionScope } from '../database/transactionScope.ts';
import { claimKey, completeKey, type Claim } from './idempotencyKeys.ts';
import type { Step } from './route.ts';
import type { SerialisedAnswer } from './serialisedAnswer.ts';

/** What a handler in a transaction gets besides: the transaction, and its time (database time). */
export interface InTransaction {
  tx: TransactionScope;
  now: Date;
}

/** What the transaction came to: the answer of a handler, or one under a key that is stored before the commit. */
interface Outcome {
  answer: unknown;
  toStore?: SerialisedAnswer;
}

/**
 * One transaction around the handler: committed when it returns (a returned `Failure` too), rolled back when it throws.
 * The key of the call, if it has one, is claimed in the packet of the begin and completed in that of the commit.
 */
export const withTransaction: Step<InTransaction> = {
  name: 'withTransaction',
  run: async (context, next) => {
    const { idempotency: request, platform } = context;
    const { sealer, config, database, faultPoint } = platform;
    const leaseMs = config.http.idempotencyLeaseMs;
    const { answer } = await runTransaction<Outcome, Claim | undefined>(database, {
      open: async (tx) => request && claimKey(tx, request, { sealer, leaseMs }),
      work: async (tx, now, claim) => {
        if (claim?.kind === 'replay') return { answer: claim.answer };
        const result = await next({ tx, now });
        if (!claim) return { answer: result };
        const toStore = context.serialise(result);
        await faultPoint('beforeAnswerIsStored');
        return { answer: toStore, toStore };
      },
      // The row is ours since the claim, so there is nothing to learn from how many were changed.
      close: async (tx, { toStore }) => {
        if (request && toStore) await completeKey(tx, request, toStore, sealer);
      },
    });
    return answer;
  },
};
