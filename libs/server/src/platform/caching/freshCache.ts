import { outsideRequests } from '../database/requestWait.ts';
import type { Clock } from '../security/clock.ts';

interface Entry<T> {
  value: Promise<T>;
  freshUntil: number;
  /** Undefined while the value is being read. */
  size?: number;
}

export interface FreshCacheOptions<T> {
  clock: Clock;
  /** Maximum total size of the values; the oldest are evicted first. */
  maxSize: number;
  /** Size of a value; without it, each counts as 1. */
  sizeOf?: (value: T) => number;
}

/**
 * Caches values for a while; concurrent callers of a key share one reading [LD-02]. Failures aren't kept. Checkout
 * never reads such values: prices and seats are decided by the rows themselves.
 */
export class FreshCache<T> {
  readonly #entries = new Map<string, Entry<T>>();
  readonly #clock: Clock;
  readonly #maxSize: number;
  readonly #sizeOf: (value: T) => number;
  #size = 0;

  constructor({ clock, maxSize, sizeOf = () => 1 }: FreshCacheOptions<T>) {
    this.#clock = clock;
    this.#maxSize = maxSize;
    this.#sizeOf = sizeOf;
  }

  /** Returns the value of `key`: a fresh one, the one being read, or a new one that stays fresh for `freshMs`. */
  read(key: string, freshMs: number, make: () => Promise<T>): Promise<T> {
    const now = this.#clock().getTime();
    const known = this.#entries.get(key);
    if (known && (known.size === undefined || isFresh(known.freshUntil - now, freshMs))) return known.value;
    this.#drop(key);
    const entry: Entry<T> = { value: outsideRequests(make), freshUntil: now + freshMs };
    this.#entries.set(key, entry);
    void entry.value.then(
      (value) => this.#settle(key, entry, this.#sizeOf(value)),
      () => this.#drop(key),
    );
    return entry.value;
  }

  #settle(key: string, entry: Entry<T>, size: number): void {
    entry.size = size;
    this.#size += size;
    if (entry.freshUntil <= this.#clock().getTime()) this.#drop(key);
    for (const [oldest, { size: itsSize }] of this.#entries) {
      if (this.#size <= this.#maxSize) break;
      if (itsSize !== undefined) this.#drop(oldest);
    }
  }

  #drop(key: string): void {
    this.#size -= this.#entries.get(key)?.size ?? 0;
    this.#entries.delete(key);
  }
}

/** The second condition covers a clock that was moved back. */
const isFresh = (leftMs: number, freshMs: number): boolean => leftMs > 0 && leftMs <= freshMs;
