import { Kysely, PostgresDialect, sql, type ConnectionProvider, type DatabaseConnection } from 'kysely';
import {
  createConnectionPool,
  defaultPoolSettings,
  type ConnectionPool,
  type PoolSettings,
} from './connectionPool.ts';
import { TransactionOverError } from './databaseErrors.ts';
import type { DatabaseSchema } from './databaseSchema.gen.ts';
import type { Queryable } from './transactionScope.ts';

/** The database of a server: statements of their own by `query`, everything that writes by `inTransaction`. */
export interface Database {
  /** Single statements outside a transaction; for reading. */
  query: Queryable;
  /** For machinery alone (transactions, migrations, job queue). */
  kysely: Kysely<DatabaseSchema>;
  /** Lends one connection; statements that are started on it together travel together, in that order. */
  onOneConnection: <T>(work: (connection: Queryable, limit: () => LimitedScope) => Promise<T>) => Promise<T>;
  pool: ConnectionPool;
  connectionString: string;
  /** Throws unless the database answers. */
  ping: () => Promise<void>;
  close: () => Promise<void>;
}

/** A part of the time for which a connection is lent. */
export interface LimitedScope {
  scope: Queryable;
  /** From now on it refuses statements: one that came late would be executed outside of its transaction. */
  end: () => void;
}

export interface DatabaseOptions {
  /** `postgresql://…`, PostgreSQL 15 or newer. */
  connectionString: string;
  settings?: Partial<PoolSettings>;
  /** Told of connections that break while idle. */
  onError?: (error: Error) => void;
}

/** Opens a pool; the first connection is made by the first statement. */
export function openDatabase({ connectionString, settings, onError }: DatabaseOptions): Database {
  const pool = createConnectionPool(connectionString, { ...defaultPoolSettings, ...settings }, onError);
  const dialect = new PostgresDialect({ pool });
  const kysely = new Kysely<DatabaseSchema>({ dialect });
  const executor = kysely.getExecutor();
  const driver = dialect.createDriver();
  // Kysely's own scopes let one statement wait for the other.
  const scopeOf = (connection: DatabaseConnection, isOver = () => false): Queryable => {
    const provideConnection: ConnectionProvider['provideConnection'] = async (consumer) => {
      if (isOver()) throw new TransactionOverError('A statement came after the end of its transaction');
      return consumer(connection);
    };
    const own = executor.withConnectionProvider({ provideConnection });
    return new Kysely<DatabaseSchema>({ config: { dialect }, dialect, driver, executor: own });
  };
  const limitOf = (connection: DatabaseConnection) => (): LimitedScope => {
    let isOver = false;
    return { scope: scopeOf(connection, () => isOver), end: () => void (isOver = true) };
  };
  return {
    query: kysely,
    kysely,
    onOneConnection: (work) =>
      executor.provideConnection((connection) => work(scopeOf(connection), limitOf(connection))),
    pool,
    connectionString,
    ping: async () => {
      await sql`select 1`.execute(kysely);
    },
    close: () => kysely.destroy(),
  };
}
