import { createCountdown } from './createCountdown.ts';
import { formatClock, formatDuration } from './formatDuration.ts';

const dayMs = 86_400_000;
const start = Date.parse('2026-03-07T00:00:00Z');

const follow = (endsAtMs: number, offsetMs = 0) => {
  const countdown = createCountdown(endsAtMs, () => Date.now() + offsetMs);
  const seen: number[] = [];
  const stop = countdown.subscribe(() => seen.push(countdown.secondsLeft()));
  return { countdown, seen, stop };
};

beforeEach(() => {
  jest.useFakeTimers({ now: start });
});
afterEach(() => {
  jest.useRealTimers();
});

describe('createCountdown', () => {
  it('counts whole seconds and is over at the end, never before', () => {
    const { countdown, seen } = follow(start + 2_500);
    expect(countdown.secondsLeft()).toBe(3);
    jest.advanceTimersByTime(2_499);
    expect(countdown.secondsLeft()).toBe(1);
    jest.advanceTimersByTime(1);
    expect(seen).toEqual([2, 1, 0]);
    expect(jest.getTimerCount()).toBe(0);
  });

  it('runs on the clock of the server [CL-07]', () => {
    const { countdown } = follow(start + 10_000, 4_000);
    expect(countdown.secondsLeft()).toBe(6);
  });

  it.each([2 ** 31 - 1, 2 ** 31, 30 * dayMs, 400 * dayMs])(
    'is due after %d ms, to the second, and not before [I9.08, CL-04]',
    (span) => {
      const setTimer = jest.spyOn(globalThis, 'setTimeout');
      const { countdown, seen } = follow(start + span);
      jest.advanceTimersByTime(span - 1_000);
      expect(countdown.secondsLeft()).toBeGreaterThan(0);
      jest.advanceTimersByTime(2_000);
      expect(seen.at(-1)).toBe(0);
      const longest = setTimer.mock.calls.reduce((most, [, delay]) => Math.max(most, delay ?? 0), 0);
      expect(longest).toBeLessThanOrEqual(2 ** 31 - 1);
    },
  );

  it('shows the right number of days all the way', () => {
    const { countdown } = follow(start + 5.5 * dayMs);
    const shown = () => formatDuration(countdown.secondsLeft(), 'en-US');
    expect(shown()).toBe('5 days');
    jest.advanceTimersByTime(0.5 * dayMs + 1_000);
    expect(shown()).toBe('4 days');
    jest.advanceTimersByTime(2 * dayMs);
    expect(shown()).toBe('2 days');
    jest.advanceTimersByTime(dayMs);
    expect(shown()).toBe('47 hours');
  });

  it.each([0, -5_000, Number.NaN])('is over at once for %d [CL-04]', (span) => {
    const { countdown } = follow(start + span);
    expect(countdown.secondsLeft()).toBe(0);
    expect(jest.getTimerCount()).toBe(0);
  });

  it('asks the clock anew when a page that slept comes back [CL-04]', () => {
    const { countdown } = follow(start + 60_000);
    jest.setSystemTime(start + 50_000);
    document.dispatchEvent(new Event('visibilitychange'));
    expect(countdown.secondsLeft()).toBe(10);
  });

  it('leaves no timer behind', () => {
    const { stop } = follow(start + 60_000);
    stop();
    expect(jest.getTimerCount()).toBe(0);
  });
});

describe('formatDuration [I9.05, C9.08a-c]', () => {
  it.each([
    [59, '59 seconds'],
    [60, '1 minute'],
    [3_599, '59 minutes'],
    [3_600, '1 hour'],
    [172_799, '47 hours'],
    [172_800, '2 days'],
  ])('%d seconds are %s', (seconds, text) => {
    expect(formatDuration(seconds, 'en-US')).toBe(text);
  });

  it('speaks the locale', () => {
    expect(formatDuration(120, 'fr-CA').replace(/\s/g, ' ')).toBe('2 minutes');
  });
});

describe('formatClock', () => {
  it.each([
    [0, '0:00'],
    [61, '1:01'],
    [3_605, '1:00:05'],
  ])('%d seconds are %s', (seconds, text) => {
    expect(formatClock(seconds)).toBe(text);
  });
});
