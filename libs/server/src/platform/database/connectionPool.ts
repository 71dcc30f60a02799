import pg from 'pg';
import { breaksConnection } from './databaseErrors.ts';
import { nameOfStatement } from './preparedStatements.ts';
import { requestTime } from './requestTime.ts';
import { createTurns } from './turns.ts';

/** Limits of the connection pool; durations in milliseconds. */
export interface PoolSettings {
  maxConnections: number;
  /**
   * Maximum time that one request of the API has the database wait and work for it in all, before the answer is 503: what is
   * left of it also limits each of the waits below. Jobs and commands have those alone.
   */
  requestTimeoutMs: number;
  /** Maximum wait for a connection. */
  connectTimeoutMs: number;
  /** Expected wait for a connection from which on new requests are turned away at once, before they wait for nothing. */
  mostExpectedWaitMs: number;
  statementTimeoutMs: number;
  /**
   * Maximum wait for a lock, so that a locked hot sale keeps no connection from the others for long. Longer than PostgreSQL
   * takes to look for a deadlock, which is solved by trying again.
   */
  lockTimeoutMs: number;
  idleInTransactionTimeoutMs: number;
}

export const defaultPoolSettings: PoolSettings = {
  maxConnections: 20,
  requestTimeoutMs: 2_700,
  connectTimeoutMs: 1_750,
  mostExpectedWaitMs: 875,
  statementTimeoutMs: 2_500,
  lockTimeoutMs: 1_250,
  idleInTransactionTimeoutMs: 5_000,
};

/** A frozen PostgreSQL can't enforce its own time limit of a statement: the client's is this much longer. */
export const clientGraceMs = 300;

/** Part of a pool that Kysely uses; never returns a broken connection or one with an open transaction to the pool. */
export interface ConnectionPool {
  connect: () => Promise<PooledConnection>;
  end: () => Promise<void>;
  options: object;
  /** Tells whether a request that has not begun would get a connection soon enough. */
  hasRoom: () => boolean;
  /** Current connections, for leak tests. */
  size: () => { total: number; idle: number; waiting: number };
}

interface PooledConnection {
  processID: number | undefined;
  query: pg.PoolClient['query'];
  release: () => void;
}

const bigintType = 20;
const dateType = 1082;
const bigintArrayType = 1016;

function safeInteger(text: string): number {
  const value = Number(text);
  if (!Number.isSafeInteger(value)) throw new RangeError(`${text} does not fit a safe integer`);
  return value;
}

/** Reads bigint as number (amounts in minor units; throws above 2^53) and date as text. */
const types: pg.CustomTypesConfig = {
  getTypeParser: (oid: number, format?: 'text' | 'binary'): ((text: string) => unknown) => {
    if (oid === bigintType) return safeInteger;
    if (oid === dateType) return (text: string) => text;
    if (oid === bigintArrayType)
      return (text: string) => text.slice(1, -1).split(',').filter(Boolean).map(safeInteger);
    return pg.types.getTypeParser(oid, format) as (text: string) => unknown;
  },
};

/** Client with `processID`, which pg's types omit. */
type Client = pg.PoolClient & { processID?: number | null };
type QueryLike = (...args: unknown[]) => Promise<unknown>;

const isBegin = (text: unknown): boolean => typeof text === 'string' && text.startsWith('start transaction');

/** Returns the last result of a text with several statements. */
const lastResult = (result: unknown): unknown => (Array.isArray(result) ? result.at(-1) : result);

/** Batches the statements of an event loop turn into a single packet. */
function sendTogether(client: Client): () => void {
  const stream = client.connection.stream;
  let isWaiting = false;
  return () => {
    if (isWaiting) return;
    isWaiting = true;
    stream.cork();
    process.nextTick(() => {
      isWaiting = false;
      stream.uncork();
    });
  };
}

/**
 * Takes a connection, which may have to be opened.
 * @throws Error if that is not done within `leftMs`; one that comes later goes back
 */
async function connectWithin(pool: pg.Pool, leftMs: number, usualMs: number): Promise<Client> {
  // The pool itself gives up after the usual time.
  if (leftMs >= usualMs) return pool.connect();
  return new Promise((resolve, reject) => {
    let isLate = false;
    const giveUp = () => {
      isLate = true;
      reject(new Error('timeout exceeded when trying to connect'));
    };
    const timer = setTimeout(giveUp, Math.max(1, leftMs));
    const take = (client: Client) => (isLate ? client.release() : resolve(client));
    void pool
      .connect()
      .then(take, reject)
      .finally(() => clearTimeout(timer));
  });
}

