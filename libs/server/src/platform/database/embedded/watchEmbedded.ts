import { setTimeout as sleep } from 'node:timers/promises';
import { seconds } from '../../time/units.ts';

export interface WatchOptions {
  isRunning: () => Promise<boolean>;
  restart: () => Promise<void>;
  /** Receives messages for the operator. */
  say: (line: string) => void;
  /** Defaults to a timer that the end of the watch cuts short. */
  pause?: (ms: number, signal: AbortSignal) => Promise<void>;
}

const lookEveryMs = 250;
const [firstRetryMs, longestRetryMs] = [seconds(1), seconds(30)];

const timer = (ms: number, signal: AbortSignal): Promise<void> =>
  sleep(ms, undefined, { signal }).catch(() => undefined);
const firstLine = (text: string): string => text.split('\n', 1)[0]!;

/**
 * Restarts the embedded PostgreSQL whenever it exits, retrying less and less often until it succeeds.
 * @returns ends the watch; resolves when no restart is running
 */
export function watchEmbedded({
  isRunning,
  restart,
  say,
  pause: wait = timer,
}: WatchOptions): () => Promise<void> {
  const ended = new AbortController();
  const pause = (ms: number) => wait(ms, ended.signal);

  async function startAgain(): Promise<void> {
    say('The embedded database ended; it is started again …');
    let lastProblem = '';
    for (let retryMs = firstRetryMs; !ended.signal.aborted; retryMs = Math.min(retryMs * 2, longestRetryMs)) {
      try {
        await restart();
        say('The embedded database runs again.');
        return;
      } catch (error) {
        const { message } = error as Error;
        // The end of PostgreSQL's log follows, which is another one after each try.
        if (firstLine(message) !== lastProblem) say(message);
        lastProblem = firstLine(message);
      }
      await pause(retryMs);
    }
  }

  async function watch(): Promise<void> {
    while (!ended.signal.aborted) {
      if (!(await isRunning())) await startAgain();
      await pause(lookEveryMs);
    }
  }
  const watching = watch();
  return async () => {
    ended.abort();
    await watching;
  };
}
