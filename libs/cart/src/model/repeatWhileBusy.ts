import { errorCodeOf, isFoyerError } from '@foyer/api-client';

/** Repeats of one hold at most: with the server's usual pause the buyer waits some ten seconds. */
const maxRepeats = 4;
const usualPauseSeconds = 2;
const longestPauseSeconds = 10;

/** Pause before a repeat in milliseconds, by `Retry-After`; undefined when the server was not just busy. */
function pauseAfter(error: unknown): number | undefined {
  if (!isFoyerError(error) || errorCodeOf(error) !== 'serviceUnavailable') return undefined;
  const seconds = error.kind === 'rejected' ? error.retryAfterSeconds : undefined;
  return 1000 * Math.min(seconds ?? usualPauseSeconds, longestPauseSeconds);
}

/**
 * Repeats a call while the server answers that it is too busy (503), after the pause that it asks for.
 * @param call must send the same Idempotency-Key each time
 * @param wait resolves to false when the caller has left meanwhile; then the last answer stands
 */
export async function repeatWhileBusy<Answer extends { error?: unknown }>(
  call: () => Promise<Answer>,
  wait: (ms: number) => Promise<boolean>,
): Promise<Answer> {
  for (let repeats = 0; ; repeats += 1) {
    const answer = await call();
    const pause = pauseAfter(answer.error);
    if (pause === undefined || repeats >= maxRepeats || !(await wait(pause))) return answer;
  }
}
