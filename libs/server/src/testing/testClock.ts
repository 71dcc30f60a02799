import { setClockOffset } from '../database/databaseClock.ts';
import type { Queryable } from '../database/transactionScope.ts';

/** Milliseconds by which the clock of the test run is ahead of the machine; 0 outside of one, as in a benchmark. */
export const testShiftMs = (): number => Number(process.env.FOYER_TEST_SHIFT_MS ?? 0);

/** Sets database time so far ahead of the clock of the test run, milliseconds; 0 puts it back. */
export const moveTestClock = (db: Queryable, aheadMs: number): Promise<void> =>
  setClockOffset(db, testShiftMs() + aheadMs);
