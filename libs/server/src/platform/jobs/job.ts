import type { Platform } from '../platform.ts';

/** Background work. It may run more than once and on any server, so its effect must be idempotent. */
export interface Job<Payload> {
  name: string;
  /**
   * @param jobId the same at every attempt; `takeOnce` uses it to guard an effect in the database
   * @throws any error to be retried
   */
  handle(payload: Payload, context: { platform: Platform; jobId: string }): Promise<void>;
  /** Seconds after which an unfinished attempt is given up and retried. Default 60. */
  leaseSeconds?: number;
  /** Number of retries, with growing delays. Default: `usualRetries`. */
  retryLimit?: number;
  /** Recurs at this interval of database time, once for all servers. Its payload is `{}`. */
  everySeconds?: number;
  /** Recurs once a day at this hour of database time (UTC), in place of `everySeconds`: work for a quiet time. */
  dailyAtHour?: number;
}

/** Job with any payload: a queue is generic over payloads, of which each job has its own type. */
export type AnyJob = Job<object>;

/** Number of retries of a job that sets none. */
export const usualRetries = 10;

/** Names a job and types its payload. */
export const defineJob = <Payload extends object>(job: Job<Payload>): Job<Payload> => job;
