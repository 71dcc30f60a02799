import { useEffect, useEffectEvent, useMemo, useSyncExternalStore } from 'react';
import { useClock } from './ClockProvider.tsx';
import { createCountdown } from './createCountdown.ts';

const instantOf = (endsAt: string | number): number =>
  typeof endsAt === 'number' ? endsAt : Date.parse(endsAt);

/** Returns the whole seconds until an instant, on the clock of the `ClockProvider`; 0 afterwards. */
export function useSecondsLeft(endsAt: string | number): number {
  const now = useClock();
  const endsAtMs = instantOf(endsAt);
  const countdown = useMemo(() => createCountdown(endsAtMs, now), [endsAtMs, now]);
  return useSyncExternalStore(countdown.subscribe, countdown.secondsLeft);
}

/**
 * Whether an instant has passed on the clock of the `ClockProvider`; renders again only when it does. An instant that is
 * not finite counts as passed.
 */
export function useHasPassed(instant: string | number): boolean {
  const now = useClock();
  const instantMs = instantOf(instant);
  const countdown = useMemo(() => createCountdown(instantMs, now), [instantMs, now]);
  return useSyncExternalStore(countdown.subscribe, () => countdown.secondsLeft() === 0);
}

/**
 * Returns how many instants have passed on the clock of the `ClockProvider`, as epoch milliseconds; renders again when the
 * next one does. Instants that are no numbers never pass.
 */
export function usePassedCount(instants: readonly number[]): number {
  const now = useClock();
  const next = Math.min(...instants.filter((instant) => instant > now()));
  const countdown = useMemo(() => createCountdown(next, now), [next, now]);
  // The count differs after each instant: with a yes or no about the next one, React would see no change.
  return useSyncExternalStore(
    countdown.subscribe,
    () => instants.filter((instant) => instant <= now()).length,
  );
}

/** Calls back once when no second is left. */
export function useOnEnd(seconds: number, endsAt: string | number, onEnd?: () => void): void {
  const ended = useEffectEvent(() => onEnd?.());
  const isOver = seconds === 0;
  useEffect(() => {
    if (isOver) ended();
  }, [isOver, endsAt]);
}
