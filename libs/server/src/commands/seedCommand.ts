import { checkSampleAllowed } from '../platform/config/sandboxSettings.ts';
import type { ServerConfig } from '../platform/config/serverConfig.ts';
import { minutes } from '../platform/time/units.ts';
import { openDatabase, type Database } from '../platform/database/database.ts';
import { demoAccounts, demoPassword, seedDemoAccounts } from '../loader/seedDemoAccounts.ts';
import { seedCatalogue } from '../loader/seedCatalogue.ts';
import { catalogueClientId } from '../loader/writePeople.ts';
import { systemClock } from '../platform/security/clock.ts';
import { createIdMaker } from '../platform/security/ids.ts';
import { systemRandomness } from '../platform/security/randomness.ts';
import type { Command, CommandInput } from './command.ts';
import { migrateAndTell } from './migrateCommand.ts';
import { withDatabase, type CommandDatabase } from './withDatabase.ts';

/** Organisation of the demo organiser and promoter: the one with a white-label site. */
const demoClientId = catalogueClientId('aurora');
const tellEvery = 20;

/** Time limits of the pool for statements that load a house of 60,000 seats at once. */
const patience = { statementTimeoutMs: minutes(10), idleInTransactionTimeoutMs: minutes(10) };

async function seed(database: Database, config: ServerConfig, say: CommandInput['say']): Promise<void> {
  const { events, seats } = await seedCatalogue(database, {
    onProgress: ({ done, total }) => {
      if (done % tellEvery === 0 && done < total) say(`Sample catalogue: ${done} of ${total} events`);
    },
  });
  if (events > 0) say(`Sample catalogue: ${events} events, ${seats.toLocaleString('en-US')} seats`);
  const newId = createIdMaker(systemClock, systemRandomness);
  await seedDemoAccounts({ config, database, newId }, { clientId: demoClientId });
}

/** Loads the missing part of the sample catalogue and of the demo accounts, and prints its progress. */
export async function seedAndTell(
  { config, connectionString }: CommandDatabase,
  { say }: Pick<CommandInput, 'say'>,
): Promise<void> {
  const database = openDatabase({ connectionString, settings: { ...config.pool, ...patience } });
  try {
    await seed(database, config, say);
  } finally {
    await database.close();
  }
}

/** Prints the demo accounts. */
export function tellDemoAccounts({ say }: Pick<CommandInput, 'say'>): void {
  say(`  Demo accounts, password ${demoPassword}:`);
  for (const { emailAddress, isVerified, role } of demoAccounts) {
    const purpose = role ?? (isVerified ? 'fan' : 'fan with an unverified email address');
    say(`    ${emailAddress.padEnd(24)} ${purpose}`);
  }
}

export const seedCommand: Command = {
  summary: 'Load the missing part of the sample catalogue and the demo accounts (FOYER_SANDBOX=on)',
  run: async (input) => {
    checkSampleAllowed(input.variables);
    await withDatabase(input, async (target) => {
      await migrateAndTell(target.connectionString, input);
      await seedAndTell(target, input);
    });
  },
};
