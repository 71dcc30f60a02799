/** Estimates the server's time on a device whose clock may be wrong. */
export interface ServerClock {
  /** Server time now, in epoch milliseconds. */
  now(): number;
  /**
   * Records the `serverTime` of an answer; fast answers are trusted more than slow ones.
   * @param keptMs longest time for which caches keep such an answer
   */
  observe(serverTime: string, sentAt: number, receivedAt: number, keptMs?: number): void;
  /** Returns `now` under another identity after each correction by more than a second. */
  reading(): () => number;
  /** Calls back after such a correction; returns a function that stops it. */
  subscribe(listener: () => void): () => void;
}

/** Time for which a fast measurement is kept before a slower one may replace it. */
const trustMs = 10 * 60 * 1000;
/** Disagreement with an answer up to which the estimate stands: servers differ by a little. */
const toleranceMs = 1_000;

/** @param deviceNow device clock in epoch milliseconds */
export function createServerClock(deviceNow: () => number = Date.now): ServerClock {
  let offset = 0;
  let leastDoubt = Number.POSITIVE_INFINITY;
  let measuredAt = 0;
  const listeners = new Set<() => void>();
  const now = (): number => deviceNow() + offset;
  let reading = now;
  return {
    now,
    reading: () => reading,
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    observe(serverTime, sentAt, receivedAt, keptMs = 0) {
      const server = Date.parse(serverTime);
      const roundTrip = receivedAt - sentAt;
      if (Number.isNaN(server) || roundTrip < 0) return;
      // The device clock may have been set back in the meantime.
      const isStale = Math.abs(receivedAt - measuredAt) > trustMs;
      // At the receipt, the server's time is later by no more than this; otherwise the device clock was set.
      const doubt = roundTrip + keptMs;
      const ahead = receivedAt + offset - server;
      const isRefuted = ahead < -toleranceMs || ahead > doubt + toleranceMs;
      // An answer from a cache is quick, and old.
      const isBetter = keptMs === 0 ? doubt <= leastDoubt : leastDoubt === Number.POSITIVE_INFINITY;
      if (!isBetter && !isStale && !isRefuted) return;
      offset = server + roundTrip / 2 - receivedAt;
      leastDoubt = doubt;
      measuredAt = receivedAt;
      if (!isRefuted) return;
      reading = () => now();
      for (const listener of listeners) listener();
    },
  };
}
