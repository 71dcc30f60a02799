import { sql } from 'kysely';
import { sqlStateOf } from '../databaseErrors.ts';
import type { SchemaFile } from './schemaFiles.ts';
import type { Queryable } from '../transactionScope.ts';

/** Function in the table of applied functions. */
interface AppliedFunction {
  /** With its parameters' types: `hold_cart(jsonb)`. */
  signature: string;
  name: string;
  /** Hash of its file; null for a replaced function, which processes of the release before may still call. */
  hash: string | null;
}

/** Function in PostgreSQL's catalogue. */
interface StoredFunction {
  signature: string;
  parameters: number;
  isTrigger: boolean;
}

const undefinedObject = '42704';
const invalidFunctionDefinition = '42P13';

const execute = (db: Queryable, text: string) => sql.raw(text).execute(db);

/** Creates the table of applied functions. */
export async function createAppliedFunctions(db: Queryable): Promise<void> {
  await sql`
    create table if not exists migration_function (signature text primary key, name text not null, hash text)`.execute(
    db,
  );
}

async function appliedFunctions(db: Queryable): Promise<AppliedFunction[]> {
  const { rows } = await sql<AppliedFunction>`
    select signature, name, hash from migration_function order by name, signature`.execute(db);
  return rows;
}

async function storedFunctions(db: Queryable, name: string): Promise<StoredFunction[]> {
  const { rows } = await sql<StoredFunction>`
    select p.oid::regprocedure::text as signature, p.pronargs as parameters, p.prorettype = 'trigger'::regtype as "isTrigger"
    from pg_proc p where p.pronamespace = current_schema()::regnamespace and p.proname = ${name}`.execute(db);
  return rows;
}

/** Creates a function without a look at its body. @returns false if PostgreSQL refuses it with this SQLSTATE */
async function tryToCreate(db: Queryable, { name, text }: SchemaFile, refusal: string): Promise<boolean> {
  await execute(db, 'savepoint before_function');
  try {
    await execute(db, text);
    return true;
  } catch (error) {
    if (sqlStateOf(error) !== refusal)
      throw new Error(`Function ${name} failed: ${(error as Error).message}`, { cause: error });
    await execute(db, 'rollback to savepoint before_function');
    return false;
  }
}

/** Lets functions be created before the tables and functions that their bodies use. */
const skipBodyChecks = (db: Queryable) => execute(db, 'set local check_function_bodies = off');

/**
 * Creates the functions that the database lacks, for triggers and defaults of tables in the next migrations. A function
 * with a table's row as a parameter waits until `applyFunctions` if its table doesn't exist yet.
 */
export async function createMissingFunctions(tx: Queryable, files: readonly SchemaFile[]): Promise<void> {
  await skipBodyChecks(tx);
  for (const file of files)
    if ((await storedFunctions(tx, file.name)).length === 0) await tryToCreate(tx, file, undefinedObject);
}

async function drop(tx: Queryable, { signature }: Pick<StoredFunction, 'signature'>): Promise<void> {
  await execute(tx, `drop function if exists ${signature}`);
  await sql`delete from migration_function where signature = ${signature}`.execute(tx);
}

/** Keeps a function without a file for the processes of the release before, until functions change again. */
async function keepForFormerRelease(tx: Queryable, name: string, signature: string): Promise<void> {
  await sql`
    insert into migration_function (signature, name, hash) values (${signature}, ${name}, null)
    on conflict (signature) do update set hash = null`.execute(tx);
}

/** Removes a function whose file is gone. No process calls a trigger function, so that one goes at once. */
async function remove(tx: Queryable, { name, signature }: AppliedFunction): Promise<void> {
  const [stored] = (await storedFunctions(tx, name)).filter((each) => each.signature === signature);
  if (!stored || stored.isTrigger) await drop(tx, { signature });
  else await keepForFormerRelease(tx, name, signature);
}

