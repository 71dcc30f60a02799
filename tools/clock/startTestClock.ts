import { shiftDate } from './shiftDate.ts';

/** A plain weekday afternoon: the instant at which every test run begins unless FOYER_TEST_NOW names another. */
export const defaultInstant = '2026-11-24T15:00:00Z';

/** The instant at which the clock of a test run begins, as an ISO text. */
export const testNow = (): string => new Date(process.env.FOYER_TEST_NOW || defaultInstant).toISOString();

/** Milliseconds by which a test run is ahead of the machine; 0 outside of one. */
export const testShiftMs = (): number => Number(process.env.FOYER_TEST_SHIFT_MS ?? 0);

/**
 * Starts the clock of a test run: this process, and every Node process that it starts, is at FOYER_TEST_NOW from here
 * on. Test runners call it from their configuration, which their workers load again; there it does nothing.
 */
export function startTestClock(): void {
  if (process.env.FOYER_TEST_SHIFT_MS !== undefined) return;
  const shiftMs = Date.parse(testNow()) - Date.now();
  process.env.FOYER_TEST_SHIFT_MS = String(shiftMs);
  const preload = `--import=${new URL('./preloadTestClock.ts', import.meta.url).href}`;
  process.env.NODE_OPTIONS = [process.env.NODE_OPTIONS, preload].filter(Boolean).join(' ');
  shiftDate(shiftMs);
}
