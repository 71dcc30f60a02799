import { AsyncLocalStorage } from 'node:async_hooks';

/**
 * Stopwatch of the time that one request spends with the database, waiting for a connection or having one. It stands
 * still while the request does anything else, such as waiting for its body or for a payment gateway.
 */
export interface RequestTime {
  /** Tells whether it has had a connection. */
  hasBegun: boolean;
  usedMs: () => number;
  /** Lets it run; connections in use at the same time count once. @returns ends that */
  run: () => () => void;
  /** Takes it from what goes on after the answer. */
  end: () => void;
}

const times = new AsyncLocalStorage<RequestTime>();

export function createRequestTime(now = () => performance.now()): RequestTime {
  let [usedMs, running, since, isOver] = [0, 0, 0, false];
  const sinceMs = () => (running > 0 ? now() - since : 0);
  return {
    hasBegun: false,
    usedMs: () => (isOver ? 0 : usedMs + sinceMs()),
    run: () => {
      if (running === 0) since = now();
      running += 1;
      return () => {
        usedMs += running === 1 ? sinceMs() : 0;
        running -= 1;
      };
    },
    end: () => void (isOver = true),
  };
}

/** Runs `work` as a part of the request whose time this is: the connection pool limits it. */
export const inRequest = <T>(time: RequestTime, work: () => T): T => times.run(time, work);

/** Time of the request that the calling code works for, if any: jobs and commands work for none. */
export const requestTime = (): RequestTime | undefined => times.getStore();
