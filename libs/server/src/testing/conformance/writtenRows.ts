import { sql } from 'kysely';
import type { Database } from '../../platform/database/database.ts';

/** Tables that record calls and callers, and so also change on refused calls. */
const bookkeeping = ['attempt', 'idempotency_key', 'session'];

/**
 * Records every row of a product table that is written from now on, before and after. Reading whole tables around each call
 * took four fifths of the time of such tests.
 */
export async function recordWrites({ query }: Database): Promise<void> {
  await sql`create schema recorder`.execute(query);
  await sql`create unlogged table recorder.written (name text, sign int, line text)`.execute(query);
  await sql`create function recorder.record() returns trigger language plpgsql as $$
    begin
      if tg_op <> 'INSERT' then insert into recorder.written values (tg_table_name, -1, old::text); end if;
      if tg_op <> 'DELETE' then insert into recorder.written values (tg_table_name, 1, new::text); end if;
      return null;
    end $$`.execute(query);
  const { rows: tables } = await sql<{ name: string }>`
    select table_name as name from information_schema.tables
    where table_schema = 'public' and table_type = 'BASE TABLE'`.execute(query);
  for (const { name } of tables.filter((each) => !bookkeeping.includes(each.name)))
    await sql`create trigger recorder after insert or update or delete on ${sql.table(name)}
      for each row execute function recorder.record()`.execute(query);
}

/** Empties the record, which would be read more slowly the longer it is. */
export async function forgetWrites({ query }: Database): Promise<void> {
  await sql`truncate recorder.written`.execute(query);
}

/**
 * Computes a digest by table of what was written; equal before and after if nothing was written in between.
 * @param mentioning only rows that contain one of these ids; equal if they have the same content
 */
export async function writtenRows(
  { query }: Database,
  mentioning: readonly string[] = [],
): Promise<Record<string, string>> {
  const digest =
    mentioning.length === 0 ? sql`count(*)` : sql`sum(sign * hashtextextended(line, 0)::numeric)`;
  const { rows } = await sql<{ name: string; digest: string }>`
    select name, ${digest}::text as digest from recorder.written
    where line ~ ${mentioning.join('|')} group by name`.execute(query);
  return Object.fromEntries(rows.map((row) => [row.name, row.digest]));
}

/** Lists the tables whose content is other than it was when the record was last emptied. */
export async function changedTables({ query }: Database): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`select name from recorder.written
    group by name having sum(sign * hashtextextended(line, 0)::numeric) <> 0`.execute(query);
  return rows.map(({ name }) => name).toSorted();
}
