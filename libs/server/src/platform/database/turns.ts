/** Turns at something of which there are only so many. */
export interface Turns {
  /** Waits for a turn, behind those of one's own kind. @throws Error if none comes within `mostMs` */
  take: (kind: 'begun' | 'new', mostMs: number) => Promise<void>;
  giveBack: () => void;
  waiting: () => number;
  /** How long who is new would wait, by the pace at which others were served. */
  expectedMs: () => number;
}

/** Pace until it is known: milliseconds from one new caller that is served to the next. */
export const firstPaceMs = 1.25;
/** The pace is that of about so many callers; a pause, as of a database that restarts, counts as one of so long. */
const paceOf = 50;
const longestPauseMs = 100;

/**
 * Creates turns of which those who have begun get the next one, before all who are new: under more load than there is room for,
 * who is refused has cost little then, and no work that was begun is thrown away [LD-05].
 */
export function createTurns(count: number, now = () => performance.now()): Turns {
  let free = count;
  let paceMs = firstPaceMs;
  let servedAt = 0;
  const serveNew = (next: () => void) => {
    paceMs += (Math.min(now() - servedAt, longestPauseMs) - paceMs) / paceOf;
    servedAt = now();
    next();
  };
  const queues = { begun: new Set<() => void>(), new: new Set<() => void>() };
  return {
    take: (kind, mostMs) => {
      if (free > 0) {
        free -= 1;
        return Promise.resolve();
      }
      const queue = queues[kind];
      if (queues.new.size === 0) servedAt = now();
      return new Promise((resolve, reject) => {
        const leave = () => {
          clearTimeout(timer);
          queue.delete(start);
        };
        const start = () => {
          leave();
          resolve();
        };
        const giveUp = () => {
          leave();
          reject(new Error('timeout exceeded when trying to connect'));
        };
        const timer = setTimeout(giveUp, Math.max(1, mostMs)).unref();
        queue.add(start);
      });
    },
    giveBack: () => {
      const [[begun], [fresh]] = [queues.begun, queues.new];
      if (begun) begun();
      else if (fresh) serveNew(fresh);
      else free += 1;
    },
    waiting: () => queues.begun.size + queues.new.size,
    expectedMs: () => queues.new.size * paceMs,
  };
}
