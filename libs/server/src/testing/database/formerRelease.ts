import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { sql } from 'kysely';
import { migrate } from '../../platform/database/schema/migrate.ts';
import {
  readFunctions,
  readMigrations,
  schemaFolder,
  type SchemaFile,
} from '../../platform/database/schema/schemaFiles.ts';
import type { TestDatabase } from './createTestDatabase.ts';

interface Release {
  migrations: SchemaFile[];
  functions: SchemaFile[];
}

/** Reads the release as it is. */
export const readRelease = async (): Promise<Release> => ({
  migrations: await readMigrations(schemaFolder),
  functions: await readFunctions(schemaFolder),
});

/** Migrates a database by the files of a release. */
export async function migrateToRelease(connectionString: string, release: Release): Promise<void> {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'foyer-release-'));
  try {
    for (const part of ['migrations', 'functions'] as const) {
      await mkdir(path.join(folder, part));
      for (const { name, text } of release[part])
        await writeFile(path.join(folder, part, `${name}.sql`), text);
    }
    await migrate({ connectionString, folder });
  } finally {
    await rm(folder, { recursive: true });
  }
}

/** Empties a database and gives it the tables of an earlier release, and the functions that these name. */
export async function returnToRelease(
  { database, connectionString }: TestDatabase,
  lastMigration: string,
): Promise<void> {
  const { kysely } = database;
  const { rows } = await sql<{ name: string }>`
    select nspname as name from pg_namespace where nspname !~ '^pg_' and nspname <> 'information_schema'`.execute(
    kysely,
  );
  for (const { name } of rows) await sql`drop schema ${sql.ref(name)} cascade`.execute(kysely);
  await sql`create schema public`.execute(kysely);
  const all = await readRelease();
  const migrations = all.migrations.filter(({ name }) => name <= lastMigration);
  const tables = migrations.map(({ text }) => text).join('\n');
  const functions = all.functions.filter(({ name }) => tables.includes(`${name}(`));
  await migrateToRelease(connectionString, { migrations, functions });
}
