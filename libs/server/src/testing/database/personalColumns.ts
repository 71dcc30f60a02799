import { moduleTables } from '../../composition/modules/serverModules.ts';
import { snakeCase } from '../../platform/database/columnNames.ts';
import type { PersonalKind } from '../../platform/personal-data/moduleTables.ts';
import { sandbox } from '../../sandbox/sandbox.ts';

/** Personal data by `table.column`, as the manifests of all modules and of the sandbox name it [PV-04]. */
export const personalColumns: Readonly<Record<string, readonly PersonalKind[]>> = Object.fromEntries(
  Object.entries({ ...moduleTables, ...sandbox.tables }).flatMap(([table, place]) =>
    place === 'noPersons'
      ? []
      : Object.entries(place.personal ?? {}).map(([column, kinds]) => [
          // The name of a schema is no part of it.
          snakeCase(`${table.replace(/^.*\./, '')}.${column}`),
          kinds,
        ]),
  ),
);
