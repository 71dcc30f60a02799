import { runTransaction } from '../database/inTransaction.ts';
import { outsideRequests } from '../database/requestWait.ts';
import { Failure, failure } from './answers/failure.ts';
import {
  claimKey,
  completeKey,
  forgetKey,
  releaseRun,
  saveProgress,
  type Claim,
  type IdempotentRequest,
  findRunningKey,
  releaseKey,
} from './idempotencyKeys.ts';
import { readIdempotentRequest } from './idempotent.ts';
import type { BaseContext } from './operationContext.ts';
import { SerialisedAnswer } from './answers/serialisedAnswer.ts';
import type { InTransaction } from './withTransaction.ts';

/** How a call waits for an Idempotency-Key that another call holds, or held when its server died. */
interface Wait<C extends BaseContext, Progress> {
  /** Tells whether the outcome is known; if so, the waiting call takes the key over before its lease expires. */
  isSettled: (context: C, progress: Progress) => Promise<boolean>;
  /** Builds the answer if the outcome is still unknown after the wait. */
  inVain: () => Failure;
}

/**
 * Waits until a retry with the key makes sense: the key was answered or released, or the outcome of its first call is
 * known (the reconciler settles a payment long before a dead server's lease expires).
 * @param since start of the request's wait, by the timer; a request waits `http.keyWaitMs` in total
 * @throws Failure `wait.inVain()`
 */
async function waitForKey<C extends BaseContext, Progress>(
  wait: Wait<C, Progress>,
  context: C,
  request: IdempotentRequest,
  since: number,
): Promise<void> {
  const { database, sealer, config, timer } = context.platform;
  const { keyWaitMs, keyPollMs } = config.http;
  for (;;) {
    const running = await findRunningKey(database.query, request, sealer);
    if (!running) return;
    if (running.sealed && (await wait.isSettled(context, running.progress as Progress))) {
      await releaseKey(database.query, request, running.sealed);
      return;
    }
    if (timer.now() - since >= keyWaitMs) throw wait.inVain();
    await timer.pause(keyPollMs);
  }
}

/** Result of a call that had no effect and won't have one: its key is deleted and the call restarts. */
export const nothingDone = Symbol('nothingDone');

/** Result of the first half: the answer, or plain JSON with which `finish` continues. */
export type Started<Progress> =
  { kind: 'answered'; answer: SerialisedAnswer } | { kind: 'started'; progress: Progress };

/**
 * Use case with an external call in its middle, such as paying.
 * After a crash, or when the first call's lease has expired, the next call with the same Idempotency-Key resumes with
 * `finish`, so that one must be repeatable with the same progress.
 */
export interface Resumable<C extends BaseContext, Progress> {
  /** Writes the intent, and claims the key with its progress; or finds what the key has already. */
  start: (context: C, request: IdempotentRequest) => Promise<Started<Progress>>;
  /**
   * Makes the external call, with its own idempotency key from the progress, and records the outcome with the answer
   * under the key; `nothingDone` stores none.
   */
  finish: (
    context: C,
    request: IdempotentRequest,
    progress: Progress,
  ) => Promise<SerialisedAnswer | typeof nothingDone>;
  /** Makes a call wait for a key in use; without it, the answer is `idempotencyInProgress` at once. */
  wait?: Wait<C, Progress>;
}

/** Maximum restarts of a call. */
const maxRestarts = 3;

/**
 * Claims the key in a transaction and runs `prepare` in it; for a known key, returns its answer or progress instead.
 * @param prepare writes the intent; returns plain JSON for `finish`, or an answer or `Failure` that ends the call
 */
export async function startInTransaction<C extends Pick<BaseContext, 'platform' | 'serialise'>, Progress>(
  context: C,
  request: IdempotentRequest,
  prepare: (context: C & InTransaction) => Promise<Progress | Failure | SerialisedAnswer>,
): Promise<Started<Progress>> {
  const { database, sealer, config } = context.platform;
  const leaseMs = config.http.idempotencyLeaseMs;
  const { started } = await runTransaction<{ started: Started<Progress>; isNew: boolean }, Claim>(database, {
    open: (tx) => claimKey(tx, request, { sealer, leaseMs }),
    work: async (tx, now, claim) => {
      if (claim.kind === 'replay')
        return { started: { kind: 'answered', answer: claim.answer }, isNew: false };
      if (claim.kind === 'resumed')
        return { started: { kind: 'started', progress: claim.progress as Progress }, isNew: false };
      const result = await prepare({ ...context, tx, now });
      const answer = result instanceof Failure ? context.serialise(result) : result;
      return answer instanceof SerialisedAnswer
        ? { started: { kind: 'answered', answer }, isNew: true }
        : { started: { kind: 'started', progress: answer }, isNew: true };
    },
    // The claim has locked the row, so the number of changed rows needs no check.
    close: async (tx, { started: result, isNew }) => {
      if (!isNew) return;
      if (result.kind === 'answered') await completeKey(tx, request, result.answer, sealer);
      else await saveProgress(tx, request, result.progress, sealer);
    },
  });
  return started;
}

/** Runs one attempt from the key's current state. @returns undefined if the call must restart */
async function tryOnce<C extends BaseContext, Progress>(
  parts: Resumable<C, Progress>,
  context: C,
  request: IdempotentRequest,
): Promise<SerialisedAnswer | undefined> {
  const started = await parts.start(context, request);
  if (started.kind === 'answered') return started.answer;
  // Money may have moved: what became of it is recorded however long the request has waited.
  return outsideRequests(() => finishOnce(parts, context, request, started.progress));
}

async function finishOnce<C extends BaseContext, Progress>(
  parts: Resumable<C, Progress>,
  context: C,
  request: IdempotentRequest,
  progress: Progress,
): Promise<SerialisedAnswer | undefined> {
  const { database, sealer } = context.platform;
  try {
    const result = await parts.finish(context, request, progress);
    if (result !== nothingDone) return result;
  } catch (error) {
    await releaseRun(database.query, request, progress, sealer).catch(() => undefined);
    throw error;
  }
  await forgetKey(database.query, request, progress, sealer);
  return undefined;
}

const isInProgress = (error: unknown): boolean =>
  error instanceof Failure && error.code === 'idempotencyInProgress';

/** Builds a route of a `Resumable`. */
export function resumable<C extends BaseContext, Progress>(
  parts: Resumable<C, Progress>,
): (context: C) => Promise<SerialisedAnswer> {
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
  return Object.assign(run, { stepNames: ['idempotent', 'resumable'] });
}
