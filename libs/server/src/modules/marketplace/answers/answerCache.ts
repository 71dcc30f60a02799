import type { SerialisedAnswer } from '../../../platform/http/serialisedAnswer.ts';
import type { Clock } from '../../../platform/security/clock.ts';

interface Entry {
  answer: SerialisedAnswer;
  freshUntil: number;
}

export interface AnswerCacheOptions {
  clock: Clock;
  /** Maximum total size of all answers in characters; the oldest are evicted first. */
  maxSize?: number;
}

const defaultMaxSize = 32 * 1024 * 1024;

/**
 * Caches public answers for a few seconds; concurrent requests with the same key share one computation [LD-02].
 * Checkout never reads it: prices and seats are decided by the rows themselves.
 */
export class AnswerCache {
  readonly #entries = new Map<string, Entry>();
  readonly #flights = new Map<string, Promise<SerialisedAnswer>>();
  readonly #clock: Clock;
  readonly #maxSize: number;
  #size = 0;

  constructor({ clock, maxSize = defaultMaxSize }: AnswerCacheOptions) {
    this.#clock = clock;
    this.#maxSize = maxSize;
  }

  /** Returns the answer of `key`: a fresh cached one, the pending one, or a new one. Failures are not cached. */
  async read(key: string, freshMs: number, make: () => Promise<SerialisedAnswer>): Promise<SerialisedAnswer> {
    const now = this.#clock().getTime();
    const known = this.#entries.get(key);
    // The second condition covers a clock that was moved back.
    if (known && known.freshUntil > now && known.freshUntil - now <= freshMs) return known.answer;
    const flight = this.#flights.get(key);
    if (flight) return flight;
    const started = make().finally(() => this.#flights.delete(key));
    this.#flights.set(key, started);
    const answer = await started;
    if (freshMs > 0) this.#keep(key, { answer, freshUntil: now + freshMs });
    return answer;
  }

  #keep(key: string, entry: Entry): void {
    this.#drop(key);
    this.#entries.set(key, entry);
    this.#size += entry.answer.body.length;
    for (const oldest of this.#entries.keys()) {
      if (this.#size <= this.#maxSize) break;
      this.#drop(oldest);
    }
  }

  #drop(key: string): void {
    const known = this.#entries.get(key);
    if (!known) return;
    this.#entries.delete(key);
    this.#size -= known.answer.body.length;
  }
}
