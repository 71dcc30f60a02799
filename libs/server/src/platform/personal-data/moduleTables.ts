import type { UserDataExport } from '@foyer/contract';
import type { DatabaseSchema } from '../database/databaseSchema.gen.ts';

/** Where the export of a user's data has the records of a table, or why it has none [PV-05]. */
type TableExport = { exportedAs: keyof UserDataExport } | { leftOut: string } | 'noPersons';

/** Tables of a module. Every table of the database belongs to one. */
export type ModuleTables = Partial<Record<keyof DatabaseSchema, TableExport>>;
