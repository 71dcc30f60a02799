import { sql, type RawBuilder } from 'kysely';

/** Converts a value for a `jsonb` column; pg would send a plain array as a PostgreSQL array. */
export const toJson = <T>(value: T): RawBuilder<T> => sql<T>`${JSON.stringify(value)}::jsonb`;
