import { shiftDate } from './tools/clock/shiftDate.ts';

// Each test file has a realm of its own, with a `Date` of its own.
shiftDate(Number(process.env.FOYER_TEST_SHIFT_MS));
