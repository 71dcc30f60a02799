import type { Platform } from '../platform.ts';

/** A piece of work that runs later, maybe more than once, on any server: its effect must be the same as of once. */
export interface Job<Payload> {
  name: string;
  /**
   * @param jobId the same at every try; with `takeOnce` it guards an effect in the database
   * @throws anything to be tried again
   */
  handle(payload: Payload, context: { platform: Platform; jobId: string }): Promise<void>;
  /** How long one runner may take before another one tries; seconds. Default 60. */
  leaseSeconds?: number;
  /** How often it is tried again, with growing pauses. Default 10. */
  retryLimit?: number;
  /** Runs by itself at this interval of database time; once for all servers. Its payload is `{}`. */
  everySeconds?: number;
}

/** Names a job and types its payload. */
export const defineJob = <Payload extends object>(job: Job<Payload>): Job<Payload> => job;
