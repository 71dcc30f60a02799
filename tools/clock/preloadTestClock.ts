// Preloaded by every Node process of a test run (NODE_OPTIONS).
import { shiftDate } from './shiftDate.ts';

shiftDate(Number(process.env.FOYER_TEST_SHIFT_MS));
