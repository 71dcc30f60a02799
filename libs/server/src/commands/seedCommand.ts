import type { ServerConfig } from '../config/serverConfig.ts';
import { minutes } from '../config/units.ts';
import { openDatabase, type Database } from '../database/database.ts';
import { demoAccounts, demoPassword, seedDemoAccounts } from '../modules/identity/demo/seedDemoAccounts.ts';
import { seedCatalogue } from '../modules/marketplace/loader/seedCatalogue.ts';
import { catalogueClientId } from '../modules/marketplace/loader/writePeople.ts';
import { systemClock } from '../security/clock.ts';
import { createIdMaker } from '../security/ids.ts';
import { systemRandomness } from '../security/randomness.ts';
import type { Command, CommandInput } from './command.ts';
import { migrateAndTell } from './migrateCommand.ts';
import { withDatabase, type CommandDatabase } from './withDatabase.ts';

/** The organisation that the demo organiser and promoter belong to: the one with a site of its own. */
const demoClientId = catalogueClientId('aurora');
const tellEvery = 20;

/** Loading a house of 60,000 seats is one statement or two: what a request may take does not hold here. */
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

/** Loads the sample catalogue and the demo accounts, as far as they are missing, and says how far it is. */
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

/** The demo accounts, as a person wants to read them. */
export function tellDemoAccounts({ say }: Pick<CommandInput, 'say'>): void {
  say(`  Demo accounts, password ${demoPassword}:`);
  for (const { emailAddress, isVerified, role } of demoAccounts) {
    const purpose = role ?? (isVerified ? 'fan' : 'fan whose e-mail is not verified');
    say(`    ${emailAddress.padEnd(24)} ${purpose}`);
  }
}

export const seedCommand: Command = {
  summary: 'Load the sample catalogue and the demo accounts, as far as they are missing',
  run: (input) =>
    withDatabase(input, async (target) => {
      await migrateAndTell(target.connectionString, input);
      await seedAndTell(target, input);
    }),
};
