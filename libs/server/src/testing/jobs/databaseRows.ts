import { sql } from 'kysely';
import type { Database } from '../../platform/database/database.ts';

/** Schemas of what a job has an effect on: the product, and the sandbox in place of a payment gateway. */
const schemas = ['public', 'sandbox_gateway'];
const uuid = /[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}/g;
/** Instants, bytes, sealed or random text, and numbers of orders. */
const passing =
  /\d{4}-\d\d-\d\d[T ]\d\d:\d\d:[\d.]+(?:Z|[+-]\d\d:?\d\d)?|\\\\x[\da-f]+|(?<![\w-])(?=[\w+/=-]*\d)[\w+/-]{40,}={0,2}|\b[\dA-Z]{3}(?:-[\dA-Z]{3}){2}\b/g;
/** Numbers of transactions and of writes of a row, and times in milliseconds. */
const counted = /"(database_transaction|version|expire)": "?\d+"?/g;

/** Lists every row of a database as text, with the name of its table. */
export async function listRows({ query }: Database): Promise<string[]> {
  const { rows: tables } = await sql<{ schema: string; name: string }>`
    select table_schema as schema, table_name as name from information_schema.tables
    where table_type = 'BASE TABLE' and table_schema = any(${schemas})
      and table_name <> 'clock' order by 1, 2`.execute(query);
  const each = tables.map(
    ({ schema, name }) =>
      sql`select ${name}::text as name, to_jsonb(t)::text as line from ${sql.table(`${schema}.${name}`)} t`,
  );
  const { rows } = await sql<{ name: string; line: string }>`${sql.join(each, sql` union all `)}`.execute(
    query,
  );
  return rows.map(({ name, line }) => `${name} ${line}`);
}

/**
 * Compares rows with those from before, whose ids are known: leaves out what is the same, and of the others what differs
 * between two runs of one job: new ids, instants, and secrets.
 */
export function changedRows(rows: readonly string[], before: ReadonlySet<string>): string[] {
  const known = new Set([...before].flatMap((row) => row.match(uuid) ?? []));
  const present = new Set(rows);
  const gone = [...before].filter((row) => !present.has(row)).map((row) => `- ${row}`);
  const come = rows.filter((row) => !before.has(row)).map((row) => `+ ${row}`);
  return [...gone, ...come]
    .map((row) =>
      row
        .replace(uuid, (id) => (known.has(id) ? id : '(id)'))
        .replace(passing, '(…)')
        .replace(counted, '$1'),
    )
    .toSorted();
}
