import type { UserDataExport } from '@foyer/contract';
import type { DatabaseSchema } from '../database/databaseSchema.gen.ts';

/** Personal data that the conformance suite looks for in every column [PV-04]. */
export type PersonalKind =
  'emailAddress' | 'firstName' | 'lastName' | 'postalCode' | 'dateOfBirth' | 'nameOnCard' | 'cardPostalCode';

/** Where the export of a user's data has the records of a table, or why it has none [PV-05]. */
type TableExport = { exportedAs: keyof UserDataExport } | { leftOut: string };

/** Table with data of persons, and the columns that have which personal data; no other column may. */
type PersonalTable<Table> = TableExport & {
  personal?: { readonly [Column in keyof Table]?: readonly PersonalKind[] };
};

/** Tables of a module. Every table of the database belongs to one. */
export type ModuleTables = {
  [Name in keyof DatabaseSchema]?: PersonalTable<DatabaseSchema[Name]> | 'noPersons';
};
