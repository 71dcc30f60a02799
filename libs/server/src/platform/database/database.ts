import {
  CamelCasePlugin,
  Kysely,
  PostgresDialect,
  sql,
  type ConnectionProvider,
  type DatabaseConnection,
} from 'kysely';
import {
  createConnectionPool,
  defaultPoolSettings,
  isBehindPgBouncer,
  type ConnectionPool,
  type PoolSettings,
} from './connectionPool.ts';
import { TransactionOverError } from './databaseErrors.ts';
import type { DatabaseSchema } from './databaseSchema.gen.ts';
import type { Queryable } from './transactionScope.ts';

/** Database of a server: single statements by `query`, all writes by `inTransaction`. */
export interface Database {
  /** Single statements outside a transaction; for reading. */
  query: Queryable;
  /** For infrastructure only (transactions, migrations, job queue). */
  kysely: Kysely<DatabaseSchema>;
  /** Reserves a connection for `work`; statements started together are sent together, in that order. */
  onOneConnection: <T>(work: (connection: Queryable, limit: () => LimitedScope) => Promise<T>) => Promise<T>;
  pool: ConnectionPool;
  connectionString: string;
  /** Throws if the database doesn't answer, only reads, or, behind PgBouncer, has no time limits. */
  ping: () => Promise<void>;
  close: () => Promise<void>;
}

/** Part of the time for which a connection is reserved. */
interface LimitedScope {
  scope: Queryable;
  /** Makes the scope refuse statements: a late one would be executed outside its transaction. */
  end: () => void;
}

export interface DatabaseOptions {
  /** `postgresql://…`, PostgreSQL 15 or newer. */
  connectionString: string;
  settings?: Partial<PoolSettings>;
  /** Receives errors of idle connections. */
  onError?: (error: Error) => void;
}

/** Opens a pool; it connects at the first statement. */
export function openDatabase({ connectionString, settings, onError }: DatabaseOptions): Database {
  const pool = createConnectionPool(connectionString, { ...defaultPoolSettings, ...settings }, onError);
  const dialect = new PostgresDialect({ pool });
  // Documents in jsonb columns keep the names of the contract.
  const plugins = [new CamelCasePlugin({ maintainNestedObjectKeys: true })];
  const kysely = new Kysely<DatabaseSchema>({ dialect, plugins });
  const executor = kysely.getExecutor();
  const driver = dialect.createDriver();
  // Kysely's own scopes serialise statements, which prevents batching.
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
      const { rows } = await sql<{ isReadOnly: boolean; unlimited: string[] }>`
        select current_setting('transaction_read_only')::boolean as is_read_only,
          array(select name from unnest(array['statement_timeout', 'lock_timeout',
            'idle_in_transaction_session_timeout']) name where current_setting(name) = '0') as unlimited`.execute(
        kysely,
      );
      const { isReadOnly, unlimited } = rows[0]!;
      if (isReadOnly) throw new Error('The database only reads');
      if (isBehindPgBouncer(connectionString) && unlimited.length > 0)
        throw new Error(`Without limits behind PgBouncer: alter role … set ${unlimited.join(', ')}`);
    },
    close: () => kysely.destroy(),
  };
}
