import { copyFile, mkdir, mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { sql } from 'kysely';
import { migrate } from '../platform/database/migrate.ts';
import { readFunctions, readMigrations, schemaFolder } from '../platform/database/schemaFiles.ts';
import type { TestDatabase } from './createTestDatabase.ts';

/** Copies the migrations up to one of them, with the functions that their tables name. */
async function copyRelease(folder: string, lastMigration: string): Promise<void> {
  for (const part of ['migrations', 'functions']) await mkdir(path.join(folder, part));
  const migrations = (await readMigrations(schemaFolder)).filter(({ name }) => name <= lastMigration);
  const tables = migrations.map(({ text }) => text).join('\n');
  const functions = (await readFunctions(schemaFolder)).filter(({ name }) => tables.includes(`${name}(`));
  const copy = (part: string, name: string) =>
    copyFile(path.join(schemaFolder, part, `${name}.sql`), path.join(folder, part, `${name}.sql`));
  for (const { name } of migrations) await copy('migrations', name);
  for (const { name } of functions) await copy('functions', name);
}

/** Brings a database to the tables of an earlier release. @returns names of the applied migrations and functions */
export async function migrateToRelease(connectionString: string, lastMigration: string): Promise<string[]> {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'foyer-release-'));
  try {
    await copyRelease(folder, lastMigration);
    return await migrate({ connectionString, folder });
  } finally {
    await rm(folder, { recursive: true });
  }
}

/** Empties a database and gives it the tables of an earlier release; `migrate` then brings it up to date. */
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
  await migrateToRelease(connectionString, lastMigration);
}
