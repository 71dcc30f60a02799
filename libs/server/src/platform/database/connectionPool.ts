import pg from 'pg';
import { breaksConnection } from './databaseErrors.ts';
import { nameOfStatement } from './preparedStatements.ts';
import { requestWait } from './requestWait.ts';

/** Limits of the connection pool; durations in milliseconds. */
export interface PoolSettings {
  maxConnections: number;
  /** Maximum wait for connections before the answer is 503; all those of one request of the API share it. */
  connectTimeoutMs: number;
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
  connectTimeoutMs: 1_750,
  statementTimeoutMs: 2_500,
  lockTimeoutMs: 1_250,
  idleInTransactionTimeoutMs: 5_000,
};

/** Part of a pool that Kysely uses; never returns a broken connection or one with an open transaction to the pool. */
export interface ConnectionPool {
  connect: () => Promise<PooledConnection>;
  end: () => Promise<void>;
  options: object;
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
 * Takes a connection.
 * @throws Error if there is none within `leftMs`; one that comes later goes back
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

/**
 * Whether an address leads to a PgBouncer in transaction mode: `?pgbouncer=true`. It refuses limits as start-up parameters, so the role
 * has them (`alter role … set statement_timeout`), and a statement that is prepared once would be missing on the next connection.
 */
export const isBehindPgBouncer = (connectionString: string): boolean =>
  URL.canParse(connectionString) && new URL(connectionString).searchParams.get('pgbouncer') === 'true';

function lend(client: Client, prepares: boolean): PooledConnection {
  let isBroken = false;
  let isOpening = false;
  const gather = sendTogether(client);
  const query: QueryLike = async (text, values) => {
    const isInside = isOpening || client.getTransactionStatus() === 'T';
    isOpening = isBegin(text);
    const name = prepares ? nameOfStatement(text, values, isInside) : undefined;
    try {
      gather();
      return lastResult(
        await (client.query as QueryLike)(name ? { name, text, values } : text, ...(name ? [] : [values])),
      );
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
      client.release(isBroken || isOpen);
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
  const prepares = !isBehindPgBouncer(connectionString);
  const limits = {
    statement_timeout: settings.statementTimeoutMs,
    lock_timeout: settings.lockTimeoutMs,
    idle_in_transaction_session_timeout: settings.idleInTransactionTimeoutMs,
    // A statement of one reader must not take the cores from all others.
    options: '-c max_parallel_workers_per_gather=0',
  };
  const pool = new pg.Pool({
    connectionString,
    max: settings.maxConnections,
    connectionTimeoutMillis: settings.connectTimeoutMs,
    idleTimeoutMillis: 30_000,
    ...(prepares ? limits : {}),
    // A frozen PostgreSQL can't enforce its own timeout, so the client's is slightly longer.
    query_timeout: settings.statementTimeoutMs > 0 ? settings.statementTimeoutMs + 300 : undefined,
    application_name: 'foyer',
    keepAlive: true,
    // Independent statements share a round trip.
    pipeline: true,
    types,
  });
  pool.on('error', onError);
  // The pool listens to idle connections only; without this listener, a broken one in use would end the process.
  pool.on('connect', (client) => client.on('error', () => undefined));
  return {
    connect: async () => {
      const wait = requestWait();
      const leftMs = settings.connectTimeoutMs - (wait?.waitedMs() ?? 0);
      const endWait = wait?.start();
      try {
        return lend(await connectWithin(pool, leftMs, settings.connectTimeoutMs), prepares);
      } finally {
        endWait?.();
      }
    },
    end: () => pool.end(),
    options: pool.options,
    size: () => ({ total: pool.totalCount, idle: pool.idleCount, waiting: pool.waitingCount }),
  };
}
