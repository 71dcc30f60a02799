import { shiftDate } from './shiftDate.ts';

/** Instant at which a test run starts, a plain weekday afternoon, unless FOYER_TEST_NOW sets another. */
export const defaultInstant = '2026-11-24T15:00:00Z';

/** Returns the instant at which the clock of a test run starts, in ISO format. */
export const testNow = (): string => new Date(process.env.FOYER_TEST_NOW || defaultInstant).toISOString();

/** Returns the milliseconds by which a test run is ahead of the system clock; 0 outside of a run. */
export const testShiftMs = (): number => Number(process.env.FOYER_TEST_SHIFT_MS ?? 0);

/**
 * Starts the clock of a test run: from here on this process and its child processes are at FOYER_TEST_NOW. Test runners
 * call it from their configuration; their workers load it again, where it has no effect.
 */
export function startTestClock(): void {
  if (process.env.FOYER_TEST_SHIFT_MS !== undefined) return;
  const shiftMs = Date.parse(testNow()) - Date.now();
  process.env.FOYER_TEST_SHIFT_MS = String(shiftMs);
  const preload = `--import=${new URL('./preloadTestClock.ts', import.meta.url).href}`;
  process.env.NODE_OPTIONS = [process.env.NODE_OPTIONS, preload].filter(Boolean).join(' ');
  shiftDate(shiftMs);
}
