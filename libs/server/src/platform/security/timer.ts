import { setTimeout as sleep } from 'node:timers/promises';

/** Elapsed time of the process, for waits. Unlike `Clock`, it never jumps when a clock is set. */
export interface Timer {
  /** Milliseconds since an arbitrary instant. */
  now: () => number;
  /** Waits for milliseconds. */
  pause: (ms: number) => Promise<void>;
}

export const systemTimer: Timer = {
  now: () => performance.now(),
  pause: async (ms) => sleep(ms),
};
