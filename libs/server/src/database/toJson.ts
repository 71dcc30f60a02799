import { sql, type RawBuilder } from 'kysely';

/** A value for a `jsonb` column; pg would take a bare array for an array of PostgreSQL's. */
export const toJson = <T>(value: T): RawBuilder<T> => sql<T>`${JSON.stringify(value)}::jsonb`;
