import { errorCodeOf, isFoyerError } from '@foyer/api-client';

/** Maximum number of retries; at the server's usual pause the buyer waits about ten seconds. */
const maxRepeats = 4;
const usualPauseSeconds = 2;
const longestPauseSeconds = 10;

/** Pause before a retry in milliseconds, from `Retry-After`; `undefined` unless the server was busy. */
function pauseAfter(error: unknown): number | undefined {
  if (!isFoyerError(error) || errorCodeOf(error) !== 'serviceUnavailable') return undefined;
  const seconds = error.kind === 'rejected' ? error.retryAfterSeconds : undefined;
  return 1000 * Math.min(seconds ?? usualPauseSeconds, longestPauseSeconds);
}

/**
 * Retries a call while the server answers that it is busy (503), after the pause that it requests.
 * @param call must send the same Idempotency-Key each time
 * @param wait resolves to false when the caller is gone; the last answer is then final
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
