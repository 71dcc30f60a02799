import { sql } from 'kysely';
import type { SchemaFile } from './schemaFiles.ts';
import type { Queryable } from '../transactionScope.ts';

/** Creates the table of the hashes with which migrations were applied. */
export async function createMigrationHashes(db: Queryable): Promise<void> {
  await sql`create table if not exists migration_hash (name text primary key, hash text not null)`.execute(
    db,
  );
}

/** Records a migration's hash, in the transaction that applies it. */
export async function recordMigration(db: Queryable, { name, hash }: SchemaFile): Promise<void> {
  await sql`insert into migration_hash (name, hash) values (${name}, ${hash})`.execute(db);
}

async function appliedNames(db: Queryable): Promise<string[]> {
  const { rows: tables } = await sql<{ name: string | null }>`
    select to_regclass('migration')::text as name`.execute(db);
  if (!tables[0]!.name) return [];
  const { rows } = await sql<{ name: string }>`select name from migration order by name`.execute(db);
  return rows.map(({ name }) => name);
}

/**
 * Refuses a database that the migrations of this release don't lead to.
 * @throws Error if an applied migration is missing or was changed since
 */
export async function checkAppliedMigrations(
  db: Queryable,
  migrations: readonly SchemaFile[],
): Promise<void> {
  const known = new Map(migrations.map(({ name, hash }) => [name, hash]));
  const missing = (await appliedNames(db)).find((name) => !known.has(name));
  if (missing)
    throw new Error(
      `The database was made by another release, or before the first one: it has the migration ${missing}, which ` +
        'this release lacks. Start the release that made it. An embedded database without data to keep is emptied by `foyer reset` ' +
        '(in the source: `npm run reset`).',
    );
  const { rows } = await sql<{ name: string; hash: string }>`
    select name, hash from migration_hash order by name`.execute(db);
  const changed = rows.find(({ name, hash }) => known.has(name) && known.get(name) !== hash);
  if (changed)
    throw new Error(
      `Migration ${changed.name} was changed after it was applied: restore the file, and make the change in a new ` +
        'migration. An embedded database without data to keep is emptied by `foyer reset` (in the source: ' +
        '`npm run reset`).',
    );
}
