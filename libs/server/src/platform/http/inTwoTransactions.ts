import { inTransaction, runTransaction } from '../database/inTransaction.ts';
import { Failure, failure } from './failure.ts';
import {
  claimKey,
  completeKey,
  forgetKey,
  releaseRun,
  saveProgress,
  type Claim,
  type IdempotentRequest,
} from './idempotencyKeys.ts';
import { readIdempotentRequest } from './idempotent.ts';
import type { BaseContext } from './operationContext.ts';
import type { SerialisedAnswer } from './serialisedAnswer.ts';
import { waitForKey, type Wait } from './waitForKey.ts';
import type { InTransaction } from './withTransaction.ts';

/** Result of a call that had no effect and won't have one: its key is deleted and the call restarts. */
export const nothingDone = Symbol('nothingDone');

/**
 * Use case with an external call between two transactions, such as paying.
 * After a crash, or when the first call's lease has expired, the next call with the same Idempotency-Key resumes with
 * `between`, so `between` and `second` must be repeatable with the same progress.
 */
export interface TwoTransactions<C extends BaseContext, Progress, Outcome, Result, Memory = never> {
  /**
   * Fast path of `first`: a single statement, which is its own transaction and claims the key itself. Undefined means
   * that nothing was written and `first` runs.
   */
  begin?: (context: C, request: IdempotentRequest) => Promise<Begun<Progress, Memory> | undefined>;
  /** Writes the intent; returns plain JSON for the later steps, or a `Failure` that ends the call. */
  first: (context: C & InTransaction) => Promise<Progress | Failure>;
  /** Makes the external call, with its own idempotency key from the progress. No transaction is open. */
  between: (context: C, progress: Progress, memory: Memory | undefined) => Promise<Outcome>;
  /** Fast path of `second`: a statement that completes the key itself; undefined runs `second`. */
  end?: (context: C, parts: Ending<Progress, Outcome, Memory>) => Promise<SerialisedAnswer | undefined>;
  /** Records the outcome. Its answer (including a `Failure`) is stored under the key; `nothingDone` stores none. */
  second: (
    context: C & InTransaction,
    progress: Progress,
    outcome: Outcome,
  ) => Promise<Result | Failure | typeof nothingDone>;
  /** Makes a call wait for a key in use; without it, the answer is `idempotencyInProgress` at once. */
  wait?: Wait<C, Progress>;
}

/**
 * Result of `begin`. The memory exists during this call only: a call that resumes after a crash has only the progress.
 */
export interface Begun<Progress, Memory> {
  progress: Progress;
  memory: Memory;
}

/** Input of `end`. */
interface Ending<Progress, Outcome, Memory> extends Begun<Progress, Memory> {
  request: IdempotentRequest;
  outcome: Outcome;
}

/** `isNew`: produced by this call and not yet stored under the key. */
type Started<Progress> = { isNew?: boolean } & (
  { kind: 'answered'; answer: SerialisedAnswer } | { kind: 'started'; progress: Progress }
);

/** Maximum restarts of a call. */
const maxRestarts = 3;

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
    // The claim has locked the row, so the number of changed rows needs no check.
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
): Promise<SerialisedAnswer | typeof nothingDone> {
  const { database, sealer, faultPoint } = context.platform;
  await faultPoint('betweenTransactions');
  const outcome = await parts.between(context, progress, memory);
  await faultPoint('afterOutsideCall');
  if (memory !== undefined) {
    const answer = await parts.end?.(context, { request, progress, memory, outcome });
    if (answer) return answer;
  }
  return inTransaction(database, async (tx, now) => {
    const result = await parts.second({ ...context, tx, now }, progress, outcome);
    if (result === nothingDone) return nothingDone;
    const answer = context.serialise(result);
    await completeKey(tx, request, answer, sealer);
    return answer;
  });
}

/** Runs one attempt from the key's current state. @returns undefined if the call must restart */
async function tryOnce<C extends BaseContext, P, O, R, M>(
  parts: TwoTransactions<C, P, O, R, M>,
  context: C,
  request: IdempotentRequest,
): Promise<SerialisedAnswer | undefined> {
  const { database, sealer } = context.platform;
  const begun = await parts.begin?.(context, request);
  const started = begun ?? (await start(parts, context, request));
  if ('answer' in started) return started.answer;
  try {
    const result = await finish(parts, context, request, started);
    if (result !== nothingDone) return result;
  } catch (error) {
    await releaseRun(database.query, request, started.progress, sealer).catch(() => undefined);
    throw error;
  }
  await forgetKey(database.query, request, started.progress, sealer);
  return undefined;
}

const isInProgress = (error: unknown): boolean =>
  error instanceof Failure && error.code === 'idempotencyInProgress';

/** Builds a route of `TwoTransactions`: `payCart: inTwoTransactions({ first, between, second })`. */
export function inTwoTransactions<C extends BaseContext, Progress, Outcome, Result, Memory = never>(
  parts: TwoTransactions<C, Progress, Outcome, Result, Memory>,
): (context: C) => Promise<Result | Failure | SerialisedAnswer> {
  const run = async (context: C): Promise<SerialisedAnswer> => {
    const request = readIdempotentRequest(context);
    let waitsSince: number | undefined;
    for (let restarts = 0; restarts <= maxRestarts;) {
      try {
        const answer = await tryOnce(parts, context, request);
        if (answer) return answer;
        restarts += 1;
      } catch (error) {
        if (!parts.wait || !isInProgress(error)) throw error;
        waitsSince ??= context.platform.timer.now();
        await waitForKey(parts.wait, context, request, waitsSince);
      }
    }
    throw failure('serviceUnavailable');
  };
  return Object.assign(run, { stepNames: ['idempotent', 'inTwoTransactions'] });
}
