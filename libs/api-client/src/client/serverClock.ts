/** Estimates the server's time on a device whose clock may be wrong. */
export interface ServerClock {
  /** Server time now, in epoch milliseconds. */
  now(): number;
  /** Records the `serverTime` of an answer; fast answers are trusted more than slow ones. */
  observe(serverTime: string, sentAt: number, receivedAt: number): void;
}

/** Time for which a fast measurement is kept before a slower one may replace it. */
const trustMs = 10 * 60 * 1000;

/** @param deviceNow device clock in epoch milliseconds */
export function createServerClock(deviceNow: () => number = Date.now): ServerClock {
  let offset = 0;
  let bestRoundTrip = Number.POSITIVE_INFINITY;
  let measuredAt = 0;
  return {
    now: () => deviceNow() + offset,
    observe(serverTime, sentAt, receivedAt) {
      const server = Date.parse(serverTime);
      const roundTrip = receivedAt - sentAt;
      if (Number.isNaN(server) || roundTrip < 0) return;
      // The device clock may have been set back in the meantime.
      const isStale = Math.abs(receivedAt - measuredAt) > trustMs;
      if (roundTrip > bestRoundTrip && !isStale) return;
      offset = server + roundTrip / 2 - receivedAt;
      bestRoundTrip = roundTrip;
      measuredAt = receivedAt;
    },
  };
}
