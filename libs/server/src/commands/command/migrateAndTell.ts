import { migrate } from '../../platform/database/schema/migrate.ts';
import type { CommandInput } from './command.ts';

/** Maximum number of migrations that are printed by name; a new database runs more. */
const mostNames = 12;

/** Migrates a database and prints the migrations that ran: their names, or their number. */
export async function migrateAndTell(connectionString: string, { say }: CommandInput): Promise<void> {
  const applied = await migrate({ connectionString });
  if (applied.length === 0) return;
  const isFunction = (name: string): boolean => name.endsWith('()');
  const functions = applied.filter(isFunction).length;
  say(
    applied.length > mostNames
      ? `Migrated: ${applied.length - functions} migrations, ${functions} functions`
      : `Migrated: ${applied.join(', ')}`,
  );
}
