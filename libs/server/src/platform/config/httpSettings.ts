import { days, seconds } from '../time/units.ts';

/** Request limits and the lifetime of idempotency keys. */
export interface HttpSettings {
  /** Timeout for receiving a whole request; incomplete ones are checked every `requestCheckMs`. */
  requestTimeoutMs: number;
  requestCheckMs: number;
  /** Idle time without a byte after which a connection is closed, also if an answer is not read. */
  connectionTimeoutMs: number;
  bodyLimitBytes: number;
  /** Time that running requests have to finish after SIGTERM. */
  drainMs: number;
  retryAfterSeconds: number;
  /** Callers waiting for a database connection from which on further calls are refused immediately. */
  mostWaiting: number;
  /** Lifetime of the answer stored under an Idempotency-Key, and the lease of a call that holds a key. */
  idempotencyLifetimeMs: number;
  idempotencyLeaseMs: number;
  /** Maximum wait of a repeated payment for the outcome of its first attempt, and the polling interval. */
  keyWaitMs: number;
  keyPollMs: number;
}

/** Defaults; incomplete requests are closed within 15 seconds [LD-03]. */
export const defaultHttp: HttpSettings = {
  requestTimeoutMs: seconds(14),
  requestCheckMs: 500,
  connectionTimeoutMs: seconds(15),
  bodyLimitBytes: 256 * 1024,
  drainMs: seconds(10),
  retryAfterSeconds: 2,
  mostWaiting: 800,
  idempotencyLifetimeMs: days(3),
  idempotencyLeaseMs: seconds(60),
  keyWaitMs: seconds(5),
  keyPollMs: 250,
};
