import { sql } from 'kysely';
import type { Queryable } from './transactionScope.ts';

/** TypeScript types by PostgreSQL type name, as the pool's parsers return them. */
const typeNames: Record<string, string> = {
  uuid: 'string',
  text: 'string',
  varchar: 'string',
  bpchar: 'string',
  date: 'string',
  time: 'string',
  numeric: 'string',
  xid8: 'string',
  tsvector: 'string',
  bool: 'boolean',
  int2: 'number',
  int4: 'number',
  int8: 'number',
  float4: 'number',
  float8: 'number',
  timestamptz: 'Timestamp',
  jsonb: 'Json',
  json: 'Json',
  bytea: 'Buffer',
};

interface ColumnRow {
  table_name: string;
  column_name: string;
  udt_name: string;
  is_nullable: 'YES' | 'NO';
  has_default: boolean;
  is_generated: boolean;
}

const pascalCase = (name: string) =>
  name.replace(/(^|[_.])([a-z0-9])/g, (_all, _bar, letter: string) => letter.toUpperCase());

function typeOf({
  udt_name: name,
  is_nullable,
  has_default,
  is_generated,
  table_name,
  column_name,
}: ColumnRow): string {
  const element = name.startsWith('_') ? name.slice(1) : name;
  const known = typeNames[element];
  if (!known) throw new Error(`No TypeScript type is known for ${name} of ${table_name}.${column_name}`);
  const base = name.startsWith('_') ? `${known}[]` : known;
  const type = is_nullable === 'YES' ? `${base} | null` : base;
  if (is_generated) return `GeneratedAlways<${type}>`;
  return has_default ? `Generated<${type}>` : type;
}

const header = `// Made from the migrations by \`foyer schema-types\`. Do not edit.
import type { ColumnType, GeneratedAlways } from 'kysely';

/** May be left out of an insert: the database has a default. */
export type Generated<T> =
  T extends ColumnType<infer S, infer I, infer U> ? ColumnType<S, I | undefined, U> : ColumnType<T, T | undefined, T>;

/** Read as a Date; written as a Date or as ISO text. */
export type Timestamp = ColumnType<Date, Date | string, Date | string>;
/** Read as what the JSON says; written through \`toJson\`. */
// eslint-disable-next-line @typescript-eslint/no-explicit-any -- the repository that reads a document names its type
export type Json = ColumnType<any, unknown, unknown>;
`;

/**
 * Generates `databaseSchema.gen.ts` from a migrated database: an interface per table and view, column names unchanged.
 */
export async function generateDatabaseSchema(db: Queryable): Promise<string> {
  const { rows } = await sql<ColumnRow>`
    select case c.table_schema when 'public' then c.table_name else c.table_schema || '.' || c.table_name end as table_name, c.column_name, c.udt_name, c.is_nullable,
      (c.column_default is not null or c.is_identity = 'YES') as has_default,
      (c.is_generated = 'ALWAYS') as is_generated
    from information_schema.columns c
    where c.table_schema in ('public', 'sandbox_gateway') and c.table_name !~ '^migration(_|$)'
      and not exists (
        select from pg_inherits i join pg_class p on p.oid = i.inhrelid where p.relname = c.table_name)
    order by c.table_schema collate "C", c.table_name collate "C", c.ordinal_position`.execute(db);
  const tables = new Map<string, ColumnRow[]>();
  for (const row of rows) tables.set(row.table_name, [...(tables.get(row.table_name) ?? []), row]);
  const interfaces = [...tables].map(
    ([name, columns]) =>
      `export interface ${pascalCase(name)}Table {\n${columns.map((column) => `  ${column.column_name}: ${typeOf(column)};`).join('\n')}\n}\n`,
  );
  const schema = [...tables.keys()]
    .map((name) => `  ${name.includes('.') ? `'${name}'` : name}: ${pascalCase(name)}Table;`)
    .join('\n');
  return `${[header, ...interfaces].join('\n')}\n/** Every table and view. */\nexport interface DatabaseSchema {\n${schema}\n}\n`;
}
