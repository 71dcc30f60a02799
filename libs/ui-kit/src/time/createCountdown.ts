import type { Clock } from './clock.ts';

/** Whole seconds left, for `useSyncExternalStore`. */
export interface Countdown {
  subscribe: (listener: () => void) => () => void;
  secondsLeft: () => number;
}

const secondMs = 1_000;
const dayMs = 86_400_000;

/**
 * Time until the display changes: seconds below two days, days above. No wait exceeds a day and a second, so none
 * reaches the 2^31-1 ms above which browsers fire at once [I9.08].
 */
function delayUntilChange(leftMs: number): number {
  if (leftMs > 2 * dayMs) return (leftMs % dayMs) + secondMs;
  return leftMs % secondMs || secondMs;
}

/**
 * Counts down to an instant on a given clock. Never early; survives sleep and throttling, because every tick and every
 * return to the page reads the clock; long waits are chained [I9.08].
 */
export function createCountdown(endsAtMs: number, now: Clock): Countdown {
  const leftMs = (): number => Math.max(0, Number.isFinite(endsAtMs) ? endsAtMs - now() : 0);
  const whole = (ms: number): number => Math.ceil(ms / secondMs);
  let seconds = whole(leftMs());
  let timer: ReturnType<typeof setTimeout> | undefined;
  const listeners = new Set<() => void>();

  const tick = (): void => {
    clearTimeout(timer);
    const left = leftMs();
    const changed = whole(left) !== seconds;
    seconds = whole(left);
    if (left > 0 && listeners.size > 0) timer = setTimeout(tick, delayUntilChange(left));
    if (changed) for (const listener of listeners) listener();
  };
  return {
    secondsLeft: () => seconds,
    subscribe: (listener) => {
      listeners.add(listener);
      if (listeners.size === 1) document.addEventListener('visibilitychange', tick);
      tick();
      return () => {
        listeners.delete(listener);
        if (listeners.size > 0) return;
        clearTimeout(timer);
        document.removeEventListener('visibilitychange', tick);
      };
    },
  };
}