interface StatementLimit {
  usualMs: number;
  readLeftMs: () => number;
}

/**
 * Limits the statements of a connection to the time that is left to a request. It costs a statement, without a round trip of its
 * own, and only once less is left than the usual limit.
 */
function limitStatements(client: Client, { usualMs, readLeftMs }: StatementLimit) {
  let isLimited = false;
  const set = (text: string) => void client.query(text).catch(() => undefined);
  return {
    /** To be called before each statement. @returns how long the client waits for it; a rollback has the usual time */
    limit: (): { query_timeout?: number } => {
      const leftMs = Math.max(1, Math.ceil(readLeftMs()));
      if (leftMs >= usualMs || client.getTransactionStatus() === 'E') return {};
      isLimited = true;
      set(`set statement_timeout = ${leftMs}`);
      return { query_timeout: leftMs + clientGraceMs };
    },
    /** To be called before the connection is returned. */
    unlimit: () => {
      if (isLimited) set('reset statement_timeout');
    },
  };
}

function lend(client: Client, limits: StatementLimit, onRelease: () => void): PooledConnection {
  let isBroken = false;
  let isOpening = false;
  const { limit, unlimit } = limitStatements(client, limits);
  const gather = sendTogether(client);
  const query: QueryLike = async (text, values) => {
    const isInside = isOpening || client.getTransactionStatus() === 'T';
    isOpening = isBegin(text);
    const name = nameOfStatement(text, values, isInside);
    try {
      gather();
      const statement =
        typeof text === 'string' ? { ...(name ? { name } : {}), text, values } : (text as object);
      return lastResult(await (client.query as QueryLike)({ ...statement, ...limit() }));
    } catch (error) {
      isBroken ||= breaksConnection(error);
      throw error;
    }
  };
  // Kysely caches by connection object: a new object per use carries nothing over.
  return {
    processID: client.processID ?? undefined,
    query: query as pg.PoolClient['query'],
    release: () => {
      // A connection with an open transaction would corrupt the work of its next user [CR-14].
      const isOpen = (client.getTransactionStatus() ?? 'I') !== 'I';
      if (!isBroken && !isOpen) unlimit();
      client.release(isBroken || isOpen);
      onRelease();
    },
  };
}

/**
 * Creates a connection pool with a timeout for every step.
 * @param onError receives errors of idle connections, which would otherwise end the process
 */
export function createConnectionPool(
  connectionString: string,
  settings: PoolSettings,
  onError: (error: Error) => void = () => undefined,
): ConnectionPool {
  const pool = new pg.Pool({
    connectionString,
    max: settings.maxConnections,
    connectionTimeoutMillis: settings.connectTimeoutMs,
    idleTimeoutMillis: 30_000,
    statement_timeout: settings.statementTimeoutMs,
    lock_timeout: settings.lockTimeoutMs,
    idle_in_transaction_session_timeout: settings.idleInTransactionTimeoutMs,
    query_timeout: settings.statementTimeoutMs > 0 ? settings.statementTimeoutMs + clientGraceMs : undefined,
    application_name: 'foyer',
    // A statement of one reader must not take the cores from all others.
    options: '-c max_parallel_workers_per_gather=0',
    keepAlive: true,
    // Independent statements share a round trip.
    pipeline: true,
    types,
  });
  const turns = createTurns(settings.maxConnections);
  pool.on('error', onError);
  // The pool listens to idle connections only; without this listener, a broken one in use would end the process.
  pool.on('connect', (client) => client.on('error', () => undefined));
  return {
    connect: async () => {
      const time = requestTime();
      const readLeftMs = () => (time ? settings.requestTimeoutMs - time.usedMs() : Infinity);
      const stop = time?.run() ?? (() => undefined);
      let hasTurn = false;
      const leave = () => {
        if (hasTurn) turns.giveBack();
        stop();
      };
      try {
        const waitMs = Math.min(settings.connectTimeoutMs, readLeftMs());
        await turns.take(time?.hasBegun ? 'begun' : 'new', waitMs);
        hasTurn = true;
        const client = await connectWithin(pool, readLeftMs(), settings.connectTimeoutMs);
        if (time) time.hasBegun = true;
        return lend(client, { usualMs: settings.statementTimeoutMs, readLeftMs }, leave);
      } catch (error) {
        leave();
        throw error;
      }
    },
    end: () => pool.end(),
    options: pool.options,
    hasRoom: () => turns.expectedMs() < settings.mostExpectedWaitMs,
    size: () => ({ total: pool.totalCount, idle: pool.idleCount, waiting: turns.waiting() }),
  };
}
