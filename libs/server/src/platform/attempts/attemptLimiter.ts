import { createHash } from 'node:crypto';
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import type { AttemptLimit } from '../config/serverConfig.ts';
import type { ConnectionPool } from '../database/connectionPool.ts';
import { Failure } from '../http/answers/failure.ts';

export interface AttemptLimiter<Limit extends string> {
  /** Tells whether a caller is past the limit, without counting. */
  isPast: (limit: Limit, key: string) => Promise<boolean>;
  /** Counts an attempt, or `points` at once. @throws Failure tooManyRequests, with the time to wait */
  count: (limit: Limit, key: string, points?: number) => Promise<void>;
  /** Refuses a caller past the limit without counting. @throws Failure tooManyRequests, with the time to wait */
  refusePast: (limit: Limit, key: string) => Promise<void>;
  /** Counts an attempt, or `points` at once. @returns the failure past the limit, for callers that answer it later */
  refusal: (limit: Limit, key: string, points?: number) => Promise<Failure | undefined>;
  /** Counts an attempt. @returns whether it is within the limit, for callers that continue either way */
  isWithin: (limit: Limit, key: string) => Promise<boolean>;
  /** Uncounts an attempt that turned out to be legitimate. */
  giveBack: (limit: Limit, key: string) => Promise<void>;
  /** Resets the count, after a correct password. */
  forget: (limit: Limit, key: string) => Promise<void>;
}

// Hashed, so that the table doesn't list addresses with an account.
const hashKey = (key: string): string => createHash('sha256').update(key).digest('base64url');

/**
 * Counts attempts in the database, so that all processes share the counters. It uses a connection of its own and a
 * rollback does not undo it: call it before a transaction, never in one.
 * @param onReached receives the name of the limit that stopped a caller, never the caller [AZ-11]
 */
export function createAttemptLimiter<Limit extends string>(
  pool: ConnectionPool,
  limits: Readonly<Record<Limit, AttemptLimit>>,
  onReached: (limit: Limit) => void = () => undefined,
): AttemptLimiter<Limit> {
  const storeClient = {
    query: async (query: { name?: string; text: string; values?: unknown[] }) => {
      const connection = await pool.connect();
      try {
        return await connection.query({ text: query.text, values: query.values ?? [] });
      } finally {
        connection.release();
      }
    },
  };
  const limiters = Object.fromEntries(
    Object.entries<AttemptLimit>({ ...limits }).map(([name, { points, windowSeconds }]) => [
      name,
      new RateLimiterPostgres({
        storeClient,
        storeType: 'pool',
        tableName: 'attempt',
        tableCreated: true,
        clearExpiredByTimeout: false,
        keyPrefix: name,
        points,
        duration: windowSeconds,
      }),
    ]),
  );
  const past = (limit: Limit, msBeforeNext: number): Failure => {
    onReached(limit);
    const retryAfterSeconds = Math.max(1, Math.ceil(msBeforeNext / 1000));
    return new Failure('tooManyRequests', { retryAfterSeconds }, { retryAfterSeconds });
  };
  const refusal = async (limit: Limit, key: string, points = 1): Promise<Failure | undefined> => {
    try {
      await limiters[limit]!.consume(hashKey(key), points);
      return undefined;
    } catch (error) {
      if (!(error instanceof RateLimiterRes)) throw error;
      return past(limit, error.msBeforeNext);
    }
  };
  const refusalPast = async (limit: Limit, key: string): Promise<Failure | undefined> => {
    const counted = await limiters[limit]!.get(hashKey(key));
    return counted && counted.consumedPoints > limits[limit].points
      ? past(limit, counted.msBeforeNext)
      : undefined;
  };
  return {
    isPast: async (limit, key) => (await refusalPast(limit, key)) !== undefined,
    refusePast: async (limit, key) => {
      const failure = await refusalPast(limit, key);
      if (failure) throw failure;
    },
    count: async (limit, key, points) => {
      const failure = await refusal(limit, key, points);
      if (failure) throw failure;
    },
    refusal,
    isWithin: async (limit, key) => (await refusal(limit, key)) === undefined,
    giveBack: async (limit, key) => {
      await limiters[limit]!.reward(hashKey(key));
    },
    forget: async (limit, key) => {
      await limiters[limit]!.delete(hashKey(key));
    },
  };
}
