import pg from 'pg';
import { breaksConnection } from './databaseErrors.ts';
import { nameOfStatement } from './preparedStatements.ts';

/** Limits on the use of the database; time spans in milliseconds. */
export interface PoolSettings {
  maxConnections: number;
  /** How long a caller waits for a connection before the answer is 503; any number of callers may wait. */
  connectTimeoutMs: number;
  statementTimeoutMs: number;
  lockTimeoutMs: number;
  idleInTransactionTimeoutMs: number;
}

export const defaultPoolSettings: PoolSettings = {
  maxConnections: 20,
  connectTimeoutMs: 2_000,
  statementTimeoutMs: 2_500,
  lockTimeoutMs: 2_000,
  idleInTransactionTimeoutMs: 5_000,
};

/** The part of a pool that Kysely uses; a broken or open connection never comes back into it. */
export interface ConnectionPool {
  connect: () => Promise<PooledConnection>;
  end: () => Promise<void>;
  options: object;
  /** Current connections, for leak tests. */
  size: () => { total: number; idle: number; waiting: number };
}

export interface PooledConnection {
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
  getTypeParser: ((oid: number, format?: 'text' | 'binary') => {
    if (oid === bigintType) return safeInteger;
    if (oid === dateType) return (text: string) => text;
    if (oid === bigintArrayType)
      return (text: string) => text.slice(1, -1).split(',').filter(Boolean).map(safeInteger);
    return pg.types.getTypeParser(oid, format as 'text');
  }) as pg.CustomTypesConfig['getTypeParser'],
};

/** pg has `processID` and `connection`, but its types omit them. */
type Client = pg.PoolClient & {
  processID?: number | null;
  connection?: { stream: { cork: () => void; uncork: () => void } };
};
type QueryLike = (...args: unknown[]) => Promise<unknown>;

const isBegin = (text: unknown): boolean => typeof text === 'string' && text.startsWith('start transaction');

/** Several statements in one text: the last result counts. */
const lastResult = (result: unknown): unknown => (Array.isArray(result) ? result.at(-1) : result);

/** Sends the statements of one event loop turn in a single packet. */
function sendTogether(client: Client): () => void {
  const stream = client.connection?.stream;
  let isWaiting = false;
  return () => {
    if (isWaiting) return;
    isWaiting = true;
    stream?.cork();
    process.nextTick(() => {
      isWaiting = false;
      stream?.uncork();
    });
  };
}

function lend(client: Client): PooledConnection {
  let isBroken = false;
  let isOpening = false;
  const gather = sendTogether(client);
  const query: QueryLike = async (text, values) => {
    const isInside = isOpening || client.getTransactionStatus() === 'T';
    isOpening = isBegin(text);
    const name = nameOfStatement(text, values, isInside);
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
  // Kysely caches by connection object: a new object per loan carries nothing over.
  return {
    processID: client.processID ?? undefined,
    query: query as pg.PoolClient['query'],
    release: () => {
      // A connection with an open transaction would poison the next caller [quality.md, CR-14].
      const isOpen = (client.getTransactionStatus() ?? 'I') !== 'I';
      client.release(isBroken || isOpen);
    },
  };
}

/**
 * A connection pool with time-outs on every step.
 * @param onError receives errors of idle connections; without a listener they would end the process
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
    // A frozen PostgreSQL does not keep its own time-outs: the client gives up shortly after them.
    query_timeout: settings.statementTimeoutMs > 0 ? settings.statementTimeoutMs + 300 : undefined,
    application_name: 'foyer',
    keepAlive: true,
    // Independent statements share a round trip.
    pipeline: true,
    types,
  });
  pool.on('error', onError);
  // The pool listens to idle connections only: a lent one that breaks would end the process too.
  pool.on('connect', (client) => client.on('error', () => undefined));
  return {
    connect: async () => {
      const client = await pool.connect();
      return lend(client);
    },
    end: () => pool.end(),
    options: pool.options,
    size: () => ({ total: pool.totalCount, idle: pool.idleCount, waiting: pool.waitingCount }),
  };
}
