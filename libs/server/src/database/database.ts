import { Kysely, PostgresDialect, sql } from 'kysely';
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
  return {
    query: kysely,
    kysely,
    pool,
    connectionString,
    ping: async () => {
      await sql`select 1`.execute(kysely);
    },
    close: () => kysely.destroy(),
  };
}
