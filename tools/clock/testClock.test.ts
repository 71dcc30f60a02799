import { runCommand } from '../workspace/runCommand.ts';
import { testNow, testShiftMs } from './startTestClock.ts';

/** Longer than any run. */
const longestRunMs = 4 * 3_600_000;
const isInThisRun = (time: number): boolean =>
  time >= Date.parse(testNow()) && time < Date.parse(testNow()) + longestRunMs;

describe('the clock of a test run', () => {
  it('begins at the set instant and runs', async () => {
    const before = Date.now();
    expect(isInThisRun(before)).toBe(true);
    expect(isInThisRun(new Date().getTime())).toBe(true);
    expect(isInThisRun(Date.parse(Date()))).toBe(true);
    await new Promise(setImmediate);
    while (Date.now() === before) await new Promise(setImmediate);
    expect(Date.now()).toBeGreaterThan(before);
  });

  it('leaves a date that is given as it is', () => {
    const day = new Date(2028, 1, 29);
    expect([day.getFullYear(), day.getMonth(), day.getDate()]).toEqual([2028, 1, 29]);
    expect(day).toBeInstanceOf(Date);
    expect(day.constructor).toBe(Date);
    class Later extends Date {}
    expect(new Later(0)).toBeInstanceOf(Later);
    expect(structuredClone({ day }).day).toEqual(day);
  });

  it('is the one that fake timers begin with', () => {
    jest.useFakeTimers();
    try {
      expect(isInThisRun(Date.now())).toBe(true);
    } finally {
      jest.useRealTimers();
    }
    expect(isInThisRun(Date.now())).toBe(true);
  });

  it('is the one of every Node process that a test starts', async () => {
    const { output } = await runCommand(process.execPath, ['-p', 'Date.now()'], {
      env: { NODE_NO_WARNINGS: '1' },
    });
    expect(Math.abs(Number(output) - Date.now())).toBeLessThan(60_000);
    expect(testShiftMs()).not.toBe(0);
  });
});
