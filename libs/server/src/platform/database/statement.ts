import { CompiledQuery } from 'kysely';
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
