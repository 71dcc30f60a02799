import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { sql, type Kysely } from 'kysely';
import { Migrator, type Migration, type MigrationProvider } from 'kysely/migration';
import { migrateJobQueue } from './migrateJobQueue.ts';
import { openDatabase, type Database } from './database.ts';

const migrationsFolder = path.join(import.meta.dirname, 'migrations');
const fileName = /^\d{4}_[a-z][a-zA-Z0-9_]*\.sql$/;

/** Provides one migration per file `NNNN_name.sql`, in numerical order. Forward only. */
function createSqlFileProvider(folder: string): MigrationProvider {
  return {
    getMigrations: async () => {
      const files = (await readdir(folder)).filter((file) => file.endsWith('.sql')).sort();
      const wrong = files.find((file) => !fileName.test(file));
      if (wrong) throw new Error(`${wrong} is not named NNNN_name.sql`);
      const migrations: Record<string, Migration> = {};
      for (const file of files) {
        const text = await readFile(path.join(folder, file), 'utf8');
        migrations[path.basename(file, '.sql')] = {
          up: async (db: Kysely<unknown>) => {
            await sql.raw(text).execute(db);
          },
        };
      }
      return migrations;
    },
  };
}

const createMigrator = (database: Database, folder: string) =>
  new Migrator({
    db: database.kysely,
    provider: createSqlFileProvider(folder),
    migrationTableName: 'migration',
    migrationLockTableName: 'migration_lock',
  });

export interface MigrateOptions {
  connectionString: string;
  /** Default: the migrations of this package. */
  folder?: string;
  onApplied?: (name: string) => void;
}

/**
 * Migrates a database to the latest version, each migration in its own transaction; safe for concurrent processes.
 * @returns names of the applied migrations
 * @throws Error that names the failed migration, which is rolled back
 */
export async function migrate({
  connectionString,
  folder = migrationsFolder,
  onApplied,
}: MigrateOptions): Promise<string[]> {
  const settings = {
    maxConnections: 2,
    statementTimeoutMs: 0,
    lockTimeoutMs: 0,
    idleInTransactionTimeoutMs: 0,
  };
  const database = openDatabase({ connectionString, settings });
  const applied: string[] = [];
  try {
    const migrator = createMigrator(database, folder);
    for (;;) {
      const { error, results = [] } = await migrator.migrateUp();
      const failed = results.find(({ status }) => status === 'Error');
      if (error)
        throw new Error(`Migration ${failed?.migrationName ?? ''} failed: ${(error as Error).message}`, {
          cause: error,
        });
      if (results.length === 0) break;
      for (const { migrationName } of results) {
        applied.push(migrationName);
        onApplied?.(migrationName);
      }
    }
  } finally {
    await database.close();
  }
  await migrateJobQueue(connectionString);
  return applied;
}

/** Lists a database's missing migrations; empty if it is up to date. */
export async function pendingMigrations(database: Database, folder = migrationsFolder): Promise<string[]> {
  const migrations = await createMigrator(database, folder).getMigrations();
  return migrations.filter(({ executedAt }) => !executedAt).map(({ name }) => name);
}
