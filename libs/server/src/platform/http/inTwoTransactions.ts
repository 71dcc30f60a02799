import { inTransaction } from '../database/inTransaction.ts';
import type { Failure } from './answers/failure.ts';
import { completeKey } from './idempotencyKeys.ts';
import type { BaseContext } from './operationContext.ts';
import { resumable, startInTransaction } from './resumable.ts';
import type { SerialisedAnswer } from './answers/serialisedAnswer.ts';
import type { InTransaction } from './withTransaction.ts';

/** Use case with an external call between two transactions, such as storing a card. `call` and `record` may repeat. */
export interface TwoTransactions<C extends BaseContext, Progress, Outcome, Result> {
  /** Writes the intent; returns plain JSON for the later steps, or a `Failure` that ends the call. */
  prepare: (context: C & InTransaction) => Promise<Progress | Failure>;
  /** Makes the external call, with its own idempotency key from the progress. No transaction is open. */
  call: (context: C, progress: Progress) => Promise<Outcome>;
  /** Records the outcome. Its answer (including a `Failure`) is stored under the key. */
  record: (context: C & InTransaction, progress: Progress, outcome: Outcome) => Promise<Result | Failure>;
}

/** Builds a route of `TwoTransactions`: `addPaymentMeans: inTwoTransactions({ prepare, call, record })`. */
export const inTwoTransactions = <C extends BaseContext, Progress, Outcome, Result>({
  prepare,
  call,
  record,
}: TwoTransactions<C, Progress, Outcome, Result>): ((
  context: C,
) => Promise<Result | Failure | SerialisedAnswer>) =>
  resumable<C, Progress>({
    start: (context, request) => startInTransaction(context, request, prepare),
    finish: async (context, request, progress) => {
      const { database, sealer, faultPoint } = context.platform;
      await faultPoint('beforeOutsideCall');
      const outcome = await call(context, progress);
      await faultPoint('afterOutsideCall');
      return inTransaction(database, async (tx, now) => {
        const answer = context.serialise(await record({ ...context, tx, now }, progress, outcome));
        await completeKey(tx, request, answer, sealer);
        return answer;
      });
    },
  });
