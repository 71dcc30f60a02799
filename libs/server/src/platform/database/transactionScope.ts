import type { Kysely } from 'kysely';
import type { DatabaseSchema } from './databaseSchema.gen.ts';

/** Statements that a repository may run; it can neither open transactions nor close the pool. */
export type Queryable = Pick<
  Kysely<DatabaseSchema>,
  | 'selectFrom'
  | 'insertInto'
  | 'updateTable'
  | 'deleteFrom'
  | 'with'
  | 'withRecursive'
  | 'fn'
  | 'case'
  | 'dynamic'
  | 'getExecutor'
  | 'executeQuery'
>;

declare const scopeBrand: unique symbol;

/**
 * Open transaction. A writing repository function takes it as its first parameter, so that nothing is written outside a
 * transaction. Functions that only read take a `Queryable`; both fit. Statements started together (`Promise.all`) are
 * sent together and executed in the order in which they were started, each with its own snapshot of the data.
 */
export type TransactionScope = Queryable & { readonly [scopeBrand]: true };
