import { CompiledQuery } from 'kysely';
import { preparedMark } from './preparedStatements.ts';
import type { Queryable } from './transactionScope.ts';

/** A statement that is written once and asked again and again. */
export type Statement<Values extends readonly unknown[], Row> = (
  db: Queryable,
  ...values: Values
) => Promise<Row[]>;

/**
 * A statement in its final text, for what every request asks: nothing is put together a call, and PostgreSQL reads and
 * plans it once a connection. `$1`… stand for the values; what is optional has no place here, write it with the builder.
 */
export function statement<Row = unknown>() {
  return <Values extends readonly unknown[]>(text: string): Statement<Values, Row> => {
    const compiled = CompiledQuery.raw(`${preparedMark} ${text}`);
    return async (db, ...parameters) => (await db.executeQuery<Row>({ ...compiled, parameters })).rows;
  };
}
