import type { Command } from './command.ts';
import { migrateCommand } from './migrateCommand.ts';
import { schemaTypesCommand } from './schemaTypesCommand.ts';
import { serveCommand } from './serveCommand.ts';

/** Every command of `foyer`, by the word that calls it. */
export const commandTable: Record<string, Command> = {
  serve: serveCommand,
  migrate: migrateCommand,
  'schema-types': schemaTypesCommand,
};
