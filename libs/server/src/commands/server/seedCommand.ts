import type { SampleWorld } from '@foyer/catalogue';
import { seedAccounts } from '../../loader/seedAccounts.ts';
import { seedCatalogue } from '../../loader/seedCatalogue.ts';
import { catalogueClientId } from '../../loader/write/writePeople.ts';
import { checkSampleAllowed } from '../../platform/config/sandboxSettings.ts';
import type { ServerConfig } from '../../platform/config/serverConfig.ts';
import { openDatabase, type Database } from '../../platform/database/database.ts';
import { systemClock } from '../../platform/security/clock.ts';
import { createIdMaker } from '../../platform/security/ids.ts';
import { systemRandomness } from '../../platform/security/randomness.ts';
import { minutes } from '../../platform/time/units.ts';
import type { Command, CommandInput } from '../command/command.ts';
import { migrateAndTell } from '../command/migrateAndTell.ts';
import { withDatabase, type CommandDatabase } from '../command/withDatabase.ts';

const tellEvery = 20;

/** Time limits of the pool for statements that load a house of 60,000 seats at once. */
const patience = { statementTimeoutMs: minutes(10), idleInTransactionTimeoutMs: minutes(10) };

/**
 * Returns the examples to load.
 * @throws Error outside of a sandbox, in production, and if the program was given no examples
 */
export function requireSample({ variables, sample }: CommandInput): SampleWorld {
  checkSampleAllowed(variables);
  if (!sample)
    throw new Error(
      'The sample catalogue is not part of the package @foyer/server. `npm start` in a clone of Foyer loads it.',
    );
  return sample;
}

interface SeedParts {
  database: Database;
  config: ServerConfig;
  sample: SampleWorld;
  say: CommandInput['say'];
}

async function seed({ database, config, sample, say }: SeedParts): Promise<void> {
  const { events, seats } = await seedCatalogue(database, sample.buildCatalogue, {
    onProgress: ({ done, total }) => {
      if (done % tellEvery === 0 && done < total) say(`Sample catalogue: ${done} of ${total} events`);
    },
  });
  if (events > 0) say(`Sample catalogue: ${events} events, ${seats.toLocaleString('en-US')} seats`);
  const newId = createIdMaker(systemClock, systemRandomness);
  await seedAccounts({ config, database, newId }, sample, { clientId: catalogueClientId(sample.partner) });
}

/** Loads the missing part of the sample catalogue and of the demo accounts, and prints its progress. */
export async function seedAndTell(
  { config, connectionString }: CommandDatabase,
  sample: SampleWorld,
  { say }: Pick<CommandInput, 'say'>,
): Promise<void> {
  const database = openDatabase({ connectionString, settings: { ...config.pool, ...patience } });
  try {
    await seed({ database, config, sample, say });
  } finally {
    await database.close();
  }
}

/** Prints the demo accounts. */
export function tellDemoAccounts(
  { accounts, password }: SampleWorld,
  { say }: Pick<CommandInput, 'say'>,
): void {
  say(`  Demo accounts, password ${password}:`);
  for (const { emailAddress, isVerified, role } of accounts) {
    const purpose = role ?? (isVerified ? 'fan' : 'fan with an unverified email address');
    say(`    ${emailAddress.padEnd(24)} ${purpose}`);
  }
}

export const seedCommand: Command = {
  summary: 'Load the missing part of the sample catalogue and the demo accounts (FOYER_SANDBOX=on)',
  run: async (input) => {
    const sample = requireSample(input);
    await withDatabase(input, async (target) => {
      await migrateAndTell(target.connectionString, input);
      await seedAndTell(target, sample, input);
    });
  },
};
