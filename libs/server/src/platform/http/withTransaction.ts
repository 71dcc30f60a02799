import { runTransaction } from '../database/inTransaction.ts';
import type { TransactionScope } from '../database/transactionScope.ts';
import { claimKey, completeKey, type Claim } from './idempotencyKeys.ts';
import type { Step } from './route.ts';
import type { SerialisedAnswer } from './answers/serialisedAnswer.ts';

/** Context of a handler in a transaction: the transaction, and its time (database time). */
export interface InTransaction {
  tx: TransactionScope;
  now: Date;
}

/** Result of the transaction: a handler's answer, which may have to be stored under a key before the commit. */
interface Outcome {
  answer: unknown;
  toStore?: SerialisedAnswer;
}

/**
 * Runs the handler in a transaction: committed when it returns (including a `Failure`), rolled back when it throws.
 * The call's key, if any, is claimed in the same packet as the begin and completed in that of the commit.
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
      // The claim has locked the row, so the number of changed rows needs no check.
      close: async (tx, { toStore }) => {
        if (request && toStore) await completeKey(tx, request, toStore, sealer);
      },
    });
    return answer;
  },
};
