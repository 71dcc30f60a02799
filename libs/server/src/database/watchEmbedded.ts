import { setTimeout as sleep } from 'node:timers/promises';
import { seconds } from '../config/units.ts';

export interface WatchOptions {
  isRunning: () => Promise<boolean>;
  restart: () => Promise<void>;
  /** Receives messages for the operator. */
  say: (line: string) => void;
  lookEveryMs?: number;
  retryAfterMs?: number;
}

/**
 * Restarts the embedded PostgreSQL whenever it exits, retrying until it succeeds.
 * @returns ends the watch; resolves when no restart is running
 */
export function watchEmbedded({
  isRunning,
  restart,
  say,
  lookEveryMs = 250,
  retryAfterMs = seconds(1),
}: WatchOptions): () => Promise<void> {
  const ended = new AbortController();
  const pause = (ms: number) => sleep(ms, undefined, { signal: ended.signal }).catch(() => undefined);

  async function startAgain(): Promise<void> {
    say('The embedded database ended; it is started again …');
    for (let lastProblem = ''; !ended.signal.aborted; await pause(retryAfterMs)) {
      try {
        await restart();
        say('The embedded database runs again.');
        return;
      } catch (error) {
        const { message } = error as Error;
        if (message !== lastProblem) say(message);
        lastProblem = message;
      }
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
