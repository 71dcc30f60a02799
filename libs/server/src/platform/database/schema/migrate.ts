import { sql, type Kysely } from 'kysely';
import { Migrator, type Migration, type MigrationProvider } from 'kysely/migration';
import { migrateJobQueue } from './migrateJobQueue.ts';
import { checkAppliedMigrations, createMigrationHashes, recordMigration } from './appliedMigrations.ts';
import {
  applyFunctions,
  createAppliedFunctions,
  createMissingFunctions,
  pendingFunctions,
} from './applyFunctions.ts';
import { openDatabase, type Database } from '../database.ts';
import type { DatabaseSchema } from '../databaseSchema.gen.ts';
import { readFunctions, readMigrations, schemaFolder, type SchemaFile } from './schemaFiles.ts';

/** Advisory lock of the parts of a migration that Kysely's own lock doesn't cover. */
const migrationLock = 7_203_685_117;

/** Provides one migration per file, in order of name. Forward only. */
function createProvider(files: readonly SchemaFile[]): MigrationProvider {
  const migrations: Record<string, Migration> = {};
  for (const file of files) {
    migrations[file.name] = {
      up: async (db: Kysely<unknown>) => {
        await sql.raw(file.text).execute(db);
        await recordMigration(db, file);
      },
    };
  }
  return { getMigrations: async () => migrations };
}

const createMigrator = (database: Database, files: readonly SchemaFile[]) =>
  new Migrator({
    db: database.kysely,
    provider: createProvider(files),
    migrationTableName: 'migration',
    migrationLockTableName: 'migration_lock',
  });

/** Runs `work` in a transaction while no other process does. */
const alone = <T>(database: Database, work: (tx: Kysely<DatabaseSchema>) => Promise<T>): Promise<T> =>
  database.kysely.transaction().execute(async (tx) => {
    await sql`select pg_advisory_xact_lock(${migrationLock})`.execute(tx);
    return work(tx);
  });

/** Runs the missing migrations, each in its own transaction. @returns their names */
async function runMigrations(database: Database, files: readonly SchemaFile[]): Promise<string[]> {
  const migrator = createMigrator(database, files);
  const applied: string[] = [];
  for (;;) {
    const { error, results = [] } = await migrator.migrateUp();
    const failed = results.find(({ status }) => status === 'Error');
    if (error)
      throw new Error(`Migration ${failed?.migrationName ?? ''} failed: ${(error as Error).message}`, {
        cause: error,
      });
    if (results.length === 0) return applied;
    applied.push(...results.map(({ migrationName }) => migrationName));
  }
}

export interface MigrateOptions {
  connectionString: string;
  /** Folder with `migrations/` and `functions/`; default: that of this package. */
  folder?: string;
}

/**
 * Brings a database up to date: first the missing migrations, each in its own transaction, then the changed functions,
 * all in one. Safe for concurrent processes, and for running processes of the release before.
 * @returns names of the applied migrations (`0001_platform`) and functions (`hold_cart()`)
 * @throws Error that names the failed migration or function, which is rolled back, or a migration that this release
 * lacks or that was changed after it was applied
 */
export async function migrate({
  connectionString,
  folder = schemaFolder,
}: MigrateOptions): Promise<string[]> {
  const migrations = await readMigrations(folder);
  const functions = await readFunctions(folder);
  const settings = {
    maxConnections: 2,
    statementTimeoutMs: 0,
    lockTimeoutMs: 0,
    idleInTransactionTimeoutMs: 0,
  };
  const database = openDatabase({ connectionString, settings });
  const applied: string[] = [];
  try {
    await alone(database, async (tx) => {
      await createMigrationHashes(tx);
      await createAppliedFunctions(tx);
      await checkAppliedMigrations(tx, migrations);
      await createMissingFunctions(tx, functions);
    });
    applied.push(...(await runMigrations(database, migrations)));
    const changed = await alone(database, (tx) => applyFunctions(tx, functions));
    applied.push(...changed.map((name) => `${name}()`));
  } finally {
    await database.close();
  }
  await migrateJobQueue(connectionString);
  return applied;
}

/** Lists the migrations and functions that a database lacks; empty if it is up to date. */
export async function pendingMigrations(database: Database, folder = schemaFolder): Promise<string[]> {
  const migrations = await createMigrator(database, await readMigrations(folder)).getMigrations();
  const functions = await pendingFunctions(database.query, await readFunctions(folder));
  return [
    ...migrations.filter(({ executedAt }) => !executedAt).map(({ name }) => name),
    ...functions.map((name) => `${name}()`),
  ];
}
