import { AsyncLocalStorage } from 'node:async_hooks';

/** Time that one request of the API spends waiting for database connections: all its waits share one limit. */
export interface RequestWait {
  waitedMs: () => number;
  /** Starts a wait; waits at the same time count once. @returns a function that ends it */
  start: () => () => void;
  /** Counts nothing from now on: what continues after the answer is not limited by it. */
  end: () => void;
  /** Whether calls that are made as a part of the request share it. */
  isShared?: true;
}

const waits = new AsyncLocalStorage<RequestWait>();

export function createRequestWait(now = () => performance.now()): RequestWait {
  let [waitedMs, running, since, isOver] = [0, 0, 0, false];
  const currentMs = () => (running > 0 ? now() - since : 0);
  return {
    waitedMs: () => (isOver ? 0 : waitedMs + currentMs()),
    start: () => {
      if (running === 0) since = now();
      running += 1;
      return () => {
        waitedMs += running === 1 ? currentMs() : 0;
        running -= 1;
      };
    },
    end: () => void (isOver = true),
  };
}

/** Runs `work` as a part of the request with this wait. */
export const inRequest = <T>(wait: RequestWait, work: () => T): T => waits.run(wait, work);

/**
 * Runs `work` as no part of any request, with the time of a job: a read that others share, or the record of a payment that
 * has been made.
 */
export const outsideRequests = <T>(work: () => T): T => waits.exit(work);

/** Wait of the request that the calling code works for; undefined in jobs and commands. */
export const requestWait = (): RequestWait | undefined => waits.getStore();
