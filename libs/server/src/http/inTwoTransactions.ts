import { inTransaction } from '../database/inTransaction.ts';
import { Failure } from './failure.ts';
import {
  claimKey,
  completeKey,
  releaseKey,
  saveProgress,
  type IdempotentRequest,
} from './idempotencyKeys.ts';
import { readIdempotentRequest } from './idempotent.ts';
import type { BaseContext } from './operationContext.ts';
import type { SerialisedAnswer } from './serialisedAnswer.ts';
import type { InTransaction } from './withTransaction.ts';

/**
 * A use case with a call to the outside between two transactions, as paying is [quality.md, decision 6].
 * After a crash, or when the first runner's lease is over, the next call with the same Idempotency-Key goes on
 * with `between`, so `between` and `second` must be safe to run again with the same progress.
 */
export interface TwoTransactions<C extends BaseContext, Progress, Outcome, Result> {
  /** Writes down the intent; answers plain JSON that the rest needs, or a `Failure` that ends the call. */
  first: (context: C & InTransaction) => Promise<Progress | Failure>;
  /** Calls the outside, with an idempotency key of its own taken from the progress. No transaction is open. */
  between: (context: C, progress: Progress) => Promise<Outcome>;
  /** Records what came of it; its answer (a `Failure` too) is stored under the key. */
  second: (context: C & InTransaction, progress: Progress, outcome: Outcome) => Promise<Result | Failure>;
}

type Started<Progress> =
  { kind: 'answered'; answer: SerialisedAnswer } | { kind: 'started'; progress: Progress };

async function start<C extends BaseContext, P, O, R>(
  parts: TwoTransactions<C, P, O, R>,
  context: C,
  request: IdempotentRequest,
): Promise<Started<P>> {
  const { database, sealer, config } = context.platform;
  return inTransaction(database, async (tx, now) => {
    const claim = await claimKey(tx, request, { sealer, leaseMs: config.http.idempotencyLeaseMs });
    if (claim.kind === 'replay') return { kind: 'answered', answer: claim.answer };
    if (claim.kind === 'resumed') return { kind: 'started', progress: claim.progress as P };
    const progress = await parts.first({ ...context, tx, now });
    if (progress instanceof Failure) {
      const answer = context.serialise(progress);
      await completeKey(tx, request, answer, sealer);
      return { kind: 'answered', answer };
    }
    await saveProgress(tx, request, progress, sealer);
    return { kind: 'started', progress };
  });
}

async function finish<C extends BaseContext, P, O, R>(
  parts: TwoTransactions<C, P, O, R>,
  context: C,
  request: IdempotentRequest,
  progress: P,
): Promise<SerialisedAnswer> {
  const { database, sealer, faultPoint } = context.platform;
  await faultPoint('betweenTransactions');
  const outcome = await parts.between(context, progress);
  await faultPoint('afterOutsideCall');
  return inTransaction(database, async (tx, now) => {
    const answer = context.serialise(await parts.second({ ...context, tx, now }, progress, outcome));
    await completeKey(tx, request, answer, sealer);
    return answer;
  });
}

/** The route form of `TwoTransactions`: `payCart: inTwoTransactions({ first, between, second })`. */
export function inTwoTransactions<C extends BaseContext, Progress, Outcome, Result>(
  parts: TwoTransactions<C, Progress, Outcome, Result>,
): (context: C) => Promise<Result | Failure | SerialisedAnswer> {
  const run = async (context: C): Promise<SerialisedAnswer> => {
    const request = readIdempotentRequest(context);
    const started = await start(parts, context, request);
    if (started.kind === 'answered') return started.answer;
    try {
      return await finish(parts, context, request, started.progress);
    } catch (error) {
      await releaseKey(context.platform.database.query, request).catch(() => undefined);
      throw error;
    }
  };
  return Object.assign(run, { stepNames: ['idempotent', 'inTwoTransactions'] });
}
