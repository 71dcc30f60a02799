import { setClockOffset } from '../platform/database/databaseClock.ts';
import type { Queryable } from '../platform/database/transactionScope.ts';

/** Offset of the test run's clock from system time, in milliseconds; 0 outside a test run, e.g. in a benchmark. */
const testShiftMs = (): number => Number(process.env.FOYER_TEST_SHIFT_MS ?? 0);

/** Sets the offset of database time from the test run's clock, in milliseconds; 0 resets it. */
export const moveTestClock = (db: Queryable, aheadMs: number): Promise<void> =>
  setClockOffset(db, testShiftMs() + aheadMs);
