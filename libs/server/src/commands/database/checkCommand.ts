import { allInvariants } from '../../composition/modules/serverModules.ts';
import { openDatabase } from '../../platform/database/database.ts';
import { findViolationsOf } from '../../platform/database/findViolations.ts';
import { pendingMigrations } from '../../platform/database/schema/migrate.ts';
import type { Command } from '../command/command.ts';
import { withDatabase, type CommandDatabase } from '../command/withDatabase.ts';

/** @throws Error if the invariants are not those of the database's release */
async function requireRelease({ connectionString, config }: CommandDatabase): Promise<void> {
  const database = openDatabase({ connectionString, settings: config.pool });
  try {
    if ((await pendingMigrations(database)).length > 0)
      throw new Error('The database is of another release; foyer migrate brings it up to date.');
  } finally {
    await database.close();
  }
}

/** Checks the data of a deployment at once, as the servers do every night [DS-06]. It may run beside them. */
export const checkCommand: Command = {
  summary: 'Check that orders, payments, seats, tokens and the ledger agree',
  run: async (input) => {
    if (input.arguments.length > 0) throw new Error('foyer check');
    await withDatabase(input, async (database) => {
      await requireRelease(database);
      const invariants = allInvariants();
      const { violated, notChecked } = await findViolationsOf(database.connectionString, invariants);
      for (const { name, finding } of violated) input.say(`${name}: ${finding}`);
      for (const { name, finding } of notChecked) input.say(`${name}: not checked (${finding})`);
      const all = invariants.length;
      if (notChecked.length > 0)
        input.say(`Warning: ${notChecked.length} of ${all} invariants could not be checked.`);
      if (violated.length > 0) throw new Error(`${violated.length} of ${all} invariants are violated.`);
      input.say(`${all - notChecked.length} invariants hold.`);
    });
  },
};
