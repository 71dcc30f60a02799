import { testShiftMs } from '../../../tools/clock/startTestClock.ts';
import type { FoyerSite } from './foyerSite.ts';

export interface SaleClock {
  /** Advances database time; jobs due by then have run when it resolves. */
  advance: (ms: number) => Promise<void>;
  /** Resets it to the time of the test run. */
  reset: () => Promise<void>;
  now: () => Promise<Date>;
}

/** Clock of the sandbox. It is shared by the whole worker, so reset it. */
export function saleClock(site: FoyerSite): SaleClock {
  const post = async (body: { advanceMs?: number; offsetMs?: number }): Promise<void> => {
    const answer = await site.call('/sandbox/clock', { method: 'POST', body });
    if (answer.status !== 200) throw new Error(`The clock answered ${answer.status}: ${answer.text}`);
  };
  return {
    advance: (ms) => post({ advanceMs: ms }),
    reset: () => post({ offsetMs: testShiftMs() }),
    now: async () => {
      const { text } = await site.call('/sandbox/clock');
      return new Date((JSON.parse(text) as { now: string }).now);
    },
  };
}
