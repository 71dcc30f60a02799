import { migrate } from '../platform/database/migrate.ts';
import type { Command, CommandInput } from './command.ts';
import { withDatabase } from './withDatabase.ts';

/** Migrates a database and prints the migrations that ran. */
export async function migrateAndTell(connectionString: string, { say }: CommandInput): Promise<void> {
  await migrate({ connectionString, onApplied: (name) => say(`Migrated: ${name}`) });
}

export const migrateCommand: Command = {
  summary: 'Bring the database up to date',
  run: (input) => withDatabase(input, ({ connectionString }) => migrateAndTell(connectionString, input)),
};
