import type { Failure } from './failure.ts';
import { findRunningKey, releaseKey, type IdempotentRequest } from './idempotencyKeys.ts';
import type { BaseContext } from './operationContext.ts';

/** How a call waits for an Idempotency-Key that another call holds, or held when its server died. */
export interface Wait<C extends BaseContext, Progress> {
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
export async function waitForKey<C extends BaseContext, Progress>(
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
