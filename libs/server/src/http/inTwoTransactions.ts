import { inTransaction, runTransaction } from '../database/inTransaction.ts';
import { Failure } from './failure.ts';
import {
  claimKey,
  completeKey,
  releaseKey,
  saveProgress,
  type Claim,
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
export interface TwoTransactions<C extends BaseContext, Progress, Outcome, Result, Memory = never> {
  /**
   * Does what `first` does in a statement that is its own transaction and takes the key itself. Undefined where it is not
   * as simple as that, and nothing was written: then the key is taken and `first` decides.
   */
  begin?: (context: C, request: IdempotentRequest) => Promise<Begun<Progress, Memory> | undefined>;
  /** Writes down the intent; answers plain JSON that the rest needs, or a `Failure` that ends the call. */
  first: (context: C & InTransaction) => Promise<Progress | Failure>;
  /** Calls the outside, with an idempotency key of its own taken from the progress. No transaction is open. */
  between: (context: C, progress: Progress, memory: Memory | undefined) => Promise<Outcome>;
  /** Does what `second` does in a statement that completes the key itself; undefined as with `begin`. */
  end?: (context: C, parts: Ending<Progress, Outcome, Memory>) => Promise<SerialisedAnswer | undefined>;
  /** Records what came of it; its answer (a `Failure` too) is stored under the key. */
  second: (context: C & InTransaction, progress: Progress, outcome: Outcome) => Promise<Result | Failure>;
}

/** What `begin` came to. The memory is for the same call alone: whoever comes after a crash has the progress. */
export interface Begun<Progress, Memory> {
  progress: Progress;
  memory: Memory;
}

/** What `end` is handed. */
export interface Ending<Progress, Outcome, Memory> extends Begun<Progress, Memory> {
  request: IdempotentRequest;
  outcome: Outcome;
}

/** `isNew`: it happened now, and is still to be written down under the key. */
type Started<Progress> = { isNew?: boolean } & (
  { kind: 'answered'; answer: SerialisedAnswer } | { kind: 'started'; progress: Progress }
);

async function start<C extends BaseContext, P, O, R, M>(
  parts: TwoTransactions<C, P, O, R, M>,
  context: C,
  request: IdempotentRequest,
): Promise<Started<P>> {
  const { database, sealer, config } = context.platform;
  const leaseMs = config.http.idempotencyLeaseMs;
  return runTransaction<Started<P>, Claim>(database, {
    open: (tx) => claimKey(tx, request, { sealer, leaseMs }),
    work: async (tx, now, claim) => {
      if (claim.kind === 'replay') return { kind: 'answered', answer: claim.answer };
      if (claim.kind === 'resumed') return { kind: 'started', progress: claim.progress as P };
      const progress = await parts.first({ ...context, tx, now });
      if (!(progress instanceof Failure)) return { kind: 'started', progress, isNew: true };
      return { kind: 'answered', answer: context.serialise(progress), isNew: true };
    },
    // The row is ours since the claim, so there is nothing to learn from how many were changed.
    close: async (tx, started) => {
      if (!started.isNew) return;
      if (started.kind === 'answered') await completeKey(tx, request, started.answer, sealer);
      else await saveProgress(tx, request, started.progress, sealer);
    },
  });
}

async function finish<C extends BaseContext, P, O, R, M>(
  parts: TwoTransactions<C, P, O, R, M>,
  context: C,
  request: IdempotentRequest,
  { progress, memory }: { progress: P; memory?: M },
): Promise<SerialisedAnswer> {
  const { database, sealer, faultPoint } = context.platform;
  await faultPoint('betweenTransactions');
  const outcome = await parts.between(context, progress, memory);
  await faultPoint('afterOutsideCall');
  if (memory !== undefined) {
    const answer = await parts.end?.(context, { request, progress, memory, outcome });
    if (answer) return answer;
  }
  return inTransaction(database, async (tx, now) => {
    const answer = context.serialise(await parts.second({ ...context, tx, now }, progress, outcome));
    await completeKey(tx, request, answer, sealer);
    return answer;
  });
}

/** The route form of `TwoTransactions`: `payCart: inTwoTransactions({ first, between, second })`. */
export function inTwoTransactions<C extends BaseContext, Progress, Outcome, Result, Memory = never>(
  parts: TwoTransactions<C, Progress, Outcome, Result, Memory>,
): (context: C) => Promise<Result | Failure | SerialisedAnswer> {
  const run = async (context: C): Promise<SerialisedAnswer> => {
    const request = readIdempotentRequest(context);
    const begun = await parts.begin?.(context, request);
    const started = begun ?? (await start(parts, context, request));
    if ('answer' in started) return started.answer;
    try {
      return await finish(parts, context, request, started);
    } catch (error) {
      await releaseKey(context.platform.database.query, request).catch(() => undefined);
      throw error;
    }
  };
  return Object.assign(run, { stepNames: ['idempotent', 'inTwoTransactions'] });
}
