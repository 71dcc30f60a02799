import type { Command } from '../command/command.ts';
import { migrateAndTell } from '../command/migrateAndTell.ts';
import { withDatabase } from '../command/withDatabase.ts';

export const migrateCommand: Command = {
  summary: 'Bring the database up to date',
  run: (input) => withDatabase(input, ({ connectionString }) => migrateAndTell(connectionString, input)),
};
