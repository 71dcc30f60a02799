import { CompiledQuery } from 'kysely';
import { toColumns } from './columnNames.ts';
import { preparedMark } from './preparedStatements.ts';
import type { Queryable } from './transactionScope.ts';

/** Reusable statement with constant text. */
export type Statement<Values extends readonly unknown[], Row> = (
  db: Queryable,
  ...values: Values
) => Promise<Row[]>;

/**
 * Creates a statement with constant text, for frequent requests: no query building per call, and PostgreSQL parses and
 * plans it once per connection. `$1`… are the values; statements with optional parts belong in the query builder.
 */
export function statement<Row = unknown>() {
  return <Values extends readonly unknown[]>(text: string): Statement<Values, Row> => {
    const compiled = CompiledQuery.raw(`${preparedMark} ${text}`);
    return async (db, ...parameters) => (await db.executeQuery<Row>({ ...compiled, parameters })).rows;
  };
}

/**
 * Creates the call of an SQL function that takes one `jsonb` argument and returns one row. Fields of the argument are
 * camelCase here and snake_case in SQL; so are those of rows inside, which the caller converts by `toColumns`.
 */
export function functionCall<Argument extends object, Row>(name: string) {
  const call = statement<Row>()<[argument: string]>(`select * from ${name}($1::jsonb)`);
  return async (db: Queryable, argument: Argument): Promise<Row> => {
    const [row] = await call(db, JSON.stringify(toColumns(argument)));
    return row!;
  };
}
