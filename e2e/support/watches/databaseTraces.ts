import { mayHold } from './allowedColumns.ts';
import type { Canary } from '../people/canaries.ts';
import { type FoundCanary, type SaidText, findCanaries } from './findCanaries.ts';
import type { AskDatabase } from '../site/startWorkerSite.ts';

/** Tables with rows of their own; for partitioned tables, the partitions. */
const tablesStatement = `
  select n.nspname as schema, c.relname as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
  where c.relkind = 'r' and n.nspname not in ('pg_catalog', 'information_schema')`;

/** Numbers and times are skipped, since users do not type them. */
const isWord = (value: unknown): boolean =>
  typeof value === 'string' || (typeof value === 'object' && value !== null);

/**
 * Returns the values of every row written since a transaction, by table and column; bytes in hexadecimal. The sample
 * catalogue, from which the database was copied, is older.
 */
export async function writtenSince(database: AskDatabase, transaction: string): Promise<SaidText[]> {
  const tables = await database<{ schema: string; name: string }>(tablesStatement);
  const parts = tables.map(
    ({ schema, name }) =>
      `select '${name}' as name, to_jsonb(t) as row from "${schema}"."${name}" t where xmin::text::bigint >= $1`,
  );
  const rows = await database<{ name: string; row: Record<string, unknown> }>(parts.join(' union all '), [
    transaction,
  ]);
  const columns = new Map<string, string[]>();
  for (const { name, row } of rows) {
    for (const [column, value] of Object.entries(row)) {
      if (!isWord(value)) continue;
      const place = `${name}.${column}`;
      const texts = columns.get(place) ?? [];
      texts.push(typeof value === 'string' ? value : JSON.stringify(value));
      columns.set(place, texts);
    }
  }
  return [...columns].map(([place, texts]) => ({ place, text: texts.join('\n') }));
}

/** Finds canaries in columns that must not hold them [PV-04, AZ-06]. */
export function strayed(said: readonly SaidText[], canaries: readonly Canary[]): FoundCanary[] {
  return findCanaries(said, canaries).filter(({ kind, place }) => !mayHold(place, kind));
}
