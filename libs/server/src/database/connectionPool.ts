import pg from 'pg';
import { breaksConnection, DatabaseUnavailableError } from './databaseErrors.ts';
import { nameOfStatement } from './preparedStatements.ts';

/** How long and how much the server may ask of the database; time spans in milliseconds. */
export interface PoolSettings {
  /** Connections at most. */
  maxConnections: number;
  /** Callers that may wait for a connection; one more is answered with 503 at once. */
  maxQueue: number;
  /** How long a caller waits for a connection. */
  connectTimeoutMs: number;
  statementTimeoutMs: number;
  lockTimeoutMs: number;
  idleInTransactionTimeoutMs: number;
}

export const defaultPoolSettings: PoolSettings = {
  maxConnections: 20,
  maxQueue: 200,
  connectTimeoutMs: 2_000,
  statementTimeoutMs: 2_500,
  lockTimeoutMs: 2_000,
  idleInTransactionTimeoutMs: 5_000,
};

/** What Kysely needs of a pool, and nothing that lets a broken or open connection come back. */
export interface ConnectionPool {
  connect: () => Promise<PooledConnection>;
  end: () => Promise<void>;
  options: object;
  /** Connections that exist now, for tests of leaks. */
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

/** bigint as number (amounts in minor units; refused above 2^53), date as the text that it is. */
const types: pg.CustomTypesConfig = {
  getTypeParser: ((oid: number, format?: 'text' | 'binary') => {
    if (oid === bigintType) return safeInteger;
    if (oid === dateType) return (text: string) => text;
    if (oid === bigintArrayType)
      return (text: string) => text.slice(1, -1).split(',').filter(Boolean).map(safeInteger);
    return pg.types.getTypeParser(oid, format as 'text');
  }) as pg.CustomTypesConfig['getTypeParser'],
};

/** `processID` and `connection` are there, though the types do not tell. */
type Client = pg.PoolClient & {
  processID?: number | null;
  connection?: { stream: { cork: () => void; uncork: () => void } };
};
type QueryLike = (...args: unknown[]) => Promise<unknown>;

const isBegin = (text: unknown): boolean => typeof text === 'string' && text.startsWith('start transaction');

/** Of several statements in one text, the answer of the last one counts. */
const lastResult = (result: unknown): unknown => (Array.isArray(result) ? result.at(-1) : result);

/** Statements that are started in one turn of the event loop leave in one packet, and not in one each. */
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
  // Kysely keeps what it knows of a connection by object: one object per loan, so nothing is remembered.
  return {
    processID: client.processID ?? undefined,
    query: query as pg.PoolClient['query'],
    release: () => {
      // A connection with an open transaction poisons whoever comes next [quality.md, CR-14].
      const isOpen = (client.getTransactionStatus() ?? 'I') !== 'I';
      client.release(isBroken || isOpen);
    },
  };
}

/**
 * A pool of connections with time-outs on everything and a bounded queue.
 * @param onError is told of connections that break while nobody uses them; without a listener Node would end
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
    // A frozen PostgreSQL does not keep its own time-outs: the client gives up shortly after it.
    query_timeout: settings.statementTimeoutMs > 0 ? settings.statementTimeoutMs + 300 : undefined,
    application_name: 'foyer',
    keepAlive: true,
    // Statements that do not wait for each other travel together: a round trip for all of them.
    pipeline: true,
    types,
  });
  pool.on('error', onError);
  // The pool listens to idle connections alone: one that breaks while it is lent would end the process too.
  pool.on('connect', (client) => client.on('error', () => undefined));
  return {
    connect: async () => {
      if (pool.waitingCount >= settings.maxQueue)
        throw new DatabaseUnavailableError('Too many callers wait for a connection');
      const client = await pool.connect();
      return lend(client);
    },
    end: () => pool.end(),
    options: pool.options,
    size: () => ({ total: pool.totalCount, idle: pool.idleCount, waiting: pool.waitingCount }),
  };
}
