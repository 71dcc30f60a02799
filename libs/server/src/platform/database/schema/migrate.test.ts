import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { sql } from 'kysely';
import { currentSchemaTypes, generatedSchemaTypes } from '../../../commands/database/schemaTypesCommand.ts';
import { useTestDatabase } from '../../../testing/useTestServer.ts';
import { migrate, pendingMigrations } from './migrate.ts';

const test = useTestDatabase();
let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'foyer-migrations-'));
  await mkdir(path.join(folder, 'migrations'));
  await sql`drop table migration, migration_lock, migration_hash, migration_function`.execute(
    test.database.kysely,
  );
});
afterAll(() => rm(folder, { recursive: true }));

const write = (name: string, text: string) => writeFile(path.join(folder, 'migrations', name), text);
const run = () => migrate({ connectionString: test.connectionString, folder });

describe('migrate', () => {
  it('runs each file once, in order, several statements at a time', async () => {
    await write('0001_one.sql', 'create table one (id integer); insert into one values (1);');
    await write('0002_two.sql', 'create table two as select * from one;');
    expect(await pendingMigrations(test.database, folder)).toEqual(['0001_one', '0002_two']);
    // Either run may apply a given file, but only one of them does.
    const [one, other] = await Promise.all([run(), run()]);
    expect([...one, ...other].toSorted()).toEqual(['0001_one', '0002_two']);
    expect([one, other]).toEqual([one.toSorted(), other.toSorted()]);
    expect(await run()).toEqual([]);
    expect(await pendingMigrations(test.database, folder)).toEqual([]);
  });

  it('leaves nothing of one that fails, and names it; what came before stays', async () => {
    await write('0003_three.sql', 'create table three (id integer);');
    await write('0004_four.sql', 'create table four (id integer); select nonsense;');
    await expect(run()).rejects.toThrow(/0004_four.*nonsense/);
    const { rows } = await sql<{ three: string | null; four: string | null }>`
      select to_regclass('three')::text as three, to_regclass('four')::text as four`.execute(
      test.database.kysely,
    );
    expect(rows).toEqual([{ three: 'three', four: null }]);
  });

  it('refuses a migration that was changed after it was applied', async () => {
    await write('0003_three.sql', 'create table three (id bigint);');
    await expect(run()).rejects.toThrow('Migration 0003_three was changed after it was applied');
    await write('0003_three.sql', 'create table three (id integer);');
  });

  it('refuses a database with a migration that this release lacks', async () => {
    await rm(path.join(folder, 'migrations', '0002_two.sql'));
    await expect(run()).rejects.toThrow(/made by another release.*0002_two.*foyer reset/);
    await write('0002_two.sql', 'create table two as select * from one;');
  });

  it('refuses a file that is not named NNNN_name.sql', async () => {
    await write('later.sql', 'select 1');
    await expect(run()).rejects.toThrow('later.sql is not named NNNN_name.sql');
  });
});

it('the types of the tables are those of the migrations', async () => {
  expect(await generatedSchemaTypes()).toBe(await currentSchemaTypes());
});
