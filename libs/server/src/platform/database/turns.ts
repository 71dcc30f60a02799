/** Queue for a limited number of places. */
export interface Turns {
  /** Waits for a place, after earlier callers of the same kind. @throws Error if none comes within `mostMs` */
  take: (kind: 'begun' | 'new', mostMs: number) => Promise<void>;
  giveBack: () => void;
  waiting: () => number;
  /** Expected wait of a new caller in milliseconds, by the pace of those served before. */
  expectedMs: () => number;
}

/** Milliseconds from one new caller to the next until a queue shows the pace. */
export const firstPaceMs = 1.25;
/** The pace is a moving average over about so many callers. */
const paceOf = 50;
/** A longer gap, as of a database that restarts, counts as this long. */
const longestGapMs = 100;
/** A pace is forgotten when nobody has waited for so long. */
const paceLifetimeMs = 1_000;

/**
 * Creates a queue of `count` places. Callers that have begun come before all new ones, so under more load than there is room
 * for, refused callers have cost little, and no work that was begun is thrown away [LD-05].
 */
export function createTurns(count: number, now = () => performance.now()): Turns {
  let free = count;
  let paceMs = firstPaceMs;
  let servedAt = 0;
  const queues = { begun: new Set<() => void>(), new: new Set<() => void>() };
  const startPace = () => {
    if (now() - servedAt > paceLifetimeMs) paceMs = firstPaceMs;
    servedAt = now();
  };
  const serveNew = (next: () => void) => {
    paceMs += (Math.min(now() - servedAt, longestGapMs) - paceMs) / paceOf;
    servedAt = now();
    next();
  };
  return {
    take: (kind, mostMs) => {
      if (free > 0) {
        free -= 1;
        return Promise.resolve();
      }
      const queue = queues[kind];
      if (kind === 'new' && queue.size === 0) startPace();
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
