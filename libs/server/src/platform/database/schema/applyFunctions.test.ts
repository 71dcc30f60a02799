import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { sql } from 'kysely';
import { useTestDatabase } from '../../../testing/useTestServer.ts';
import { migrate, pendingMigrations } from './migrate.ts';

const test = useTestDatabase();
let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'foyer-functions-'));
  await mkdir(path.join(folder, 'migrations'));
  await mkdir(path.join(folder, 'functions'));
  await sql`drop table migration, migration_lock, migration_hash, migration_function`.execute(
    test.database.kysely,
  );
});
afterAll(() => rm(folder, { recursive: true }));

const migration = (name: string, text: string) => writeFile(path.join(folder, 'migrations', name), text);
const fileOf = (name: string) => path.join(folder, 'functions', `${name}.sql`);
const write = (name: string, rest: string) =>
  writeFile(fileOf(name), `-- Comment.\ncreate or replace function ${name}${rest};\n`);
const run = () => migrate({ connectionString: test.connectionString, folder });

async function ask(expression: string): Promise<unknown> {
  const { rows } = await sql
    .raw<{ value: unknown }>(`select ${expression} as value`)
    .execute(test.database.kysely);
  return rows[0]!.value;
}

describe('functions in files', () => {
  it('are there for tables and their triggers, and may use the row of a table', async () => {
    await write('start_level', `() returns integer language sql immutable as 'select 3'`);
    await write(
      'raise_level',
      `() returns trigger language plpgsql as 'begin new.level := next_level(new); return new; end'`,
    );
    await write(
      'next_level',
      `(p_step step) returns integer language sql stable as 'select p_step.level + 1'`,
    );
    await migration(
      '0001_step.sql',
      `create table step (id integer, level integer not null default start_level());
       create trigger step_level before update on step for each row execute function raise_level();`,
    );
    expect(await pendingMigrations(test.database, folder)).toEqual([
      '0001_step',
      'next_level()',
      'raise_level()',
      'start_level()',
    ]);
    const [one, other] = await Promise.all([run(), run()]);
    expect([...one, ...other].toSorted()).toEqual([
      '0001_step',
      'next_level()',
      'raise_level()',
      'start_level()',
    ]);
    await sql`insert into step (id) values (1)`.execute(test.database.kysely);
    await sql`update step set id = 2`.execute(test.database.kysely);
    expect(await ask('(select level from step)')).toBe(4);
  });

  it('are applied again when their text has changed, and only then', async () => {
    expect(await run()).toEqual([]);
    await write(
      'next_level',
      `(p_step step) returns integer language sql stable as 'select p_step.level + 10'`,
    );
    expect(await pendingMigrations(test.database, folder)).toEqual(['next_level()']);
    expect(await run()).toEqual(['next_level()']);
    await sql`update step set id = 3`.execute(test.database.kysely);
    expect(await ask('(select level from step)')).toBe(14);
  });

  it('with other parameters leave the former to processes of the release before', async () => {
    await write('greet', `(p_name text) returns text language sql immutable as 'select p_name'`);
    await run();
    await write(
      'greet',
      `(p_name text, p_sign text) returns text language sql immutable as 'select p_name || p_sign'`,
    );
    expect(await run()).toEqual(['greet()']);
    expect([await ask(`greet('Ada')`), await ask(`greet('Ada', '!')`)]).toEqual(['Ada', 'Ada!']);
    // The release after drops it.
    await write('start_level', `() returns integer language sql immutable as 'select 5'`);
    expect(await run()).toEqual(['start_level()']);
    await expect(ask(`greet('Ada')`)).rejects.toMatchObject({ code: '42883' });
    expect(await ask(`greet('Ada', '!')`)).toBe('Ada!');
  });

  it('with another result, or other types of as many parameters, replace the former at once', async () => {
    await write(
      'greet',
      `(p_name text, p_sign text) returns json language sql immutable as 'select to_json(p_name)'`,
    );
    expect(await run()).toEqual(['greet()']);
    expect(await ask(`greet('Ada', '!')`)).toBe('Ada');
    await write(
      'greet',
      `(p_name text, p_times integer) returns text language sql immutable as 'select repeat(p_name, p_times)'`,
    );
    expect(await run()).toEqual(['greet()']);
    expect(await ask(`greet('Ada', 2)`)).toBe('AdaAda');
    expect(await ask(`(select count(*) from pg_proc where proname = 'greet')`)).toBe(1);
  });

  it('without a file are dropped by the release after; one of a trigger at once', async () => {
    await rm(fileOf('greet'));
    await rm(fileOf('raise_level'));
    await expect(run()).rejects.toThrow(/raise_level.*depend/);
    await migration('0002_level.sql', 'drop trigger step_level on step;');
    expect(await run()).toEqual(['0002_level']);
    expect(await ask(`greet('Ada', 2)`)).toBe('AdaAda');
    expect(await ask(`to_regproc('raise_level')`)).toBeNull();
    await write('start_level', `() returns integer language sql immutable as 'select 6'`);
    await run();
    expect(await ask(`to_regproc('greet')`)).toBeNull();
  });

  it('change all together or not at all, and name the one that fails', async () => {
    await write(
      'next_level',
      `(p_step step) returns integer language sql stable as 'select p_step.level + 100'`,
    );
    await write('start_level', `() returns integer language sql immutable as 'select nonsense'`);
    await expect(run()).rejects.toThrow(/Function start_level failed.*nonsense/);
    expect(await ask('next_level((select s from step s))')).toBe(24);
    await write('start_level', `() returns integer language plpgsql as 'begin return 1 end'`);
    await expect(run()).rejects.toThrow(/Function start_level failed.*syntax error/);
    await write('start_level', `() returns integer language sql immutable as 'select 7'`);
    expect(await run()).toEqual(['next_level()', 'start_level()']);
  });

  it('are planned once and by indexes if they are in PL/pgSQL, unless they say otherwise', async () => {
    await write('plain', `() returns integer language plpgsql as 'begin return 1; end'`);
    await write(
      'special',
      `() returns integer language plpgsql set enable_sort = off as 'begin return 1; end'`,
    );
    await write('of_trigger', `() returns trigger language plpgsql as 'begin return new; end'`);
    await run();
    const settings = `coalesce(array_to_string(proconfig, ', '), 'none')`;
    expect(
      await ask(
        `(select string_agg(proname || ': ' || ${settings}, '; ' order by proname) from pg_proc
          where proname in ('plain', 'special', 'of_trigger', 'start_level'))`,
      ),
    ).toBe(
      'of_trigger: none; plain: plan_cache_mode=force_generic_plan, enable_seqscan=off; special: enable_sort=off; start_level: none',
    );
  });

  it('refuses one that is in two folders', async () => {
    await mkdir(path.join(folder, 'functions/noun'));
    const copy = path.join(folder, 'functions/noun/plain.sql');
    await writeFile(copy, 'create or replace function plain() returns integer language sql return 1;');
    await expect(run()).rejects.toThrow('plain.sql is in two folders of functions');
    await rm(copy);
  });

  it('refuses a file that holds something else', async () => {
    await writeFile(
      fileOf('other'),
      'create or replace function another() returns integer language sql return 1;',
    );
    await expect(run()).rejects.toThrow(
      'other.sql must hold one statement: create or replace function other(',
    );
  });
});

it('no function has a default for a parameter, since a call could then mean the one of the release before', async () => {
  const { rows } = await sql`
    select proname from pg_proc where pronamespace = 'public'::regnamespace and pronargdefaults > 0
      and not exists (select from pg_depend d where d.objid = pg_proc.oid and d.deptype = 'e')`.execute(
    test.database.kysely,
  );
  expect(rows).toEqual([]);
});
