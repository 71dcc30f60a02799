import { sql } from 'kysely';
import type { Database } from '../../../platform/database/database.ts';

/** Counts the rows of all tables; a repeated effect shows as an additional row. */
export async function countRows({ kysely }: Database): Promise<Record<string, number>> {
  const { rows } = await sql<{ name: string; count: number }>`
    select format('%I.%I', schemaname, tablename) as name,
      (xpath('/row/c/text()', query_to_xml(format('select count(*) as c from %I.%I', schemaname, tablename), false, true, '')))[1]::text::bigint as count
    from pg_tables where schemaname in ('public', 'sandbox_gateway') and tablename <> 'idempotency_key'`.execute(
    kysely,
  );
  return Object.fromEntries(rows.map(({ name, count }) => [name, count]));
}

/** Returns the tables with another number of rows, and by how many. */
export const rowDifference = (after: Record<string, number>, before: Record<string, number>) =>
  Object.fromEntries(
    Object.entries(after)
      .map(([name, count]) => [name, count - before[name]!])
      .filter(([, change]) => change !== 0),
  );
