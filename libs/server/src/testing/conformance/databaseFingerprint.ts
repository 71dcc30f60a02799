import { sql } from 'kysely';
import type { Database } from '../../platform/database/database.ts';

/** Tables that record calls and callers, and so also change on refused calls. */
const bookkeeping = ['attempt', 'idempotency_key', 'session'];

/** Rows and the transactions that wrote them: any write changes it, and nothing is read but the rows' heads. */
const digestOfAll = (table: string) => sql`
  select ${table}::text as name, concat(count(*), ' ', sum(t.xmin::text::bigint)) as digest from ${sql.table(table)} t`;

const digestOfSome = (table: string, pattern: string) => sql`
  select ${table}::text as name, concat(count(*), ' ', sum(hashtextextended(line, 0)::numeric)) as digest
  from (select t::text as line from ${sql.table(table)} t offset 0) lines where line ~ ${pattern}`;

/**
 * Computes a digest of the rows of all product tables; equal if nothing was written.
 * @param mentioning only rows that contain one of these ids; equal if they are the same
 */
export async function fingerprint(
  { query }: Database,
  mentioning: readonly string[] = [],
): Promise<Record<string, string>> {
  const { rows: tables } = await sql<{ name: string }>`
    select table_name as name from information_schema.tables
    where table_schema = 'public' and table_type = 'BASE TABLE' order by 1`.execute(query);
  const pattern = mentioning.join('|');
  const parts = tables
    .filter(({ name }) => !bookkeeping.includes(name))
    .map(({ name }) => (pattern === '' ? digestOfAll(name) : digestOfSome(name, pattern)));
  const { rows } = await sql<{ name: string; digest: string }>`${sql.join(parts, sql` union all `)}`.execute(
    query,
  );
  return Object.fromEntries(rows.map(({ name, digest }) => [name, digest]));
}
