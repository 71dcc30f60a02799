import { shiftDate } from './tools/clock/shiftDate.ts';

// Where a test file has a realm of its own, that has a `Date` of its own.
shiftDate(Number(process.env.FOYER_TEST_SHIFT_MS));
