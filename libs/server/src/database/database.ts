import { Kysely, PostgresDialect, sql, type DatabaseConnection } from 'kysely';
import {
  createConnectionPool,
  defaultPoolSettings,
  type ConnectionPool,
  type PoolSettings,
} from './connectionPool.ts';
import type { DatabaseSchema } from './databaseSchema.gen.ts';
import type { Queryable } from './transactionScope.ts';

/** The database of a server: statements of their own by `query`, everything that writes by `inTransaction`. */
export interface Database {
  /** Single statements outside a transaction; for reading. */
  query: Queryable;
  /** For machinery alone (transactions, migrations, job queue). */
  kysely: Kysely<DatabaseSchema>;
  /** Lends one connection; statements that are started on it together travel together, in that order. */
  onOneConnection: <T>(work: (connection: Queryable) => Promise<T>) => Promise<T>;
  pool: ConnectionPool;
  connectionString: string;
  /** Throws unless the database answers. */
  ping: () => Promise<void>;
  close: () => Promise<void>;
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
  const scopeOf = (connection: DatabaseConnection): Queryable =>
    new Kysely<DatabaseSchema>({
      config: { dialect },
      dialect,
      driver,
      executor: executor.withConnectionProvider({ provideConnection: (consumer) => consumer(connection) }),
    });
  return {
    query: kysely,
    kysely,
    onOneConnection: (work) => executor.provideConnection((connection) => work(scopeOf(connection))),
    pool,
    connectionString,
    ping: async () => {
      await sql`select 1`.execute(kysely);
    },
    close: () => kysely.destroy(),
  };
}