/** Creates or replaces a function. One of the same name with other parameters stays for the release before. */
async function replace(tx: Queryable, file: SchemaFile, applied?: AppliedFunction): Promise<void> {
  const before = await storedFunctions(tx, file.name);
  // PostgreSQL replaces neither the result type nor the names of parameters.
  if (!(await tryToCreate(tx, file, invalidFunctionDefinition))) {
    for (const each of before) await drop(tx, each);
    await execute(tx, file.text);
  }
  const after = await storedFunctions(tx, file.name);
  const known = new Set(before.map(({ signature }) => signature));
  const signature = (after.find((each) => !known.has(each.signature)) ?? applied ?? after[0]!).signature;
  const current = after.find((each) => each.signature === signature)!;
  for (const other of after) {
    if (other === current) continue;
    // A call could not tell apart two functions with as many parameters.
    if (other.parameters === current.parameters) await drop(tx, other);
    else await keepForFormerRelease(tx, file.name, other.signature);
  }
  await sql`
    insert into migration_function (signature, name, hash) values (${current.signature}, ${file.name}, ${file.hash})
    on conflict (signature) do update set hash = excluded.hash`.execute(tx);
}

/**
 * Has every function in PL/pgSQL planned once, by its indexes, unless it has settings of its own. The first holds of a sale
 * see empty tables, and a cached plan that suits those scans whole tables a thousand holds later. Functions of triggers have
 * none, since settings cost time for each row; nor those in SQL, which become part of the statements that call them.
 */
async function setPlans(tx: Queryable): Promise<void> {
  const { rows } = await sql<{ signature: string }>`
    select p.oid::regprocedure::text as signature from pg_proc p join pg_language l on l.oid = p.prolang
    where p.pronamespace = current_schema()::regnamespace and l.lanname = 'plpgsql'
      and p.prorettype <> 'trigger'::regtype and p.proconfig is null`.execute(tx);
  for (const { signature } of rows)
    await execute(
      tx,
      `alter function ${signature} set plan_cache_mode = force_generic_plan set enable_seqscan = off`,
    );
}

/** Checks bodies as `create function` does, now that all tables and functions exist. */
async function checkBodies(tx: Queryable, files: readonly SchemaFile[]): Promise<void> {
  await execute(tx, 'set local check_function_bodies = on');
  for (const { name } of files) {
    const validate = sql`
      select case l.lanname when 'sql' then fmgr_sql_validator(p.oid) else plpgsql_validator(p.oid) end
      from pg_proc p join pg_language l on l.oid = p.prolang
      where p.pronamespace = current_schema()::regnamespace and p.proname = ${name}`;
    await validate.execute(tx).catch((error: Error) => {
      throw new Error(`Function ${name} failed: ${error.message}`, { cause: error });
    });
  }
}

/** Lists the functions whose files differ from those applied last. */
const changedFiles = (files: readonly SchemaFile[], applied: readonly AppliedFunction[]): SchemaFile[] =>
  files.filter(({ name, hash }) => !applied.some((each) => each.name === name && each.hash === hash));

/**
 * Applies the functions that have changed since they were applied last. A function without a file, or with other
 * parameters, is dropped at the next change after this one, so that processes of the release before can call it.
 * @returns names of the applied functions
 */
export async function applyFunctions(tx: Queryable, files: readonly SchemaFile[]): Promise<string[]> {
  const applied = await appliedFunctions(tx);
  const current = applied.filter(({ hash }) => hash !== null);
  const names = new Set(files.map(({ name }) => name));
  const changed = changedFiles(files, applied);
  const gone = current.filter(({ name }) => !names.has(name));
  if (changed.length === 0 && gone.length === 0) return [];
  await skipBodyChecks(tx);
  for (const former of applied) if (former.hash === null) await drop(tx, former);
  for (const each of gone) await remove(tx, each);
  for (const file of changed)
    await replace(
      tx,
      file,
      current.find(({ name }) => name === file.name),
    );
  await setPlans(tx);
  await checkBodies(tx, changed);
  return changed.map(({ name }) => name);
}

/** Lists the functions that the database lacks in this version. */
export async function pendingFunctions(db: Queryable, files: readonly SchemaFile[]): Promise<string[]> {
  const { rows } = await sql<{ name: string | null }>`
    select to_regclass('migration_function')::text as name`.execute(db);
  const applied = rows[0]!.name ? await appliedFunctions(db) : [];
  return changedFiles(files, applied).map(({ name }) => name);
}
