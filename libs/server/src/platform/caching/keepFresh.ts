import type { Clock } from '../security/clock.ts';

interface Kept<T> {
  value: Promise<T>;
  freshUntil: number;
}

/**
 * Creates a bounded cache of values that are read again after a while; concurrent callers share one reading. Failures
 * aren't kept.
 * @param atMost maximum number of values; the oldest one is evicted first
 */
export function keepFresh<T>({ clock, freshMs, atMost }: { clock: Clock; freshMs: number; atMost: number }) {
  const kept = new Map<string, Kept<T>>();
  return (key: string, read: () => Promise<T>): Promise<T> => {
    const now = clock().getTime();
    const known = kept.get(key);
    // The second condition covers a clock that was moved back.
    if (known && known.freshUntil > now && known.freshUntil - now <= freshMs) return known.value;
    const value = read();
    if (freshMs === 0) return value;
    kept.delete(key);
    kept.set(key, { value, freshUntil: now + freshMs });
    if (kept.size > atMost) kept.delete(kept.keys().next().value!);
    value.catch(() => kept.delete(key));
    return value;
  };
}
