import { sql } from 'kysely';
import { camelCase } from '../columnNames.ts';
import type { Queryable } from '../transactionScope.ts';

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
  tableName: string;
  columnName: string;
  udtName: string;
  isNullable: 'YES' | 'NO';
  hasDefault: boolean;
  isGenerated: boolean;
}

const pascalCase = (name: string) =>
  name.replace(/(^|[_.])([a-z0-9])/g, (_all, _bar, letter: string) => letter.toUpperCase());

function typeOf({
  udtName: name,
  isNullable,
  hasDefault,
  isGenerated,
  tableName,
  columnName,
}: ColumnRow): string {
  const element = name.startsWith('_') ? name.slice(1) : name;
  const known = typeNames[element];
  if (!known) throw new Error(`No TypeScript type is known for ${name} of ${tableName}.${columnName}`);
  const base = name.startsWith('_') ? `${known}[]` : known;
  const type = isNullable === 'YES' ? `${base} | null` : base;
  if (isGenerated) return `GeneratedAlways<${type}>`;
  return hasDefault ? `Generated<${type}>` : type;
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
 * Generates `databaseSchema.gen.ts` from a migrated database: an interface per table and view, with the names of TypeScript.
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
  for (const row of rows) tables.set(row.tableName, [...(tables.get(row.tableName) ?? []), row]);
  const interfaces = [...tables].map(
    ([name, columns]) =>
      `export interface ${pascalCase(name)}Table {\n${columns.map((column) => `  ${camelCase(column.columnName)}: ${typeOf(column)};`).join('\n')}\n}\n`,
  );
  const schema = [...tables.keys()]
    .map(
      (name) =>
        `  ${name.includes('.') ? `'${camelCase(name)}'` : camelCase(name)}: ${pascalCase(name)}Table;`,
    )
    .join('\n');
  return `${[header, ...interfaces].join('\n')}\n/** Every table and view. */\nexport interface DatabaseSchema {\n${schema}\n}\n`;
}
