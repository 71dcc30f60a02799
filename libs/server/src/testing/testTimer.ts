import type { Timer } from '../platform/security/timer.ts';

export interface TestTimer extends Timer {
  /** Lets time pass without a pause, as slow work does. */
  advance: (ms: number) => void;
  /** Total of the pauses so far. */
  pausedMs: () => number;
}

/**
 * Builds a timer whose pauses end immediately and advance its time.
 * @param whilePausing runs in every pause, with the total of the pauses
 */
export function createTestTimer(
  whilePausing: (pausedMs: number) => Promise<void> | void = () => {},
): TestTimer {
  let nowMs = 0;
  let pausedMs = 0;
  return {
    now: () => nowMs,
    advance: (ms) => void (nowMs += ms),
    pausedMs: () => pausedMs,
    pause: async (ms) => {
      nowMs += ms;
      pausedMs += ms;
      await whilePausing(pausedMs);
    },
  };
}
