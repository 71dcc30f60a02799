import type { Kysely } from 'kysely';
import type { DatabaseSchema } from './databaseSchema.gen.ts';

/** What a repository may ask: statements. Opening transactions and closing the pool are not its business. */
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
 * An open transaction. A repository that writes asks for it in its first parameter, so that nothing is written
 * outside of one. Where reading alone is meant, ask for `Queryable`; both fit. Statements that are started together
 * (`Promise.all`) travel together and are executed in the order in which they were started, each with a look of its own
 * at the data.
 */
export type TransactionScope = Queryable & { readonly [scopeBrand]: true };
