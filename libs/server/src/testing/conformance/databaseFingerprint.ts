import { sql } from 'kysely';
import type { Database } from '../../platform/database/database.ts';

/** Tables that record calls and callers, and so also change on refused calls. */
const bookkeeping = ['attempt', 'idempotency_key', 'session'];

/**
 * Computes a digest of the rows of all product tables; equal if nothing changed.
 * @param mentioning only rows that contain one of these ids
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
    .map(
      ({ name }) => sql`
        select ${name}::text as name, md5(coalesce(string_agg(t::text, '|' order by t::text), '')) as digest
        from ${sql.table(name)} t where ${pattern}::text = '' or t::text ~ ${pattern}::text`,
    );
  const { rows } = await sql<{ name: string; digest: string }>`${sql.join(parts, sql` union all `)}`.execute(
    query,
  );
  return Object.fromEntries(rows.map(({ name, digest }) => [name, digest]));
}
