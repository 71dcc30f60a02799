import { createHash } from 'node:crypto';
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import type { AttemptLimit } from '../config/serverConfig.ts';
import type { ConnectionPool } from '../database/connectionPool.ts';
import { Failure } from '../http/failure.ts';

export interface AttemptLimiter<Limit extends string> {
  /** Counts one attempt. @throws Failure tooManyRequests, with the time to wait */
  count: (limit: Limit, key: string) => Promise<void>;
  /** Forgets the attempts: after a right password. */
  forget: (limit: Limit, key: string) => Promise<void>;
}

// The table must not become a list of who has an account here.
const hashKey = (key: string): string => createHash('sha256').update(key).digest('base64url');

/**
 * Counts attempts in the database, so that every process counts together. It takes a connection of its own and
 * counts for good, so call it before a transaction, never in one.
 * @param onReached told which limit stopped somebody, and never whom [AZ-11]
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
  return {
    count: async (limit, key) => {
      try {
        await limiters[limit]!.consume(hashKey(key));
      } catch (error) {
        if (!(error instanceof RateLimiterRes)) throw error;
        onReached(limit);
        const retryAfterSeconds = Math.max(1, Math.ceil(error.msBeforeNext / 1000));
        throw new Failure('tooManyRequests', { retryAfterSeconds }, { retryAfterSeconds });
      }
    },
    forget: async (limit, key) => {
      await limiters[limit]!.delete(hashKey(key));
    },
  };
}
