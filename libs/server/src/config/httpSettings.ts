import { days, seconds } from './units.ts';

/** Limits of requests and of the answers that are kept for them. */
export interface HttpSettings {
  /** Time to receive a whole request. Half-sent ones are looked for every `requestCheckMs`. */
  requestTimeoutMs: number;
  requestCheckMs: number;
  /** Time without a byte after which a connection is closed. */
  connectionTimeoutMs: number;
  bodyLimitBytes: number;
  /** Time for running requests to end after SIGTERM. */
  drainMs: number;
  retryAfterSeconds: number;
  /** How long the answer to an Idempotency-Key is kept, and how long one runner may hold a key. */
  idempotencyLifetimeMs: number;
  idempotencyLeaseMs: number;
  /** How long a payment's retry waits for the outcome of its first try, and how often it looks. */
  keyWaitMs: number;
  keyPollMs: number;
}

/** Half-sent requests are closed within 15 seconds [LD-03]. */
export const defaultHttp: HttpSettings = {
  requestTimeoutMs: seconds(14),
  requestCheckMs: 500,
  connectionTimeoutMs: seconds(20),
  bodyLimitBytes: 256 * 1024,
  drainMs: seconds(10),
  retryAfterSeconds: 2,
  idempotencyLifetimeMs: days(3),
  idempotencyLeaseMs: seconds(60),
  keyWaitMs: seconds(5),
  keyPollMs: 250,
};
